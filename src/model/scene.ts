import type { CardSet } from './card.ts';
import type { CardName, PlayerId } from './ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { Zone } from './zone.ts';

/** The order a ship was given before the scene begins; `at`: the alias of the location it mines. */
export type PlacedOrder = { readonly kind: 'mine'; readonly at: string } | { readonly kind: 'patrol' | 'ambush' };

/** One card somebody laid out. `alias` is how the scene itself calls it; without one it goes by its name. */
export type Placed = {
  readonly card: CardName;
  readonly alias?: string;
  readonly owner: PlayerId;
  readonly zone: Exclude<Zone, 'pile'>;
  /** Where it differs from what rule and zone would give. Null: an outer region that nobody controls. */
  readonly controller?: PlayerId | null;
  /** The alias of the region a ship is in or a location belongs to; without one, its controller's home. */
  readonly region?: string;
  readonly exhausted?: boolean;
  readonly damage?: number;
  readonly assembling?: number;
  readonly remaining?: number;
  readonly order?: PlacedOrder;
};

/** Where in the game a scene begins. */
export type Moment =
  /** `setup`: decks are about to be shuffled and opening hands drawn (400.2). The rest: in the turn of the active player. */
  | { readonly at: 'setup' | 'turn' | 'development' | 'command' | 'battle' }
  /** A battle has just been declared there (900.1), by the active player. Without `ships`, with all that can. */
  | { readonly at: 'fight'; readonly region: string; readonly defender?: PlayerId; readonly ships?: readonly string[] };

/**
 * A table as somebody writes it down: not yet a game. `makeGame` is the one gate; it names every fault it finds.
 */
export type Scene = {
  /** Clockwise (100.6). */
  readonly players: readonly PlayerId[];
  readonly seed: number;
  /** The cards the scene uses (and may use). */
  readonly cards: CardSet;
  readonly table: readonly Placed[];
  /** ISK of each player; those not named have the ruleset's starting ISK. */
  readonly isk: Readonly<Record<PlayerId, number>>;
  /** Whose turn it is; without it, the first player's, but at the set-up the seed draws who begins (400.2). */
  readonly active?: PlayerId;
  readonly turn?: number;
  readonly moment: Moment;
  /** House values that differ from the rulebook's. */
  readonly ruleset: Partial<Ruleset>;
  /** What somebody has laid otherwise by hand than a game had come to, in words: a record of such a game says so. */
  readonly edits?: readonly string[];
};
