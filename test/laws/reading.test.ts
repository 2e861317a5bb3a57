import { expect, test } from 'vitest';
import { createTestModel } from 'xstate/graph';
import { gameMachine } from '../../machines/game.ts';
import { pileEntryMachine } from '../../machines/pileEntry.ts';
import { NODES, nameOf, SPINE, WAYS } from './charts.ts';

/** A name, or a name with parameters: something that can be read in a drawing of the chart. */
const isNamed = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    typeof (value as { type?: unknown }).type === 'string' &&
    ['function', 'undefined', 'object'].indexOf(typeof (value as { params?: unknown }).params) > 0);

test('law 1: the charts read: every guard has a name', () => {
  const inline = WAYS.filter(({ guard }) => guard !== undefined && !isNamed(guard)).map(nameOf);
  expect(inline, 'Name these guards in `setup`, as statements: a function in a transition cannot be read.').toEqual([]);
});

test('law 1: the charts read: every action has a name', () => {
  const inWays = WAYS.filter(({ actions }) => !actions.every(isNamed)).map(nameOf);
  const inStates = NODES.filter(({ entry, exit }) => ![...entry, ...exit].every(isNamed)).map(({ id }) => id);
  expect([...inWays, ...inStates], 'Name these actions in `setup`, as verbs: a function cannot be read.').toEqual([]);
});

test('law 1: the charts wait for nobody but players', () => {
  const waiting = NODES.filter(({ invoke, after }) => invoke.length > 0 || after.length > 0).map(({ id }) => id);
  expect(waiting, 'No `invoke` and no `after`: what happens is said by an intent, or follows at once.').toEqual([]);
});

test('law 1: the spine is in one state at a time', () => {
  const several = SPINE.filter(({ type }) => type === 'parallel' || type === 'history').map(({ id }) => id);
  expect(several, 'Write these as states one after the other: a save would lose the order of parallel ones.').toEqual(
    [],
  );
});

test('law 1: every state has a word-like id, and no two the same', () => {
  const ids = NODES.map(({ id }) => id);
  expect(
    ids.filter((id) => !/^[a-z][A-Za-z]*([.-][a-z][A-Za-z]*)*$/.test(id)),
    'Give these states an id of words.',
  ).toEqual([]);
  expect(
    ids.filter((id, n) => ids.indexOf(id) !== n),
    'Give each copy of a fragment an id of its own.',
  ).toEqual([]);
});

test('law 1: other tools can take the charts apart', () => {
  expect(() => createTestModel(gameMachine)).not.toThrow();
  expect(() => createTestModel(pileEntryMachine)).not.toThrow();
});
