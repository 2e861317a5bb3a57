import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { TEXTS } from '../../cards/texts.ts';
import type { Printed } from '../../src/model/card.ts';
import { parseCard } from '../../src/schema/card.ts';
import { lintCards } from '../../src/schema/lint.ts';
import { textOf } from '../../src/view/cardText.ts';
import { SCENARIOS } from '../scenarios/files.ts';

const all: readonly Printed[] = Object.values(CARDS);

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

test.each(all.map((card) => [card.title, card] as const))('%s survives JSON and the gate, frozen', (_, card) => {
  const copy: unknown = JSON.parse(JSON.stringify(card));
  expect(copy).toEqual(card);
  const parsed = parseCard(copy);
  expect(parsed).toEqual({ ok: true, card });
  expect(isFrozen(card)).toBe(true);
  expect(parsed.ok && isFrozen(parsed.card)).toBe(true);
});

test('nothing is wrong with any card, and nothing odd', () => {
  const scenarios = SCENARIOS.map(({ text }) => text);
  expect(lintCards(all, { scenarios, texts: { printed: TEXTS, textOf } })).toEqual([]);
});

test('the list is frozen, and each card stands under its own name', () => {
  expect(Object.isFrozen(CARDS)).toBe(true);
  expect(Object.entries(CARDS).filter(([name, card]) => name !== card.name)).toEqual([]);
});

test('the cards of the worked example are as rule 1700.1 has them', () => {
  const stats = (name: string) => {
    const card = all.find((one) => one.name === name);
    return { attack: card?.attack, shield: card?.shield };
  };
  expect(stats('slasher')).toEqual({ attack: 3, shield: 2 });
  expect(stats('executioner')).toEqual({ attack: 2, shield: 3 });
  expect(all.find(({ title }) => title === 'Metropolis')?.type).toBe('outer-region');
});

test('every starbase has enough to build a deck from (400.1)', () => {
  for (const starbase of all.filter(({ type, level }) => type === 'starbase' && level === 1)) {
    const open = all.filter(
      ({ races, level }) => (races.length === 0 || races.some((race) => starbase.races.includes(race))) && level !== 1,
    );
    const inDeck = open.filter(({ type }) => ['structure', 'location', 'ship', 'news'].includes(type));
    expect(inDeck.length * 3, `${starbase.title}, for the deck`).toBeGreaterThanOrEqual(48);
    const regions = open.filter(({ type }) => type === 'outer-region');
    expect(regions.length, `${starbase.title}, outer regions`).toBeGreaterThanOrEqual(3);
    expect(open.filter(({ type }) => type === 'starbase').length, `${starbase.title}, upgrades`).toBeGreaterThan(0);
  }
});

test('what every card says', () => {
  const said = all.map((card) => [card.title, textOf(card)] as const).filter(([, text]) => text.length > 0);
  expect(Object.fromEntries(said)).toEqual(TEXTS);
});
