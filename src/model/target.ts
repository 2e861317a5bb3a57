import type { EntryId, ObjectId, PlayerId } from './ids.ts';

/** A thing chosen when an entry is announced: a card, an entry on the pile or a player. */
export type Target =
  | { readonly kind: 'card'; readonly id: ObjectId }
  | { readonly kind: 'entry'; readonly id: EntryId }
  | { readonly kind: 'player'; readonly id: PlayerId };
