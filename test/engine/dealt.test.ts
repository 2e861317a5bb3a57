import { describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import {
  createGame,
  DeckError,
  type DeckList,
  dealtScene,
  deckFaults,
  defaultRuleset,
  SceneError,
} from '../../src/index.ts';

const good = DECKS.lathe as DeckList;
const how = { cards: CARDS, seed: 1 };
const seats = (...decks: readonly unknown[]) =>
  decks.map((deck, n) => ({ player: ['ian', 'elysha', 'toby'][n], deck }));

/** What is thrown, and what it says is wrong. */
const refused = (seated: unknown, dealing: unknown): readonly [kind: string, ...faults: readonly string[]] => {
  try {
    createGame(dealtScene(seated as never, dealing as never), { runner: 'data' });
  } catch (cause) {
    if (cause instanceof DeckError || cause instanceof SceneError) return [cause.name, ...cause.faults];
    throw cause;
  }
  return ['none'];
};

describe('whatever is no deck is refused as such, with whose it is', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['null', null, ['elysha: the deck list: is null; it must be an object']],
    ['nothing', undefined, ['elysha: the deck list: is missing; it must be an object']],
    ['a name', 'lathe', ['elysha: the deck list: is "lathe"; it must be an object']],
    [
      'an empty object',
      {},
      [
        'elysha: title: is missing; it must be a text',
        'elysha: starbase: is missing; it must be a text',
        'elysha: home: is missing; it must be a text',
        'elysha: outer: is missing; it must be a list',
        'elysha: upgrades: is missing; it must be a list',
        'elysha: deck: is missing; it must be an object',
      ],
    ],
    [
      'a deck with holes',
      { ...good, title: 'Mine', outer: [null], deck: { slasher: Number.NaN } },
      [
        'elysha, Mine: outer[0]: is null; it must be a text',
        'elysha, Mine: deck.slasher: is NaN; it must be a whole number',
      ],
    ],
  ])('%s', (_, deck, faults) => {
    expect(refused(seats(good, deck), how)).toEqual(['DeckError', ...faults]);
    const unnamed = faults.map((fault) => fault.replace(/^elysha(, Mine)?: /, ''));
    expect(deckFaults(deck as DeckList, CARDS)).toEqual(unnamed);
  });

  test('a card that is missing in three places is told once in each', () => {
    const outer = ['ghost', 'ghost', 'cinder'] as unknown as DeckList['outer'];
    expect(deckFaults({ ...good, outer }, CARDS)).toEqual(['outer: there is no card `ghost`.']);
  });
});

describe('seats and dealing that are none are refused in words', () => {
  test.each<[string, unknown, unknown, readonly string[]]>([
    ['no seats', null, how, ['the list of seats: is null; it must be a list']],
    [
      'seats without players',
      [null, {}, { deck: good }],
      how,
      [
        'seats[0]: is null; it must be an object',
        'seats[1].player: is missing; it must be a text',
        'seats[2].player: is missing; it must be a text',
      ],
    ],
    ['one player', seats(good), how, ['1 player: the game takes 2 to 6 (100.1).']],
    ['no dealing', seats(good, good), undefined, ['the dealing: is missing; it must be an object']],
    ['no cards', seats(good, good), { seed: 1 }, ['cards: is missing; it must be an object']],
    [
      'a slip',
      seats(good, good),
      { ...how, rulset: {} },
      ['the dealing: has "rulset", which is unknown; it can have: cards, seed, ruleset, first'],
    ],
    [
      'a seed that is no number',
      seats(good, good),
      { ...how, seed: Number.NaN },
      ['seed: is NaN; it must be a whole number'],
    ],
    ['half a seed', seats(good, good), { ...how, seed: 0.5 }, ['Seed 0.5: it must be a whole number.']],
    ['no ruleset', seats(good, good), { ...how, ruleset: null }, ['ruleset: is null; it must be an object']],
  ])('%s', (_, seated, dealing, faults) => {
    expect(refused(seated, dealing)).toEqual(['SceneError', ...faults]);
  });

  test('a seed that is no number, and other values of the wrong kind, in a scene', () => {
    const scene = { ...dealtScene(seats(good, good) as never, how), seed: Number.NaN, turn: 'x', table: [null] };
    expect(() => createGame(scene as never)).toThrow(
      new SceneError([
        'seed: is NaN; it must be a whole number',
        'table[0]: is null; it must be an object',
        'turn: is "x"; it must be a whole number',
      ]),
    );
  });

  test('the ruleset is looked at before the decks are measured by it', () => {
    const ruleset = { deckSize: Number.NaN };
    const words = "The ruleset's deckSize cannot be NaN: a whole number from 1 (400.1).";
    expect(refused(seats(good, null), { ...how, ruleset })).toEqual(['SceneError', words]);
    expect(deckFaults(good, CARDS, ruleset)).toEqual([words]);
  });
});

test('a value of the ruleset that is undefined is not given', () => {
  const unsaid = Object.fromEntries(Object.keys(defaultRuleset).map((name) => [name, undefined])) as object;
  const scene = dealtScene(seats(good, good) as never, { ...how, ruleset: unsaid });
  expect(scene.ruleset).toEqual({});
  expect(deckFaults(good, CARDS, unsaid)).toEqual([]);
});
