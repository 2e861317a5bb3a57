import type { Command } from './card.ts';
import type { ObjectId, PlayerId, QuestionId } from './ids.ts';
import type { Target } from './target.ts';

/** Everything that is chosen when a card or ability is announced (600.1). */
export type Announcement = {
  /** Which of its modes; 0 where it has one. */
  readonly mode: number;
  /** 0 where it has none (200.3). */
  readonly x: number;
  /** One list for each target slot (800.3). */
  readonly targets: readonly (readonly Target[])[];
  /** The region a location is to enter. */
  readonly into: ObjectId | null;
  /** The cards sacrificed or discarded as costs, in the order in which the costs are printed. */
  readonly pay: readonly ObjectId[];
};

/** What a player asks for. */
export type Intent =
  /** A card from hand, or an outer region or upgrade from the reserve (500.6, 600.1). */
  | ({ readonly type: 'play'; readonly player: PlayerId; readonly card: ObjectId } & Announcement)
  /** An activated ability of a card in play, by its number on the card (600.4). */
  | ({
      readonly type: 'activate';
      readonly player: PlayerId;
      readonly card: ObjectId;
      readonly ability: number;
    } & Announcement)
  /** Hand the initiative on (700.4); with no pile open, declare the phase over (500.9). */
  | { readonly type: 'pass'; readonly player: PlayerId }
  /** Declare a battle (900.1, 900.2). */
  | {
      readonly type: 'attack';
      readonly player: PlayerId;
      readonly region: ObjectId;
      readonly defender: PlayerId;
      readonly ships: readonly ObjectId[];
    }
  /** Give a ship its order (1200.2): `at` is where it moves, or the location it mines; else null. */
  | {
      readonly type: 'order';
      readonly player: PlayerId;
      readonly ship: ObjectId;
      readonly order: Command;
      readonly at: ObjectId | null;
    }
  /** Take a ship out of the battle before targeting (900.3). */
  | { readonly type: 'withdraw'; readonly player: PlayerId; readonly ship: ObjectId }
  /** Withdraw no more (900.3). */
  | { readonly type: 'stay'; readonly player: PlayerId }
  /** Order a ship to target an opposing ship (900.4), or to strike the starbase (900.5). */
  | { readonly type: 'aim'; readonly player: PlayerId; readonly ship: ObjectId; readonly at: ObjectId }
  /** Order a ship to hold its fire (900.4). */
  | { readonly type: 'hold'; readonly player: PlayerId; readonly ship: ObjectId }
  /** Tell the game what it asked, by the numbers of the choices. */
  | {
      readonly type: 'answer';
      readonly player: PlayerId;
      readonly question: QuestionId;
      readonly chosen: readonly number[];
    }
  /** Leave the game (100.8). */
  | { readonly type: 'concede'; readonly player: PlayerId };

export type IntentType = Intent['type'];
export const INTENTS = [
  'play',
  'activate',
  'pass',
  'order',
  'attack',
  'withdraw',
  'stay',
  'aim',
  'hold',
  'answer',
  'concede',
] as const satisfies readonly IntentType[];
