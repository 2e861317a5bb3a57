import { z } from 'zod';
import { CARD_TYPES } from '../model/cardType.ts';
import { printedCard } from './cardSchema.ts';
import { FIELDS_OF_TYPE, MAY_BE_UNPRICED, TYPED_FIELDS } from './fieldsOfType.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema of a card, for editors that complete and underline: made from the same source as `parseCard`, with
 * what each card type must say and cannot say. What it lets pass can still be refused by `parseCard`, which also looks
 * at what the fields mean together.
 *
 * `of`: one card, or a list of cards, as a file of cards has it.
 */
export function cardJsonSchema(of: 'card' | 'list' = 'card'): JsonSchema {
  const schema = z.toJSONSchema(of === 'card' ? printedCard : z.array(printedCard), {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema, zodSchema }) => {
      if ((zodSchema as unknown) !== printedCard) return;
      jsonSchema.allOf = CARD_TYPES.map((type) => ({
        if: { properties: { type: { const: type } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, never awaited
        then: onlyFor(type),
      }));
    },
  });
  return { ...schema, title: of === 'card' ? 'Card' : 'Cards' } as JsonSchema;
}

function onlyFor(type: (typeof CARD_TYPES)[number]): Record<string, unknown> {
  const { must, may } = FIELDS_OF_TYPE[type];
  const cannot = TYPED_FIELDS.filter((field) => !must.includes(field) && !may.includes(field));
  return {
    required: MAY_BE_UNPRICED.includes(type) ? must : ['price', ...must],
    properties: Object.fromEntries(cannot.map((field) => [field, false])),
  };
}
