import type { DeckList } from '../index.ts';

/** What is to be played: decks and bots by the names they go by in the results. */
export type Plan = {
  readonly games: number;
  /** Everything that chance decides comes from it: the same seed gives the same games. */
  readonly seed: number;
  readonly players: number;
  readonly decks: readonly NamedDeck[];
  /** One for all seats, or one for each. */
  readonly bots: readonly string[];
  /** After how many turns a game is drawn (100.9): the rulebook's number, unless it is said. */
  readonly turnLimit?: number;
  /** Look at every law after every intent, and ask for what may be refused. */
  readonly check: boolean;
};

export type NamedDeck = { readonly name: string; readonly list: DeckList };

/** Who sits where with what in one of the games: seats in their order. */
export type Setup = {
  readonly index: number;
  readonly seed: number;
  readonly turnLimit?: number;
  readonly seats: readonly { readonly bot: string; readonly deck: NamedDeck }[];
};

/**
 * The game of that number, from 0. Bots go round the seats; decks come in every order in which they can be dealt out, so that over a
 * whole round (`roundOf`) no seat is favoured. With fewer decks than players they go round, each held by several.
 */
export const setupOf = ({ seed, players, decks, bots, turnLimit }: Plan, index: number): Setup => {
  const turns = bots.length;
  const dealt = dealtOut(decks, players, Math.floor(index / turns));
  return {
    index,
    seed: seedOf(seed, index),
    ...(turnLimit === undefined ? {} : { turnLimit }),
    seats: dealt.map((deck, seat) => ({ deck, bot: bots[(seat + index) % turns] as string })),
  };
};

/** How many games it takes until every bot and deck has been everywhere. */
export const roundOf = ({ players, decks, bots }: Pick<Plan, 'players' | 'decks' | 'bots'>): number => {
  if (decks.length < players) return decks.length * bots.length;
  let orders = 1;
  for (let n = 0; n < players; n++) orders *= decks.length - n;
  return orders * bots.length;
};

/** A seed of its own for every game: neighbours have nothing in common. */
const seedOf = (seed: number, index: number): number => {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 1;
};

/** Of all orders in which so many of them can be drawn, the one of that number; after the last the first follows again. */
const dealtOut = <T>(things: readonly T[], count: number, number: number): readonly T[] => {
  if (things.length < count)
    return Array.from({ length: count }, (_, seat) => things[(seat + number) % things.length] as T);
  const left = [...things];
  let rest = number;
  return Array.from({ length: count }, () => {
    const which = rest % left.length;
    rest = Math.floor(rest / left.length);
    return left.splice(which, 1)[0] as T;
  });
};
