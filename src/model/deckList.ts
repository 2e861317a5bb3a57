import type { CardName } from './ids.ts';

/** The cards a player brings (400.1), by name: whether they are cards, and enough of them, `deckFaults` says. */
export type DeckList = {
  readonly title: string;
  /** In play from the beginning: a starbase of level 1. */
  readonly starbase: CardName;
  readonly home: CardName;
  /** In the reserve, face down (300.1). */
  readonly outer: readonly CardName[];
  /** In the reserve too: what the starbase can be replaced by (1300.2). */
  readonly upgrades: readonly CardName[];
  /** How many copies of each card are in the deck. */
  readonly deck: Readonly<Record<CardName, number>>;
};
