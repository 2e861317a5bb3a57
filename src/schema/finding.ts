import type { Printed } from '../model/card.ts';

/** Something wrong with a card, or odd about it. */
export type Fault = {
  /** Its name, or where it stands in the list if it has none. */
  readonly card: string;
  /** `fault`: it is no card, or clashes with another. `oddity`: it can be played, but hardly as it was meant. */
  readonly kind: 'fault' | 'oddity';
  /** Where, what is wrong, and what would be right. */
  readonly words: string;
};

/** What the cards are compared with, where it is at hand. */
export type Beside = {
  /** The texts of the scenarios, in which each card must occur. */
  readonly scenarios?: readonly string[];
  /** What each card has been printed with, by its title, and what its data say now. */
  readonly texts?: {
    readonly printed: Readonly<Record<string, readonly string[]>>;
    readonly textOf: (card: Printed) => readonly string[];
  };
};
