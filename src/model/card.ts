import type { Ability } from './ability.ts';
import type { CardType, Race } from './cardType.ts';
import type { CardName } from './ids.ts';

export const ORDERS = ['mine', 'patrol', 'ambush'] as const;
export type OrderKind = (typeof ORDERS)[number];
/** What a ship can be told in the command phase (1200.2): every ship can move. */
export const COMMANDS = ['move', ...ORDERS] as const;
export type Command = (typeof COMMANDS)[number];

/** A card as it is printed: data only, the same for every copy (rule 200.2). */
export type Printed = {
  readonly name: CardName;
  readonly title: string;
  readonly type: CardType;
  /** Free words: `Location > Moon` (200.1). */
  readonly subtypes?: readonly string[];
  /** Race icons; none: everybody can play it (200.4). */
  readonly races: readonly Race[];
  /** In ISK; X is chosen when playing (200.3). */
  readonly price: number | 'X';
  readonly abilities: readonly Ability[];
  readonly income?: number;
  /** Of a ship or starbase; a structure's is a bonus to its starbase (1000.3). */
  readonly shield?: number;
  readonly attack?: number;
  /** Counters a ship enters with (1200.1). */
  readonly assembly?: number;
  /** The one special order a ship can take, and its power (1200.7). */
  readonly command?: { readonly order: OrderKind; readonly power: number };
  /** Most locations a region takes (1100.5). */
  readonly locations?: number | 'unlimited';
  readonly minerals?: number;
  /** News: for how many of its owner's ready steps it stays (1400.1); none: it does not stay. */
  readonly duration?: number | 'endless';
  /** Starbases: an upgrade is one level higher (1300.2). */
  readonly level?: number;
  /** Starbases: how many structures it has room for (1300.3). */
  readonly structureSlots?: number;
  /** None: for small scenes, in no deck. */
  readonly rarity?: 'common' | 'uncommon' | 'rare';
};

/** The printed cards that a game uses, by name. A game carries them, so that an old save never changes its meaning. */
export type CardSet = Readonly<Record<CardName, Printed>>;
