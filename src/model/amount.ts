import type { Filter } from './filter.ts';
import type { Those } from './those.ts';

/** A number as a card says it: a small tree, never a function. */
export type Amount =
  | number
  /** The X chosen when the card was played (200.3). */
  | { readonly kind: 'x' }
  /** How many there are now. */
  | { readonly kind: 'count'; readonly what: Filter }
  /** The attack, total shield or waiting damage of the first of those; 0 if there is none. */
  | { readonly kind: 'stat'; readonly stat: 'attack' | 'shield' | 'damage'; readonly of: Those }
  | { readonly kind: 'times'; readonly factor: number; readonly amount: Amount };
