import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import {
  checkReplay,
  checkSave,
  createGame,
  OptionError,
  RecordError,
  replayGame,
  replayOf,
  restoreGame,
  type Scene,
  SceneError,
} from '../../src/index.ts';
import { readScene } from '../../src/notation/index.ts';

const GOOD = readScene('@pile 1\n@players ian elysha\n\n[table]\nmoment : battle ian\n', { cards: CARDS });

const faultsOf = (scene: unknown): readonly string[] => {
  try {
    createGame(scene as Scene).stop();
  } catch (cause) {
    if (cause instanceof SceneError) return cause.faults;
    throw cause;
  }
  return [];
};

const throws = {
  get players(): never {
    throw new Error('no');
  },
};

describe('whatever is no scene is refused as such', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'The scene'],
    ['null', null, 'The scene'],
    ['a number', 5, 'The scene'],
    ['a text', '', 'The scene'],
    ['a list', [], 'The scene'],
    ['an empty object', {}, 'players'],
    ['players that are no list', { ...GOOD, players: 'ian' }, 'players'],
    ['a table with a hole', { ...GOOD, table: [null] }, 'table[0]'],
    ['no table', { ...GOOD, table: null }, 'table'],
    ['no ISK', { ...GOOD, isk: null }, 'isk'],
    ['no cards', { ...GOOD, cards: null }, 'cards'],
    ['no moment', { ...GOOD, moment: null }, 'moment'],
    ['a moment that is none', { ...GOOD, moment: { at: 'bogus' } }, 'moment'],
    ['no ruleset', { ...GOOD, ruleset: null }, 'ruleset'],
    ['a getter that throws', throws, 'The scene'],
  ])('%s', (_, scene, where) => {
    const faults = faultsOf(scene);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.some((fault) => fault.startsWith(where))).toBe(true);
  });

  test('and a good one is not', () => expect(faultsOf(GOOD)).toEqual([]));
});

test.each([[undefined], [null], [5], [{}], [{ scene: null, intents: [] }]])('%j is no replay', (replay) => {
  expect(() => replayGame(replay as never)).toThrow(RecordError);
});

test.each([
  [{ runner: 'fast' }, "The option runner is \"fast\": it must be 'live' or 'data'."],
  [{ cards: 5 }, 'The option cards is 5: it must be a set of cards, by name.'],
  [{ card: {} }, 'There is no option card: there are cards, runner.'],
  [null, 'The options are null: they must be an object.'],
])('a record is not checked with options %j', (options, words) => {
  const game = createGame(GOOD, { runner: 'data' });
  expect(() => checkReplay(replayOf(game), options as never)).toThrow(new OptionError(words));
  expect(() => checkSave(game.save(), options as never)).toThrow(new OptionError(words));
});

test.each([
  [{ undo: 'zz' }, "The option undo is \"zz\": it must be 'players' or 'anything'."],
  [{ report: 5 }, 'The option report is 5: it must be a function.'],
  [{ inspect: 5 }, 'The option inspect is 5: it must be a function.'],
  [{ budgt: 4 }, 'There is no option budgt: there are runner, undo, inspect, follow, report, budget.'],
  [null, 'The options are null: they must be an object.'],
  ['x', 'The options are "x": they must be an object.'],
])('options %j are refused', (options, words) => {
  expect(() => createGame(GOOD, options as never)).toThrow(new OptionError(words));
  const game = createGame(GOOD);
  expect(() => restoreGame(game.save(), options as never)).toThrow(new OptionError(words));
  expect(() => game.fork(options as never)).toThrow(OptionError);
  game.stop();
});
