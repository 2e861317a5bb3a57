import type { Filter } from './filter.ts';

/** Whom or what a sentence speaks of. Never an id: the entry knows what was chosen. */
export type Those =
  /** What was chosen for the target slot of that number, as far as it is still legal (700.9). */
  | { readonly the: 'target'; readonly slot: number }
  /** The card whose ability this is, while it is still the same object (200.6). */
  | { readonly the: 'source' }
  /** What the trigger saw: the card that entered or was destroyed, or the entry that was played. */
  | { readonly the: 'seen' }
  /** Every one there is when the effect happens. */
  | { readonly the: 'each'; readonly what: Filter }
  /** Whoever controls the entry. */
  | { readonly the: 'you' }
  | { readonly the: 'opponents' }
  | { readonly the: 'everyone' };
