import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import type { Ability, Printed, Sentence } from '../../src/index.ts';
import { SCENARIOS, treeIn } from '../scenarios/files.ts';
import { addShown, keyOf, nothingShown, type Shown } from './shownIn.ts';

const sentencesOf = (ability: Ability): readonly Sentence[] => {
  switch (ability.kind) {
    case 'played':
    case 'activated':
      return ability.modes;
    case 'triggered':
      return [ability.sentence];
    case 'static':
      return [];
  }
};

/** What no scenario shows of a card. */
const missingOf = ({ name, type, abilities }: Printed, shown: Shown): readonly string[] => {
  const missing: string[] = [];
  const isThere = type === 'news' ? shown.played.has(name) : shown.inPlay.has(name);
  if (!isThere) missing.push(type === 'news' ? 'it never resolves' : 'it is never in play');
  if (type === 'ship' && abilities.length === 0 && !shown.acted.has(name)) {
    missing.push('it never deals damage or follows an order');
  }
  for (const [n, ability] of abilities.entries()) {
    for (const [mode, sentence] of sentencesOf(ability).entries()) {
      if (!shown.resolved.get(name)?.has(keyOf(sentence)))
        missing.push(`abilities[${n}], mode ${mode + 1}: never resolves`);
    }
  }
  return missing;
};

const missingIn = (cards: readonly Printed[], shown: Shown): readonly string[] =>
  cards.flatMap((card) => missingOf(card, shown).map((words) => `${card.name}: ${words}`));

test('every card does in some scenario all that it says', () => {
  const shown = nothingShown();
  for (const scenario of SCENARIOS) addShown(treeIn(scenario), shown);
  expect(missingIn(Object.values(CARDS), shown), 'Show these under scenarios/cards.').toEqual([]);
});

test('a card that no scenario shows is found, part by part', () => {
  const shown = nothingShown();
  const worked = SCENARIOS.filter(({ file }) => file === 'worked-example.pile');
  for (const scenario of worked) addShown(treeIn(scenario), shown);
  const names = ['slasher', 'stubborn-mechanic', 'siege-hulk', 'hungry-belt', 'muster', 'open-market'];
  const cards = Object.values(CARDS).filter(({ name }) => names.includes(name));
  expect(missingIn(cards, shown).toSorted()).toEqual([
    'hungry-belt: it is never in play',
    'muster: abilities[0], mode 1: never resolves',
    'muster: it never resolves',
    'open-market: abilities[0], mode 1: never resolves',
    'open-market: abilities[0], mode 2: never resolves',
    'open-market: it never resolves',
    'siege-hulk: it is never in play',
    'siege-hulk: it never deals damage or follows an order',
  ]);
});
