import type { StateLine } from './checkTree.ts';
import type { FactLine } from './factTree.ts';
import type { Lines } from './lines.ts';
import type { Phrase } from './tableTree.ts';

/** What is chosen when something is announced (600.1). What is not said is left open. */
export type Details = {
  /** By number, from 1, or by its label. */
  readonly mode?: number | string;
  readonly x?: number;
  /** One list for each target slot. */
  readonly targets?: readonly (readonly Phrase[])[];
  readonly into?: Phrase;
  readonly pay?: readonly Phrase[];
};

/** One thing chosen in an answer: something named, the label of an option, or the number of a choice, from 1. */
export type Chosen = { readonly name: Phrase } | { readonly label: string } | { readonly number: number };

/** What a player asks for, in words: an intent before it is one. */
export type Ask =
  | { readonly kind: 'pass' | 'stay' | 'concede' }
  | { readonly kind: 'withdraw' | 'hold'; readonly ship: Phrase }
  /** An order to a ship (1200.2). */
  | { readonly kind: 'move' | 'mine'; readonly ship: Phrase; readonly at: Phrase }
  | { readonly kind: 'patrol' | 'ambush'; readonly ship: Phrase }
  | { readonly kind: 'aim'; readonly ship: Phrase; readonly at: Phrase }
  | {
      readonly kind: 'attack';
      readonly region: Phrase;
      readonly ships?: readonly Phrase[];
      readonly defender?: string;
    }
  | ({ readonly kind: 'play'; readonly card: Phrase } & Details)
  /** `ability`: which of the card's activated abilities, from 1; the first where it is not said. */
  | ({ readonly kind: 'activate'; readonly card: Phrase; readonly ability?: number } & Details)
  /** Without `chosen`, any answer: only where it is said what may be done. */
  | { readonly kind: 'answer'; readonly chosen?: readonly Chosen[] };

export type Branch = {
  readonly kind: 'branch';
  readonly label: string;
  readonly lines: Lines<PlayLine>;
  /** The comment behind its last brace. */
  readonly closing?: string;
};

export type PlayLine =
  | { readonly kind: 'intent'; readonly player: string; readonly ask: Ask }
  | FactLine
  /** It must be refused, and these rules be among the reasons. */
  | { readonly kind: 'refused'; readonly player: string; readonly ask: Ask; readonly because: readonly string[] }
  /** The player may do exactly these (and concede, 100.8). */
  | { readonly kind: 'may'; readonly player: string; readonly asks: readonly Ask[] }
  | StateLine
  | Branch;
