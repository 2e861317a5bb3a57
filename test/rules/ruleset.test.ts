import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { createGame, defaultRuleset, type Ruleset, ruleText, type Scene, SceneError } from '../../src/index.ts';
import { readScene } from '../../src/notation/index.ts';
import { tableOf } from '../cases/table.ts';

const SEATS = ['ada', 'bor', 'cyd', 'dov', 'eri', 'fay'];

const sceneOf = (players: number, ruleset: object): Scene => ({
  ...readScene(`@pile 1\n@players ${SEATS.slice(0, players).join(' ')}\n`, { cards: CARDS }),
  ruleset: ruleset as Partial<Ruleset>,
});

/** What is wrong with a game of so many players with those values. */
const faults = (players: number, ruleset: object): readonly string[] => {
  try {
    createGame(sceneOf(players, ruleset)).stop();
    return [];
  } catch (cause) {
    if (!(cause instanceof SceneError)) throw cause;
    return cause.faults;
  }
};

describe('a value that makes no game is refused, and it is said what would be right', () => {
  const cases: readonly (readonly [object, string])[] = [
    [{ minPlayers: 1 }, "The ruleset's minPlayers cannot be 1: a whole number from 2 (100.1)."],
    [{ maxPlayers: 7 }, "The ruleset's maxPlayers cannot be 7: 6 is the most (100.1)."],
    [{ minPlayers: 4, maxPlayers: 3 }, "The ruleset's maxPlayers cannot be 3: it is less than minPlayers, 4 (100.1)."],
    [{ turnLimit: 0 }, "The ruleset's turnLimit cannot be 0: a whole number from 1 (100.9)."],
    [{ copies: 0 }, "The ruleset's copies cannot be 0: a whole number from 1 (400.1)."],
    [{ openingHand: -1 }, "The ruleset's openingHand cannot be -1: a whole number from 0 (400.2)."],
    [{ startingIsk: 1.5 }, "The ruleset's startingIsk cannot be 1.5: a whole number from 0 (400.2)."],
    [{ cardsPerTurn: Number.NaN }, "The ruleset's cardsPerTurn cannot be NaN: a whole number from 0 (500.5)."],
    [{ handLimit: null }, "The ruleset's handLimit cannot be null: a whole number from 0 (500.10)."],
    [{ runawayPiles: 0 }, "The ruleset's runawayPiles cannot be 0: a whole number from 1 (700.14)."],
    [{ battleWindows: 1 }, "The ruleset's battleWindows cannot be 1: it is true or false (900.9)."],
    [{ handLimits: 5 }, 'The ruleset has no value handLimits; did you mean `handLimit`?'],
    [
      { deckSize: 13 },
      "The ruleset's deckSize cannot be 13: with 7 cards beside the deck and an opening hand of 7 it is at least 14 (400.1, 400.2).",
    ],
  ];
  test.each(cases)('%j', (ruleset, fault) => {
    expect(faults(4, ruleset)).toContain(fault);
  });

  test('every value has such a case', () => {
    const tried = new Set(cases.flatMap(([ruleset]) => Object.keys(ruleset)));
    expect(Object.keys(defaultRuleset).filter((name) => !tried.has(name))).toEqual([]);
  });

  test('as many players as the values in force say', () => {
    expect(faults(3, { maxPlayers: 2 })).toEqual(['3 players: the game takes 2 (100.1).']);
    expect(faults(2, { minPlayers: 3 })).toEqual(['2 players: the game takes 3 to 6 (100.1).']);
    expect(faults(6, { maxPlayers: 5 })).toEqual(['6 players: the game takes 2 to 5 (100.1).']);
    expect(faults(5, { minPlayers: 5, maxPlayers: 5 })).toEqual([]);
  });

  test('a value that is undefined is not given', () => {
    const unsaid = Object.fromEntries(Object.keys(defaultRuleset).map((name) => [name, undefined]));
    expect(faults(3, unsaid)).toEqual([]);
    const game = createGame(sceneOf(3, unsaid), { runner: 'data' });
    expect(game.truth.ruleset).toEqual(defaultRuleset);
    expect(game.save().scene.ruleset).toEqual({});
    expect(ruleText('500.10', unsaid)).toBe(ruleText('500.10'));
  });

  test('nobody is measured by a value that is wrong', () => {
    expect(faults(2, { minPlayers: Number.NaN, turnLimit: 0 })).toEqual([
      "The ruleset's minPlayers cannot be NaN: a whole number from 2 (100.1).",
      "The ruleset's turnLimit cannot be 0: a whole number from 1 (100.9).",
    ]);
  });

  test('no turn after the last', () => {
    const scene = { ...sceneOf(2, { turnLimit: 5 }), turn: 6 };
    expect(() => createGame(scene)).toThrow('Turn 6: the game is drawn after 5 (100.9).');
  });
});

test('a refusal says the value in force', () => {
  const { game, intent } = tableOf(
    `[table]
hand ian : slasher#a slasher#b slasher#c
moment : battle ian
[play]
ian: pass
elysha: pass
`,
    {},
    { handLimit: 1 },
  );
  expect(game.why(intent('ian: answer a'))?.message).toBe(
    'A hand is kept down to 1: 2 of 3 must be chosen, not 1. (500.10)',
  );
});

test('a hand limit of nothing asks nothing: all of it goes (500.10)', () => {
  const { game } = tableOf(
    `[table]
hand ian : slasher#a slasher#b
moment : battle ian
[play]
ian: pass
elysha: pass
`,
    {},
    { handLimit: 0 },
  );
  expect(Object.values(game.truth.players)[0]?.hand).toEqual([]);
  expect(game.facts.filter(({ type }) => type === 'discarded')).toHaveLength(2);
  expect(game.facts.some(({ type }) => type === 'asked')).toBe(false);
});
