import { describe, expect, test } from 'vitest';
import { assign, createActor, createMachine, type InspectionEvent } from 'xstate';
import { CARDS } from '../../cards/index.ts';
import { createGame } from '../../src/engine/game.ts';
import { difference } from '../../src/inspector/adapter/difference.ts';
import { makeRecorder } from '../../src/inspector/adapter/recorder.ts';
import { runTo } from '../../src/notation/run.ts';
import { folder, scenarioOf, WORKED } from './opened.ts';

function recorded(file: string, most?: number) {
  const recorder = makeRecorder(most);
  const ran = runTo(scenarioOf(file).tree, Number.POSITIVE_INFINITY, {
    cards: CARDS,
    createGame: (scene) => createGame(scene, { inspect: recorder.inspect, undo: 'anything' }),
  });
  if (!ran.ok) throw new Error(ran.message);
  return { recorder, game: ran.game };
}

describe('the facts of the steps are the facts of the intents, in order', () => {
  for (const { file } of folder.list())
    test(file, () => {
      const { recorder, game } = recorded(file);
      expect(recorder.problem).toBeNull();
      for (let n = 1; n <= game.history.length; n++) {
        const steps = recorder.frames.filter(({ intents }) => intents === n);
        expect(steps.flatMap(({ facts }) => facts)).toEqual(game.history.at(n).facts);
      }
      expect(recorder.frames.at(-1)?.settled).toMatchObject({ game: game.truth, window: game.window });
      game.stop();
    });
});

test('an entry that is removed leaves at once, struck by whoever removed it, and its farewell is no step', () => {
  const { recorder } = recorded('700/700.8-removed-at-once.pile');
  const removing = recorder.frames.find(({ facts }) => facts.some(({ type }) => type === 'removed'));
  const removed = removing?.entries.find(({ state }) => state === 'removed');
  expect(removed).toMatchObject({ removedBy: { title: 'Dead Air', controller: 'elysha' } });
  expect(removing?.taken).toContainEqual(
    expect.objectContaining({ actor: removed?.id, edges: ['pileEntry|entry.remove|0'] }),
  );
  expect(recorder.frames.filter(({ facts }) => facts.length === 0)).toEqual([]);
});

test('an entry that asks is seen to ask in the step in which the question is heard', () => {
  const { recorder } = recorded('700/700.7-questions-are-answers.pile');
  const asking = recorder.frames.filter(({ question }) => question !== null);
  expect(
    asking.map(({ event, entries, question }) => [event, entries.find(({ id }) => id === question?.entry)?.state]),
  ).toEqual([
    ['entry.asks', 'asking'],
    ['entry.asks', 'asking'],
  ]);
});

test('an undone intent is no step; the actors that are raised again go on where they were', () => {
  const { recorder, game } = recorded(WORKED);
  const whole = recorder.frames;
  game.undo();
  recorder.cut(8);
  game.redo();
  const strip = ({ facts, taken, entries, path }: (typeof whole)[number]) => ({ facts, taken, entries, path });
  expect(recorder.frames.map(strip)).toEqual(whole.map(strip));
});

test('steps are not kept without end: the last one then stands for what goes on', () => {
  const { recorder, game } = recorded(WORKED, 5);
  expect(recorder.frames).toHaveLength(5);
  expect(recorder.frames.at(-1)?.settled.game).toEqual(game.truth);
});

describe('whatever is inspected, the recorder takes no harm', () => {
  const loop: { self?: unknown } = {};
  loop.self = loop;
  const bad = {
    loop,
    big: 10n ** 30n,
    get trap(): never {
      throw new Error('do not look');
    },
  };

  test('contexts and events that are no plain data', () => {
    const recorder = makeRecorder();
    const machine = createMachine({
      context: () => ({ bad }),
      on: { '*': { actions: assign({ last: ({ event }) => event }) } },
    });
    const actor = createActor(machine, { inspect: recorder.inspect });
    actor.start();
    for (const event of [
      { type: 'x', ...{ loop } },
      { type: 'y', big: 1n },
    ])
      actor.send(event);
    expect(recorder.frames).toEqual([]);
    expect(recorder.problem).not.toBeNull();
  });

  test('events that are none', () => {
    const recorder = makeRecorder();
    for (const event of [
      null,
      {},
      { type: '@xstate.snapshot' },
      { type: '@xstate.microstep', rootId: 'x', actorRef: {} },
    ])
      expect(() => recorder.inspect(event as InspectionEvent)).not.toThrow();
    expect(recorder.frames).toEqual([]);
  });
});

describe('the raw difference', () => {
  const cases: readonly [name: string, before: unknown, after: unknown, lines: readonly string[]][] = [
    ['nothing', { a: [1] }, { a: [1] }, []],
    ['a value', { a: 1 }, { a: 2 }, ['/a  1 → 2']],
    ['what came and went', { a: 1 }, { b: { c: 'd' } }, ['/a  - 1', '/b  + {c: "d"}']],
    ['a list that grew in the middle', [1, 2, 3], [1, 9, 2, 3], ['/1  + 9']],
    ['a list that shrank at the end', [{ id: 1 }, { id: 2 }], [{ id: 1 }], ['/1  - {id: 2}']],
    ['something within a list', [{ id: 1, x: 0 }], [{ id: 1, x: 5 }], ['/0/x  0 → 5']],
    ['signs of a pointer in a name', { 'a/b~c': 1 }, { 'a/b~c': 2 }, ['/a~1b~0c  1 → 2']],
    ['a whole that is another', 1, null, ['/  1 → null']],
    ['a number that JSON has not', { a: 1n }, { a: 2n }, ['/a  "1n" → "2n"']],
  ];
  for (const [name, before, after, lines] of cases)
    test(name, () => expect(difference(before, after)).toBe(lines.join('\n')));

  test('is cut where it gets long', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`k${n}`, n]));
    const lines = difference({}, { ...many, long: 'x'.repeat(1000) }).split('\n');
    expect(lines).toHaveLength(81);
    expect(lines.at(-1)).toBe('… and 421 more');
  });

  test('does not end in a cycle, nor in a trap', () => {
    const one: { self?: unknown } = {};
    one.self = one;
    const other: { self?: unknown } = {};
    other.self = other;
    expect(() => difference({ one, a: [one] }, { one: other, a: [other, other] })).not.toThrow();
  });
});
