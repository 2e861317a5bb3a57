import type { Sentence } from './ability.ts';
import type { CardSet } from './card.ts';
import type { EntryKind } from './cardType.ts';
import type { Span, Stat } from './effect.ts';
import type { CardName, EntryId, ObjectId, PlayerId } from './ids.ts';
import type { Chance } from './random.ts';
import type { Ruleset } from './ruleset.ts';
import type { Target } from './target.ts';

/** A card, where it now is. */
export type Card = {
  readonly id: ObjectId;
  readonly name: CardName;
  /** Whoever brought it; never changes (200.5). */
  readonly owner: PlayerId;
  /** Which of all the game's cards this is, through every zone. It counts cards (300.3) and never leaves the engine. */
  readonly serial: number;
};

/** A change that wears off (500.2, 500.10). */
export type Change =
  | { readonly kind: 'stat'; readonly stat: Stat; readonly by: number; readonly until: Span }
  | { readonly kind: 'protected'; readonly until: Span };

/** An order that a ship follows until it gets another, moves or fights (1200.2). */
export type Order =
  /** It works on that location (1200.4). */
  | { readonly kind: 'mine'; readonly at: ObjectId }
  /** How many battles it has joined this turn (1200.5). */
  | { readonly kind: 'patrol'; readonly joined: number }
  | { readonly kind: 'ambush' };

/** A card in play. */
export type Permanent = Card & {
  /** Whoever has its use now (200.5); nobody controls an outer region without ships (1100.2). */
  readonly controller: PlayerId | null;
  /** Where a ship is, or to which region a location belongs. */
  readonly region: ObjectId | null;
  readonly exhausted: boolean;
  /** Waiting until the recharge (1000.1). */
  readonly damage: number;
  /** Assembly counters left (1200.1). */
  readonly assembling: number;
  /** The order a ship follows (1200.2). */
  readonly order: Order | null;
  /** It has had its one order of this command phase (1200.2). */
  readonly ordered: boolean;
  /** Ready steps left to a news with a numbered duration (1400.1). */
  readonly remaining: number | null;
  readonly changes: readonly Change[];
  /** Abilities already activated this turn, by their number on the card. */
  readonly used: readonly number[];
  /** A region in which a battle has been declared this phase (900.1). */
  readonly fought: boolean;
};

/** One thing that waits on the pile (700.2). It does not depend on its source (600.5). */
export type Entry = {
  readonly id: EntryId;
  readonly kind: EntryKind;
  readonly controller: PlayerId;
  /** The card that lies here itself; abilities and damage have none. */
  readonly card: Card | null;
  /** The card it came from, and what that was called. */
  readonly source: ObjectId;
  readonly name: CardName;
  /** The region its source was in when it went on the pile: what "here" means once the source has left play (600.5). */
  readonly here: ObjectId | null;
  /** What happens when it resolves; for cards that only enter play, nothing. */
  readonly sentence: Sentence;
  /** What was chosen, slot by slot, locked in (800.4). */
  readonly targets: readonly (readonly Target[])[];
  readonly x: number;
  /** What a trigger saw; of damage to a starbase, the starbase (900.5). */
  readonly seen: Target | null;
  /** Of a location or ship: where it is to enter. */
  readonly into: ObjectId | null;
};

/** A triggered ability that has gone off and waits to go on a pile (700.11, 700.12). */
export type Trigger = {
  readonly controller: PlayerId;
  readonly source: ObjectId;
  readonly name: CardName;
  /** The region its source was in when it went off. */
  readonly here: ObjectId | null;
  readonly ability: number;
  readonly sentence: Sentence;
  readonly seen: Target | null;
  /** Its controller has said in which order their triggers go on the pile. */
  readonly ordered: boolean;
  /** What has been chosen for its slots so far. */
  readonly targets: readonly (readonly Target[])[];
};

export type Aim = {
  readonly ship: ObjectId;
  /** Null: it holds its fire (900.4). */
  readonly at: ObjectId | null;
};

/** Who fights where (rule 900). */
export type Battle = {
  readonly attacker: PlayerId;
  readonly defender: PlayerId;
  readonly region: ObjectId;
  readonly attacking: readonly ObjectId[];
  readonly defending: readonly ObjectId[];
  readonly aims: readonly Aim[];
  /** Those that came on patrol: they keep their order (1200.5). */
  readonly joined: readonly ObjectId[];
};

export type Player = {
  readonly id: PlayerId;
  /** Out of the game (100.2, 100.8). */
  readonly out: boolean;
  readonly isk: number;
  /** Top first. */
  readonly deck: readonly Card[];
  readonly hand: readonly Card[];
  readonly reserve: readonly Card[];
  /** Newest last. */
  readonly scrapheap: readonly Card[];
};

/** How a game ended. */
export type Ending =
  | { readonly kind: 'won'; readonly by: PlayerId }
  | { readonly kind: 'drawn'; readonly why: 'together' | 'turnLimit' | 'runaway' };

/** The whole truth, as plain data. There is no phase here: the machine is the phase. */
export type Game = {
  readonly ruleset: Ruleset;
  readonly cards: CardSet;
  readonly chance: Chance;
  /** Clockwise (100.6), all who began. */
  readonly seats: readonly PlayerId[];
  readonly players: Readonly<Record<PlayerId, Player>>;
  readonly play: Readonly<Record<ObjectId, Permanent>>;
  /** Bottom first. */
  readonly pile: readonly Entry[];
  /** Triggers that wait, in the order in which they went off. */
  readonly triggers: readonly Trigger[];
  readonly active: PlayerId;
  readonly turn: number;
  readonly battle: Battle | null;
  readonly ending: Ending | null;
  /** Counters that give ids. */
  readonly minted: { readonly objects: number; readonly entries: number; readonly questions: number };
  /** Piles that triggers have opened in a row without a player's doing (700.14). */
  readonly runaway: number;
};
