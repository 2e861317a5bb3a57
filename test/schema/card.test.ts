import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { parseCard } from '../../src/schema/card.ts';
import { cardJsonSchema } from '../../src/schema/jsonSchema.ts';
import { fitting } from './arbitraryCard.ts';
import { draw, says, ship, you } from './written.ts';

test('all faults are named, not just the first', () => {
  const parsed = parseCard({ name: 'A', title: '', type: 'boat', price: -1 });
  expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.split(':')[0])).toEqual([
    'name',
    'title',
    'type',
    'price',
  ]);
});

test('what may be left out has its plain value', () => {
  const parsed = parseCard({ name: 'a', title: 'A', type: 'home-region' });
  expect(parsed.ok && parsed.card).toEqual({
    name: 'a',
    title: 'A',
    type: 'home-region',
    races: [],
    price: 0,
    abilities: [],
  });
  expect(parseCard(says(draw))).toMatchObject({
    ok: true,
    card: { abilities: [{ costs: [], modes: [{ slots: [] }] }] },
  });
});

test('the card is a copy: what happens to the original afterwards does not touch it', () => {
  const original = { ...ship, races: ['Hush'] };
  const parsed = parseCard(original);
  original.races.push('Tithe');
  expect(parsed.ok && parsed.card.races).toEqual(['Hush']);
});

test('what holds itself, is too deep or too large is refused in words', () => {
  const self: Record<string, unknown> = { ...ship };
  self.abilities = [self];
  const deep = Array.from({ length: 5000 }).reduce<unknown>((amount) => ({ kind: 'times', factor: 2, amount }), 1);
  const wide = { ...ship, subtypes: Array.from({ length: 100_000 }, () => ({})) };
  for (const card of [self, says({ kind: 'draw', who: you, count: deep }), wide]) {
    expect(parseCard(card)).toEqual({
      ok: false,
      faults: ['the card: is too deep or too large for a card, or holds itself'],
    });
  }
});

test('any value at all is answered, never thrown at', () => {
  const spoilt = fc
    .constantFrom(...Object.values(CARDS))
    .chain((card) =>
      fc
        .tuple(fc.constantFrom(...Object.keys(card)), fc.anything())
        .map(([field, value]) => ({ ...card, [field]: value })),
    );
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withBigInt: true, withNullPrototype: true }), spoilt), (value) => {
      const parsed = parseCard(value);
      if (!parsed.ok) expect(parsed.faults.length).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

test('whatever fits the JSON Schema is a card or has faults in words', () => {
  fc.assert(
    fc.property(fitting(cardJsonSchema()), (value) => {
      const parsed = parseCard(value);
      const faults = parsed.ok ? [] : parsed.faults;
      for (const fault of faults) expect(fault).toMatch(/^[\w.[\] ]+: .{10,}$/);
      expect(parsed.ok || faults.length > 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
