import type { Amount } from './amount.ts';
import type { Filter, InPlay } from './filter.ts';
import type { Those } from './those.ts';

export const STATS = ['attack', 'shield'] as const;
export type Stat = (typeof STATS)[number];

/** When a change wears off: rules 500.2 and 500.10. */
export const SPANS = ['phase', 'turn'] as const;
export type Span = (typeof SPANS)[number];

/** What a card or ability does: one verb of the card language, as data. */
export type Effect =
  /** 700.8: entries leave the pile at once and never resolve. */
  | { readonly kind: 'remove'; readonly those: Those }
  | { readonly kind: 'destroy'; readonly those: Those }
  /** 700.1: damage that an effect deals is dealt at once. */
  | { readonly kind: 'damage'; readonly those: Those; readonly amount: Amount }
  | { readonly kind: 'change'; readonly those: Those; readonly stat: Stat; readonly by: Amount; readonly until: Span }
  /** "Cannot be destroyed" for a time (100.5). */
  | { readonly kind: 'protect'; readonly those: Those; readonly until: Span }
  /** ISK gained, or lost when the amount is negative; never below zero (1100.7). */
  | { readonly kind: 'isk'; readonly who: Those; readonly by: Amount }
  | { readonly kind: 'draw'; readonly who: Those; readonly count: Amount }
  | { readonly kind: 'exhaust'; readonly those: Those }
  | { readonly kind: 'ready'; readonly those: Those }
  /** Ships move: to a region that is a target, to the region of the card that says so, or each to its home. */
  | { readonly kind: 'move'; readonly those: Those; readonly to: Those | { readonly the: 'home' } }
  | { readonly kind: 'control'; readonly those: Those; readonly who: Those }
  /** To its owner's hand, from play, a scrapheap or the pile (300.2). */
  | { readonly kind: 'return'; readonly those: Those }
  /** 1500.3: each of these players chooses what to sacrifice. */
  | { readonly kind: 'sacrifice'; readonly who: Those; readonly what: InPlay; readonly count: Amount }
  /** Each of these players chooses what to discard from hand, or discards at random (100.7). */
  | { readonly kind: 'discard'; readonly who: Those; readonly count: Amount; readonly atRandom?: true }
  /** 100.3: the game is won, at once. Several who win together have drawn. */
  | { readonly kind: 'win'; readonly who: Those }
  /** A choice made while resolving: an answer, not an addition (700.7). */
  | { readonly kind: 'either'; readonly who: Those; readonly options: readonly Option[] }
  | {
      readonly kind: 'if';
      readonly test: Test;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    };

/** One side of a choice, with the words that name it. */
export type Option = { readonly label: string; readonly effects: readonly Effect[] };

/** Asked of the game as it is at that moment. */
export type Test =
  | { readonly kind: 'exists'; readonly what: Filter }
  | { readonly kind: 'atLeast'; readonly amount: Amount; readonly least: number }
  | { readonly kind: 'not'; readonly test: Test };
