import { z } from 'zod';
import { cardSet, shapeFaults } from './scene.ts';
import { strict } from './shape.ts';

const cardNames = z.array(z.string());
const deckList = z.looseObject({
  title: z.string(),
  starbase: z.string(),
  home: z.string(),
  outer: cardNames,
  upgrades: cardNames,
  deck: z.record(z.string(), z.number()),
});
/** A deck is looked at for itself: `deckShapeFaults`. */
const seats = z.array(z.looseObject({ player: z.string() }));
const dealing = strict({
  cards: cardSet,
  seed: z.number(),
  ruleset: z.record(z.string(), z.unknown()).optional(),
  first: z.string().optional(),
});

/** What keeps any value at all from being a deck list, each fault beginning with where it is. */
export const deckShapeFaults = (value: unknown): readonly string[] => shapeFaults(deckList, value, 'the deck list');

/** What keeps any values at all from saying who sits where, and how the cards are dealt. */
export const dealingFaults = (seated: unknown, how: unknown): readonly string[] => [
  ...shapeFaults(seats, seated, 'the list of seats').map((fault) => (fault.startsWith('[') ? `seats${fault}` : fault)),
  ...shapeFaults(dealing, how, 'the dealing'),
];
