import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { cardJsonSchema } from '../../src/schema/jsonSchema.ts';
import { Walk } from './jsonSchemaWalk.ts';

const card = new Walk(cardJsonSchema());
const ship = { name: 'a', title: 'A', type: 'ship', price: 1, attack: 1, shield: 1 };

test('it is plain JSON of the draft that editors know, and says what things are for', () => {
  const schema = cardJsonSchema();
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Card' });
  const named = Object.entries(schema.$defs as Record<string, { description?: string }>);
  expect(named.length).toBeGreaterThan(10);
  for (const [name, { description }] of named) expect(description, name).toMatch(/\w{3,}/);
});

test('every printed card fits it, and so does the list of all', () => {
  const all = Object.values(CARDS);
  expect(all.filter((one) => !card.fits(one))).toEqual([]);
  expect(new Walk(cardJsonSchema('list')).fits(all)).toBe(true);
});

test.each<[string, unknown]>([
  ['a stranger among the fields', { ...ship, armour: 2 }],
  ['a field of another type', { ...ship, duration: 2 }],
  ['a field left out', { ...ship, attack: undefined, shield: undefined, type: 'starbase' }],
  ['a price left out', { name: 'a', title: 'A', type: 'ship', attack: 1, shield: 1 }],
  ['a misspelt effect', { ...ship, abilities: [{ kind: 'triggerd' }] }],
])('it underlines %s', (_, value) => {
  expect(card.fits(JSON.parse(JSON.stringify(value)))).toBe(false);
});
