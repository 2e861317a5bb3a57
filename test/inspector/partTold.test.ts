import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { guardsOf, type Moved, matches } from '../../src/inspector/chart/looked.ts';
import { outlineOf } from '../../src/inspector/chart/outlineOf.ts';
import { edgeOf } from '../../src/inspector/edge.ts';
import { opened, WORKED } from './opened.ts';

describe('what a game has done with a part of a chart', () => {
  const sitting = opened(WORKED);
  const told = (n: number, edges: readonly string[], state: string | null = null) =>
    sitting.part({ machine: 'game', n, state, edges });
  const BUILDING = 'game.turn.battle.fight.damage.pile.building';
  const PASS = `${BUILDING}.untouched|pass|0`;

  test('is counted up to the step looked at, and in all', () => {
    expect(told(3, [PASS]).edges[0]?.taken).toEqual({ until: 0, all: 3, last: null });
    expect(told(7, [PASS]).edges[0]?.taken).toEqual({ until: 2, all: 3, last: 7 });
    expect(told(7, [], BUILDING).entered).toEqual({ until: 1, all: 1, last: 3 });
    expect(told(11, [], 'no-such-state').entered).toEqual({ until: 0, all: 0, last: null });
  });

  test('guards said no until one let pass', () => {
    const all = `${BUILDING}|xstate.done|0`;
    expect(told(7, [all]).edges).toEqual([{ id: all, taken: { until: 0, all: 0, last: null }, guard: null }]);
    const [passes] = told(7, [PASS]).edges;
    expect(passes?.guard).toEqual({ value: true, n: 7 });
    const entries = sitting.part({ machine: 'pileEntry', n: 11, state: 'pileEntry.resolved', edges: [] });
    expect(entries.entered).toMatchObject({ until: 3, all: 3 });
  });
});

describe('which guards were looked at', () => {
  const asked: string[] = [];
  const say = (name: string, value: (n: number) => boolean) => ({
    type: name,
    value,
  });
  const machine = createMachine(
    {
      id: 'm',
      context: { n: 0 },
      initial: 'a',
      on: { 'go.*': { target: '.b', guard: 'outer' } },
      states: {
        a: {
          on: {
            'go.on': [
              { target: 'b', guard: 'first' },
              { target: 'c', guard: 'second' },
              { target: 'b', guard: 'third' },
            ],
          },
        },
        b: { always: [{ target: 'c', guard: 'never' }], on: { 'go.back': { target: 'a', guard: 'never' } } },
        c: {
          always: [
            { target: 'a', guard: 'first' },
            { target: 'b', guard: 'second' },
          ],
        },
      },
    },
    {
      guards: Object.fromEntries(
        [
          say('first', () => false),
          say('second', () => true),
          say('third', () => true),
          say('outer', () => true),
          say('never', () => false),
        ].map(({ type, value }) => [
          type,
          () => {
            asked.push(`${type} ${value(0)}`);
            return value(0);
          },
        ]),
      ),
    },
  );

  test('is what XState itself asks, in its order', () => {
    const outline = outlineOf(machine);
    const looks = guardsOf(outline);
    const nameOf = new Map(outline.transitions.map(({ id, guard }) => [id, guard]));
    const told: string[] = [];
    let before: readonly string[] = [];
    const actor = createActor(machine, {
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return;
        const { _nodes: nodes } = event.snapshot as unknown as { readonly _nodes: readonly { readonly id: string }[] };
        const moved: Moved = {
          event: event.event.type,
          edges: event._transitions.map(edgeOf).filter((edge) => edge !== null),
          active: nodes.map(({ id }) => id),
        };
        if (!looks.goesByItself(moved) && told.length > 0) told.push(...words(looks.rested(before)));
        told.push(...words(looks.moved(before, moved)));
        before = moved.active;
      },
    });
    const words = (all: readonly { readonly edge: string; readonly value: boolean }[]): string[] =>
      all.map(({ edge, value }) => `${nameOf.get(edge)} ${value}`);
    actor.start();
    before = ['m', 'm.a'];
    actor.send({ type: 'go.on' });
    actor.send({ type: 'go.back' });
    told.push(...words(looks.rested(before)));
    expect(asked).toEqual(told);
    expect(told).toContain('outer true');
  });

  test('events are heard by their families', () => {
    expect(matches('xstate.done.actor.*', 'xstate.done.actor.e1')).toBe(true);
    expect(matches('go.*', 'gone')).toBe(false);
    expect(matches('*', 'anything')).toBe(true);
  });
});
