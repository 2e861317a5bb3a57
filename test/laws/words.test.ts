import { describe, expect, test } from 'vitest';
import type { FromSpine } from '../../machines/pileEntry.ts';
import type { SpineEvent } from '../../machines/spine.ts';
import { INTENTS, type IntentType, WINDOW_INTENTS, WINDOWS } from '../../src/index.ts';
import { chainOf, ENTRY, heardBy, isInner, isIntent, NODES, nameOf, SPINE, waysFrom } from './charts.ts';

type Done = `xstate.done.actor.${string}`;

/** What can be said to each chart; the compiler knows no other word, and misses none. */
const SAID = {
  spine: {
    ...(Object.fromEntries(INTENTS.map((type) => [type, true])) as Record<IntentType, true>),
    'entry.asks': true,
    'xstate.done.actor.*': true,
  } satisfies Record<Exclude<SpineEvent['type'], Done> | 'xstate.done.actor.*', true>,
  entry: { 'entry.resolve': true, 'entry.answer': true, 'entry.remove': true } satisfies Record<
    FromSpine['type'],
    true
  >,
};

const ends = new Set(NODES.map(({ id }) => `xstate.done.state.${id}`));

describe('law 1: the charts listen for known words', () => {
  test.each([
    ['spine', SPINE],
    ['entry', ENTRY],
  ] as const)('the %s listens for nothing that is never said', (where, nodes) => {
    const strange = nodes.flatMap((node) =>
      heardBy(node)
        .filter((event) => !(isInner(event) ? ends.has(event) : event in SAID[where]))
        .map((event) => `${node.id}: ${event}`),
    );
    expect(strange, 'Nobody ever says these words: correct the spelling, or take the transition out.').toEqual([]);
  });

  test.each([...Object.keys(SAID.spine), ...Object.keys(SAID.entry)])('%s is heard somewhere', (event) => {
    const heard = NODES.some((node) => heardBy(node).includes(event));
    expect(heard, `Nothing listens for ${event}: give it a transition, or take the word away.`).toBe(true);
  });
});

const leaves = SPINE.filter((node) => Object.keys(node.states).length === 0);
const windowsOf = (node: (typeof leaves)[number]) =>
  WINDOWS.filter((window) => chainOf(node).some(({ tags }) => tags.includes(window)));

describe('law 1: a window is what its states listen for', () => {
  test('no state lies in two windows', () => {
    const torn = leaves.filter((node) => windowsOf(node).length > 1).map(({ id }) => id);
    expect(torn, 'Give each of these states one window: what may be asked for must be one list.').toEqual([]);
  });

  test.each(WINDOWS)('%s', (window) => {
    const states = leaves.filter((node) => windowsOf(node).includes(window));
    expect(states.length, `No state has the tag ${window}: give it to one, or take the window away.`).toBeGreaterThan(
      0,
    );
    for (const state of states) {
      const heard = new Set(chainOf(state).flatMap(heardBy).filter(isIntent));
      heard.delete('concede');
      expect(
        [...heard].toSorted(),
        `${state.id} has the tag ${window}: let it listen for what WINDOW_INTENTS says, or change that.`,
      ).toEqual([...WINDOW_INTENTS[window]].toSorted());
    }
  });

  test('where there is no window, nothing but a concession is heard', () => {
    const early = leaves
      .filter((node) => windowsOf(node).length === 0)
      .flatMap((node) =>
        chainOf(node)
          .flatMap(heardBy)
          .filter((event) => isIntent(event) && event !== 'concede')
          .map((event) => `${node.id}: ${event}`),
      );
    expect(early, 'Give these states the tag of a window, or let them not listen.').toEqual([]);
  });

  test('each intent is judged in the window in which it is heard', () => {
    const wrong = leaves.flatMap((node) =>
      chainOf(node)
        .flatMap(waysFrom)
        .filter(({ event }) => isIntent(event))
        .filter(({ event, guard }) => !judges(guard, event === 'concede' ? null : windowsOf(node)[0]))
        .map((way) => `${nameOf(way)}, in ${windowsOf(node)[0]}`),
    );
    const instead = 'Guard each intent with `isLegal` and the window of its state: nothing else says what is legal.';
    expect(wrong, instead).toEqual([]);
  });
});

/** Guards beside `isLegal` that let an intent in, each with the reason why it is legal then. */
const LEGAL_ANYWAY: Readonly<Record<string, string>> = {
  holderLeaves: 'whoever holds the initiative sits at the table, and may always leave it',
};

const judges = (guard: unknown, window: string | null | undefined): boolean =>
  typeof guard === 'string'
    ? guard in LEGAL_ANYWAY && window === null
    : JSON.stringify(guard) === JSON.stringify({ type: 'isLegal', params: { window } });
