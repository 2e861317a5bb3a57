import type { OrderKind } from './card.ts';
import type { EntryKind } from './cardType.ts';
import type { Span, Stat } from './effect.ts';
import type { Ending, Game } from './game.ts';
import type { CardName, EntryId, ObjectId, PlayerId } from './ids.ts';
import type { About } from './question.ts';
import type { Zone } from './zone.ts';

/** A card as a fact speaks of it: which, and what it is called. */
export type Named = { readonly id: ObjectId; readonly name: CardName };

/** An entry as a fact speaks of it. */
export type NamedEntry = {
  readonly id: EntryId;
  readonly name: CardName;
  readonly kind: EntryKind;
  readonly controller: PlayerId;
};

export const PHASES = ['initial', 'development', 'command', 'battle', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** What happened, in the past tense. */
export type Fact =
  // the pile
  | { readonly type: 'announced'; readonly entry: NamedEntry }
  /** 700.8: by the effect of that entry, or, where there is none, because its controller left the game. */
  | { readonly type: 'removed'; readonly entry: NamedEntry; readonly by: NamedEntry | null }
  | { readonly type: 'resolved'; readonly entry: NamedEntry }
  | { readonly type: 'fizzled'; readonly entry: NamedEntry }
  | { readonly type: 'triggered'; readonly source: Named; readonly controller: PlayerId }
  // the initiative
  | { readonly type: 'passed'; readonly player: PlayerId; readonly count: number; readonly of: number }
  | { readonly type: 'handedOn'; readonly player: PlayerId; readonly to: PlayerId }
  // questions
  | { readonly type: 'asked'; readonly player: PlayerId; readonly about: About }
  | { readonly type: 'answered'; readonly player: PlayerId }
  // zones: from one to another, under a new id (200.6)
  | {
      readonly type: 'moved';
      readonly card: Named;
      readonly becomes: ObjectId;
      readonly owner: PlayerId;
      readonly from: Zone;
      readonly to: Zone;
    }
  | { readonly type: 'shuffled'; readonly player: PlayerId }
  // cards in play
  | { readonly type: 'damaged'; readonly card: Named; readonly amount: number }
  | { readonly type: 'changed'; readonly card: Named; readonly stat: Stat; readonly by: number; readonly until: Span }
  | { readonly type: 'protected'; readonly card: Named; readonly until: Span }
  | { readonly type: 'woreOff'; readonly until: Span; readonly cards: readonly Named[] }
  | { readonly type: 'recharged'; readonly cards: readonly Named[] }
  | { readonly type: 'destroyed'; readonly card: Named }
  | { readonly type: 'sacrificed'; readonly card: Named; readonly player: PlayerId }
  | { readonly type: 'exhausted'; readonly card: Named }
  | { readonly type: 'readied'; readonly card: Named }
  | { readonly type: 'assembled'; readonly card: Named; readonly left: number }
  | { readonly type: 'expired'; readonly card: Named; readonly left: number }
  | { readonly type: 'travelled'; readonly card: Named; readonly from: ObjectId | null; readonly to: ObjectId }
  | { readonly type: 'controlled'; readonly card: Named; readonly from: PlayerId | null; readonly by: PlayerId | null }
  | { readonly type: 'upgraded'; readonly player: PlayerId; readonly from: Named; readonly to: Named }
  // orders: a move is told as `travelled`
  | { readonly type: 'ordered'; readonly ship: Named; readonly order: OrderKind; readonly at: Named | null }
  /** A ship on patrol comes to a battle (1200.5). */
  | { readonly type: 'joined'; readonly ship: Named; readonly player: PlayerId }
  /** It has fought, so its order ends (1200.2, 1200.6). */
  | { readonly type: 'relieved'; readonly ship: Named }
  // players
  | { readonly type: 'paid'; readonly player: PlayerId; readonly isk: number }
  | { readonly type: 'gained'; readonly player: PlayerId; readonly isk: number }
  | { readonly type: 'lost'; readonly player: PlayerId; readonly isk: number }
  | { readonly type: 'discarded'; readonly player: PlayerId; readonly card: Named }
  // battle
  | {
      readonly type: 'attacked';
      readonly attacker: PlayerId;
      readonly defender: PlayerId;
      readonly region: Named;
      readonly ships: readonly Named[];
    }
  | { readonly type: 'withdrew'; readonly player: PlayerId; readonly ship: Named }
  | { readonly type: 'stayed'; readonly player: PlayerId }
  | { readonly type: 'aimed'; readonly ship: Named; readonly at: Named }
  | { readonly type: 'held'; readonly ship: Named }
  | { readonly type: 'fought'; readonly region: Named }
  // the turn
  | { readonly type: 'turnBegan'; readonly player: PlayerId; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly player: PlayerId }
  | { readonly type: 'phaseEnded'; readonly phase: Phase; readonly player: PlayerId }
  // the end
  | { readonly type: 'left'; readonly player: PlayerId; readonly why: 'conceded' | 'starbase' }
  | { readonly type: 'ended'; readonly ending: Ending };

export type FactType = Fact['type'];

/** A change and the telling of it. Neither exists without the other. */
export type Step = { readonly game: Game; readonly facts: readonly Fact[] };
