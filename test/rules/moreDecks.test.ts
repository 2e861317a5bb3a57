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

test('every card there is is in some list', () => {
  const listed = new Set(lists.flatMap(([, list]) => cardsOf(list)));
  expect(Object.keys(CARDS).filter((name) => !listed.has(name))).toEqual([]);
});

test.each(Object.entries(MORE_DECKS))('the deck %s can be played, and every card of it serves', (_, list) => {
  expect(deckFaults(list, CARDS, defaultRuleset)).toEqual([]);
  expect(deckWarnings(list, CARDS)).toEqual([]);
});

test.each(Object.entries(MORE_DECKS))("the deck %s has one race's cards in it, and its last upgrade", (name, list) => {
  const races = racesIn(list);
  expect(new Set(races).size).toBe(1);
  expect(name).toBe(`${String(races[0]).toLowerCase()}-${name.split('-').slice(1).join('-')}`);
  expect(races.length).toBeGreaterThan(20);
  const last = Object.entries(CARDS).find(([one]) => one === list.upgrades.at(-1))?.[1];
  expect(last?.races).toEqual([races[0]]);
});
