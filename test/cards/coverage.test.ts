import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { cardJsonSchema } from '../../src/schema/jsonSchema.ts';
import { Walk } from '../schema/jsonSchemaWalk.ts';

/** Parts of the card language that no card need use, each with its reason. */
const NEEDLESS: readonly (readonly [part: RegExp, reason: string])[] = [
  [/^Filter\(players\)\.whose = yours$/, 'that is you, which is said more simply'],
  [/^Destination\((seen|each|you|opponents|everyone)\)/, 'ships move to a target, to the region of this card, or home'],
];

test('every part of the card language is used by some card', () => {
  const walk = new Walk(cardJsonSchema());
  const used = new Set<string>();
  for (const card of Object.values(CARDS)) {
    expect(
      walk.fits(card, (part) => used.add(part)),
      card.name,
    ).toBe(true);
  }
  const unused = [...walk.parts()].filter((part) => !used.has(part));
  expect(unused.filter((part) => !NEEDLESS.some(([needless]) => needless.test(part)))).toEqual([]);
  expect(NEEDLESS.filter(([needless]) => !unused.some((part) => needless.test(part)))).toEqual([]);
});
