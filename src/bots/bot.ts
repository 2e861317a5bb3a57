import type { CardSet, Intent, Offer, PlayerId, Ruleset, StarpileGame, View } from '../index.ts';

/** What a bot is given when it has to decide: all that its player may know (300.4), and nothing else. */
export type Seat = {
  readonly player: PlayerId;
  /** The cards there are and the house values: everybody knows them. */
  readonly cards: CardSet;
  readonly ruleset: Ruleset;
  /** What the player sees. */
  readonly view: View;
  /** What the player can do, conceding left out. Never empty. */
  readonly legal: readonly Offer[];
  /**
   * The game as the player may imagine it, to try things in: what they cannot see is drawn from the seed, a whole number.
   * The same seed always imagines the same.
   */
  imagine(seed: number): StarpileGame;
};

/** Plays for one player. It may remember; two games at once need two of them. */
export type Bot = {
  readonly name: string;
  /** One of the intents that the offers stand for. */
  decide(seat: Seat): Intent;
};

/** A number of its own for each bot at a table: the same seed makes the same decisions. */
export type MakeBot = (seed: number) => Bot;

/** What that player's bot is given. */
export const seatOf = (game: StarpileGame, player: PlayerId): Seat => {
  const { cards, ruleset } = game.truth;
  return {
    player,
    cards,
    ruleset,
    get view() {
      return game.view(player);
    },
    get legal() {
      return game.legal(player).filter(({ type }) => type !== 'concede');
    },
    imagine: (seed) => game.imagine(player, seed),
  };
};
