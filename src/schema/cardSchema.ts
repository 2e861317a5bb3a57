import { z } from 'zod';
import type { Printed } from '../model/card.ts';
import { ORDERS } from '../model/card.ts';
import { cardName } from '../model/ids.ts';
import { ability } from './abilitySchema.ts';
import { cardType } from './filterSchema.ts';
import { distinct, many, type Same, same, strict, whole, words } from './shape.ts';

/** A printed card, field by field (200.2). What depends on several fields is looked at afterwards. */
export const printedCard = strict({
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be a name such as "stubborn-mechanic"' })
    .max(80)
    .transform(cardName)
    .meta({ description: 'The title as a slug. Every copy has the same.' }),
  title: words,
  type: cardType,
  subtypes: distinct(words).exactOptional().meta({ description: 'Free words (200.1).' }),
  races: many(words).default([]).meta({ description: 'Race icons; without any, everybody can play it (200.4).' }),
  price: z
    .union([whole(0), z.literal('X')], { error: 'must be a whole number, 0 or more, or "X"' })
    .default(0)
    .meta({ description: 'In ISK; X is chosen when playing (200.3).' }),
  abilities: many(ability).default([]),
  income: z.int().min(-999).max(999).exactOptional(),
  shield: whole(0).exactOptional().meta({ description: "A structure's is a bonus to its starbase (1000.3)." }),
  attack: whole(0).exactOptional(),
  assembly: whole(0).exactOptional().meta({ description: 'Counters a ship enters with (1200.1).' }),
  command: strict({ order: z.enum(ORDERS), power: whole(1) })
    .exactOptional()
    .meta({ description: 'The one special order a ship can take, and its power (1200.7).' }),
  locations: z
    .union([whole(0), z.literal('unlimited')], { error: 'must be a whole number, 0 or more, or "unlimited"' })
    .exactOptional()
    .meta({ description: 'Most locations a region takes (1100.5).' }),
  minerals: whole(1).exactOptional(),
  duration: z
    .union([whole(1), z.literal('endless')], { error: 'must be a whole number, 1 or more, or "endless"' })
    .exactOptional()
    .meta({ description: "For how many of its owner's ready steps news stay (1400.1)." }),
  level: whole(1).exactOptional().meta({ description: 'An upgrade is one level higher (1300.2).' }),
  structureSlots: whole(0).exactOptional().meta({ description: 'How many structures it has room for (1300.3).' }),
  rarity: z.enum(['common', 'uncommon', 'rare']).exactOptional(),
}).meta({ id: 'Printed', title: 'Card', description: 'A card as it is printed.' });
same<Same<z.output<typeof printedCard>, Printed>>();
