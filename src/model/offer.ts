import type { Command } from './card.ts';
import type { ObjectId, PlayerId, QuestionId } from './ids.ts';
import type { Target } from './target.ts';

/** One target slot, with everything that may be chosen for it. */
export type SlotOffer = { readonly from: readonly Target[]; readonly min: number; readonly max: number };

/** The X that can be chosen (200.3): any from the lowest to the highest. */
export type XOffer = {
  readonly min: number;
  readonly max: number;
  /** All that the lowest costs in ISK, and what each one more adds to it. */
  readonly isk: number;
  readonly each: number;
};

/**
 * One mode that can be announced, with its choices worked out. Where a higher X lets in more, the same mode is offered again
 * with the X that follow.
 */
export type ModeOffer = {
  readonly mode: number;
  readonly label: string;
  readonly slots: readonly SlotOffer[];
  /** Null where the card has none. */
  readonly x: XOffer | null;
};

/** What is asked for one cost that is paid with a card. */
export type PayOffer = { readonly cost: 'sacrifice' | 'discard'; readonly from: readonly ObjectId[] };

/**
 * What a player may ask for now, with every choice worked out: any one choice of each kind makes a legal intent
 * (where one card is offered for two costs, it pays only one of them).
 */
export type Offer =
  | {
      readonly type: 'play' | 'activate';
      readonly player: PlayerId;
      readonly card: ObjectId;
      /** The ability's number; -1 for a card that is played. */
      readonly ability: number;
      /** What it costs in ISK; with an X, the least. */
      readonly isk: number;
      readonly modes: readonly ModeOffer[];
      /** The regions a location may enter; null for what is no location. */
      readonly into: readonly ObjectId[] | null;
      readonly pay: readonly PayOffer[];
    }
  | { readonly type: 'pass' | 'stay' | 'concede'; readonly player: PlayerId }
  | {
      readonly type: 'order';
      readonly player: PlayerId;
      readonly ship: ObjectId;
      readonly order: Command;
      /** Where the ship can move, or what it can mine; null for an order it follows where it is. */
      readonly at: readonly ObjectId[] | null;
    }
  | {
      readonly type: 'attack';
      readonly player: PlayerId;
      readonly region: ObjectId;
      readonly defenders: readonly PlayerId[];
      readonly ships: readonly ObjectId[];
    }
  | { readonly type: 'withdraw' | 'hold'; readonly player: PlayerId; readonly ships: readonly ObjectId[] }
  | { readonly type: 'aim'; readonly player: PlayerId; readonly ship: ObjectId; readonly at: readonly ObjectId[] }
  | {
      readonly type: 'answer';
      readonly player: PlayerId;
      readonly question: QuestionId;
      readonly choices: number;
      readonly min: number;
      readonly max: number;
    };
