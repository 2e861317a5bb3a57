import type { Command } from './card.ts';
import type { ObjectId, PlayerId, QuestionId } from './ids.ts';
import type { Target } from './target.ts';

/** One target slot, with everything that may be chosen for it. */
export type SlotOffer = { readonly from: readonly Target[]; readonly min: number; readonly max: number };

/** One mode that can be announced, with its choices worked out. */
export type ModeOffer = {
  readonly mode: number;
  readonly label: string;
  readonly slots: readonly SlotOffer[];
  /** The X that can be paid, lowest and highest; null where the card has none. */
  readonly x: { readonly min: number; readonly max: number } | null;
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
