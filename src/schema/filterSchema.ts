import { z } from 'zod';
import { CARD_TYPES, ENTRY_KINDS } from '../model/cardType.ts';
import type { Filter } from '../model/filter.ts';
import { CONDITIONS, PLACES, WHOSE } from '../model/filter.ts';
import type { Those } from '../model/those.ts';
import { type ByWord, distinct, oneOf, type Parsed, type Same, same, strict, whole, words, yes } from './shape.ts';

export const cardType = z.enum(CARD_TYPES).meta({ id: 'CardType', description: 'Rule 200.1.' });
const whose = z.enum(WHOSE).meta({ description: 'As the controller of the card that says so sees it.' });
const atMost = z.union([whole(0), z.literal('x')], { error: 'must be a whole number, 0 or more, or "x"' });

export const inPlay = strict({
  of: z.literal('play'),
  types: distinct(cardType).exactOptional(),
  whose: whose.exactOptional(),
  where: z.enum(PLACES).exactOptional().meta({
    description: 'here: in the region of the card that says so; battle: in the battle; home: in a home region.',
  }),
  state: z.enum(CONDITIONS).exactOptional(),
  subtype: words.exactOptional(),
  attackAtMost: atMost.exactOptional(),
  shieldAtMost: atMost.exactOptional(),
  other: yes.exactOptional().meta({ description: 'Not the card that says so.' }),
}).meta({ id: 'InPlay', description: 'Cards in play. Every field narrows.' });

const FILTERS = {
  play: inPlay,
  pile: strict({
    of: z.literal('pile'),
    kinds: distinct(z.enum(ENTRY_KINDS).meta({ id: 'EntryKind', description: 'Rule 700.1.' })).exactOptional(),
    whose: whose.exactOptional(),
  }),
  scrapheap: strict({
    of: z.literal('scrapheap'),
    types: distinct(cardType).exactOptional(),
    whose: whose.exactOptional(),
  }),
  players: strict({ of: z.literal('players'), whose: whose.exactOptional() }),
};
same<Same<Parsed<typeof FILTERS>, ByWord<Filter, 'of'>>>();

export const filter = oneOf('of', FILTERS).meta({
  id: 'Filter',
  description: 'Cards in play, entries on the pile, cards in a scrapheap, or players.',
});

const THOSE = {
  target: strict({ the: z.literal('target'), slot: whole(0) }),
  source: strict({ the: z.literal('source') }),
  seen: strict({ the: z.literal('seen') }),
  each: strict({ the: z.literal('each'), what: filter }),
  you: strict({ the: z.literal('you') }),
  opponents: strict({ the: z.literal('opponents') }),
  everyone: strict({ the: z.literal('everyone') }),
};
same<Same<Parsed<typeof THOSE>, ByWord<Those, 'the'>>>();

export const those = oneOf('the', THOSE).meta({
  id: 'Those',
  description:
    'Whom or what a sentence speaks of: what was chosen for a target slot, this card, what a trigger saw, each.',
});
/** Where ships move to. */
export const destination = oneOf('the', { ...THOSE, home: strict({ the: z.literal('home') }) }).meta({
  id: 'Destination',
  description: 'A region, the region of a card, or home.',
});
