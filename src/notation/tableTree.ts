/**
 * A phrase that names one thing: a card by its alias or name (`x`, `slasher`, `slasher.2`, `home elysha`,
 * `starbase elysha`), an entry on the pile (`e3`, `damage s`, `ability c`), or a player.
 */
export type Phrase = string;

/** The order that a ship follows: `mine iron-moon`, `patrol`, `ambush`. */
export type OrderSaid = { readonly kind: 'mine'; readonly at: Phrase } | { readonly kind: 'patrol' | 'ambush' };

/** `3 * name#alias(owner, of somebody, exhausted, damage 2, …)` */
export type CardSaid = {
  readonly card: string;
  readonly alias?: string;
  readonly owner?: string;
  /** Where it is not the owner. */
  readonly controller?: string;
  readonly exhausted?: true;
  readonly damage?: number;
  readonly assembling?: number;
  readonly remaining?: number;
  readonly order?: OrderSaid;
  /** How many copies; one where it is not said. */
  readonly copies?: number;
};

export const PLACES_SAID = ['home', 'hand', 'deck', 'reserve', 'scrapheap', 'play'] as const;
export type PlaceSaid = (typeof PLACES_SAID)[number];

export const TIMES_SAID = ['setup', 'turn', 'development', 'command', 'battle'] as const;
export type TimeSaid = (typeof TIMES_SAID)[number];

export type FightSaid = {
  readonly region: Phrase;
  readonly ships?: readonly Phrase[];
  readonly defender?: string;
};

export type TableLine =
  /** A region in play, and what is there. `of`: who controls it; null is nobody. */
  | {
      readonly kind: 'region';
      readonly region: CardSaid;
      readonly of?: string | null;
      readonly cards: readonly CardSaid[];
    }
  | {
      readonly kind: 'zone';
      readonly zone: PlaceSaid;
      readonly player: string;
      readonly cards: readonly CardSaid[];
    }
  | { readonly kind: 'isk'; readonly player: string; readonly isk: number }
  | { readonly kind: 'moment'; readonly at: TimeSaid; readonly player?: string; readonly fight?: FightSaid };
