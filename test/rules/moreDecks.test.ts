import { expect, test } from 'vitest';
import { CARDS, DECKS, MORE_DECKS } from '../../cards/index.ts';
import { type DeckList, deckFaults, deckWarnings, defaultRuleset, type Race } from '../../src/index.ts';

const lists = Object.entries({ ...DECKS, ...MORE_DECKS });

const cardsOf = ({ starbase, home, outer, upgrades, deck }: DeckList): readonly string[] => [
  starbase,
  home,
  ...outer,
  ...upgrades,
  ...Object.keys(deck),
];

/** The races of what is in the deck itself, each as often as its cards are. */
const racesIn = ({ deck }: DeckList): readonly Race[] =>
  Object.entries(deck).flatMap(([name, count]) => {
    const races = Object.entries(CARDS).find(([one]) => one === name)?.[1].races ?? [];
    return Array.from({ length: count }, () => races).flat();
  });

test('no two lists go by the same name or title', () => {
  expect(lists).toHaveLength(Object.keys(DECKS).length + Object.keys(MORE_DECKS).length);
  expect(new Set(lists.map(([, { title }]) => title)).size).toBe(lists.length);
});

test('every card that is printed is in some list; what has no rarity is for small scenes, and in none of the first', () => {
  const listed = new Set(lists.flatMap(([, list]) => cardsOf(list)));
  const missing = Object.entries(CARDS).filter(([name]) => !listed.has(name));
  expect(missing.filter(([, { rarity }]) => rarity !== undefined)).toEqual([]);
  const first = new Set(Object.values(DECKS).flatMap(cardsOf));
  expect(Object.values(CARDS).filter(({ name, rarity }) => rarity === undefined && first.has(name))).toEqual([]);
});

test.each(Object.entries(MORE_DECKS))('the deck %s can be played, and every card of it serves', (_, list) => {
  expect(deckFaults(list, CARDS, defaultRuleset)).toEqual([]);
  expect(deckWarnings(list, CARDS)).toEqual([]);
});

test.each(Object.entries(MORE_DECKS))(
  "the deck %s has its race's cards in it above all, and its last upgrade",
  (name, list) => {
    const all = racesIn(list);
    const races = all.filter((race) => race.toLowerCase() === name.split('-')[0]);
    expect(races.length).toBeGreaterThan(20);
    expect(all.length - races.length).toBeLessThanOrEqual(5);
    const last = Object.entries(CARDS).find(([one]) => one === list.upgrades.at(-1))?.[1];
    expect(last?.races).toEqual([races[0]]);
  },
);
