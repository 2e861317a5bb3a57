import type { Printed } from '../model/card.ts';
import type { CardType, EntryKind } from '../model/cardType.ts';
import type { Ending, Order } from '../model/game.ts';
import type { CardName, EntryId, ObjectId, PlayerId } from '../model/ids.ts';
import type { About, Question } from '../model/question.ts';
import type { Target } from '../model/target.ts';
import type { WindowName } from '../model/window.ts';

/** Who looks: a player, somebody at the table who sees only what is public, or the whole truth. */
export type Viewer = PlayerId | 'table' | 'all';

/** A card that the viewer may see, as it is printed. */
export type CardView = {
  readonly id: ObjectId;
  readonly name: CardName;
  readonly title: string;
  readonly type: CardType;
  readonly subtypes: readonly string[];
  readonly races: readonly string[];
  readonly owner: PlayerId;
  readonly price: number | 'X';
  /** Made from the card's data, a paragraph for each ability. */
  readonly text: readonly string[];
  /** As printed; null where the card has none. */
  readonly attack: number | null;
  readonly shield: number | null;
  readonly income: number | null;
  /** Of ships: counters they enter with (1200.1), and the one special order they can take, with its power (1200.7). */
  readonly assembly: number | null;
  readonly command: NonNullable<Printed['command']> | null;
  /** Of regions: the most locations they take (1100.5). */
  readonly locations: number | 'unlimited' | null;
  readonly minerals: number | null;
  /** Of news that stays: for how many of its owner's ready steps (1400.1). */
  readonly duration: number | 'endless' | null;
  /** Of starbases (1300.2, 1300.3). */
  readonly level: number | null;
  readonly structureSlots: number | null;
};

/** A card in play, with its numbers as they are now. */
export type PermanentView = CardView & {
  readonly controller: PlayerId | null;
  readonly region: ObjectId | null;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly assembling: number;
  readonly remaining: number | null;
  /** The order a ship follows (1200.2). */
  readonly order: Order | null;
  /** With every change and bonus; null where it has none. */
  readonly attackNow: number | null;
  readonly shieldNow: number | null;
  /** What wears off, and what entries on the pile would do to it: in words. */
  readonly changes: readonly string[];
};

export type EntryView = {
  readonly id: EntryId;
  readonly kind: EntryKind;
  readonly title: string;
  /** What it does when it resolves, in words. */
  readonly text: string;
  readonly controller: PlayerId;
  /** The card that lies on the pile, or the card it came from. */
  readonly card: ObjectId | null;
  readonly source: ObjectId;
  readonly targets: readonly Target[];
  /** Damage that waits: how much (for entries of kind `damage`). */
  readonly amount: number | null;
};

/** A zone whose cards may be hidden: always the number, the cards only for those who may see them (300.4). */
export type ZoneView = { readonly count: number; readonly cards: readonly CardView[] | null };

export type PlayerView = {
  readonly id: PlayerId;
  readonly title: string;
  readonly out: boolean;
  readonly isk: number;
  readonly deck: ZoneView;
  readonly hand: ZoneView;
  readonly reserve: ZoneView;
  readonly scrapheap: ZoneView;
};

export type BattleView = {
  readonly attacker: PlayerId;
  readonly defender: PlayerId;
  readonly region: ObjectId;
  readonly attacking: readonly ObjectId[];
  readonly defending: readonly ObjectId[];
  readonly aims: readonly { readonly ship: ObjectId; readonly at: ObjectId | null }[];
};

/** All that one viewer may know of a position (300.4). Plain data. */
export type View = {
  readonly viewer: Viewer;
  /** Clockwise. */
  readonly players: readonly PlayerView[];
  readonly play: readonly PermanentView[];
  /** Top first: the order in which it resolves. */
  readonly pile: readonly EntryView[];
  readonly battle: BattleView | null;
  readonly active: PlayerId;
  readonly turn: number;
  /** The moment, or null when the game is over. */
  readonly window: WindowName | null;
  /** Whose doing the game waits for; null when it is over. */
  readonly awaited: PlayerId | null;
  /** Consecutive passes (700.5). */
  readonly passes: number;
  /** Whether the holder has added since the initiative came to them (700.5). */
  readonly added: boolean;
  /** Who is asked something, and about what. What can be chosen is seen by the one who is asked. */
  readonly asked: { readonly player: PlayerId; readonly about: About; readonly entry: EntryId | null } | null;
  readonly question: Question | null;
  readonly ending: Ending | null;
};
