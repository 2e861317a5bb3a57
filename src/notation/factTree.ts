import type { Zone } from '../model/zone.ts';
import type { OrderSaid, Phrase } from './tableTree.ts';

/**
 * An entry of the pile, in words: `m -> x`, `ability c -> x`, `damage 3 s -> x`, `e3`. What is not said is left open.
 */
export type EntrySaid =
  | { readonly kind: 'card'; readonly of: Phrase; readonly targets?: readonly Phrase[] }
  | { readonly kind: 'ability'; readonly of: Phrase; readonly targets?: readonly Phrase[] }
  | { readonly kind: 'damage'; readonly of?: Phrase; readonly amount?: number; readonly target?: Phrase };

export const PHASES_SAID = ['initial', 'development', 'command', 'battle', 'end'] as const;
export type PhaseSaid = (typeof PHASES_SAID)[number];

export const ABOUT_SAID = [
  'sacrifice',
  'discard',
  'either',
  'order',
  'target',
  'hand-limit',
  'patrol',
  'opening-hand',
] as const;
export type AboutSaid = (typeof ABOUT_SAID)[number];

export const DRAWN_SAID = ['together', 'turn-limit', 'runaway'] as const;
export type EndingSaid =
  | { readonly kind: 'won'; readonly by?: string }
  | { readonly kind: 'drawn'; readonly why?: (typeof DRAWN_SAID)[number] };

export const UNTIL_SAID = ['phase', 'turn'] as const;
export type UntilSaid = (typeof UNTIL_SAID)[number];

export const STATS_SAID = ['attack', 'shield'] as const;
export const WHY_LEFT_SAID = ['conceded', 'starbase'] as const;

/** Facts that are told of one card or of several: `destroyed x s`. */
export const TOLD_OF_CARDS = [
  'destroyed',
  'exhausted',
  'readied',
  'recharged',
  'withdrew',
  'held',
  'joined',
  'relieved',
] as const;
export const TOLD_OF_PLAYERS = ['answered', 'shuffled', 'stayed'] as const;
export const TOLD_OF_ISK = ['paid', 'gained', 'lost'] as const;

/** Something that happened, in words. What is not said is left open. */
export type Told =
  | { readonly fact: 'announced'; readonly entry: EntrySaid }
  /** `by`: null is nobody, because its controller left. */
  | { readonly fact: 'removed'; readonly entry: EntrySaid; readonly by?: EntrySaid | null }
  | { readonly fact: 'resolved' | 'fizzled'; readonly entry: EntrySaid }
  | { readonly fact: 'triggered'; readonly card: Phrase; readonly by?: string }
  | { readonly fact: 'passed'; readonly player: string; readonly count?: number; readonly of?: number }
  | { readonly fact: 'handedOn'; readonly player: string; readonly to?: string }
  | { readonly fact: 'asked'; readonly player: string; readonly about?: AboutSaid }
  | { readonly fact: (typeof TOLD_OF_PLAYERS)[number]; readonly player: string }
  | { readonly fact: 'moved'; readonly card: Phrase; readonly from?: Zone; readonly to: Zone; readonly owner?: string }
  | { readonly fact: 'damaged'; readonly card: Phrase; readonly amount?: number }
  | {
      readonly fact: 'changed';
      readonly card: Phrase;
      readonly change?: { readonly stat: (typeof STATS_SAID)[number]; readonly by?: number };
      readonly until?: UntilSaid;
    }
  | { readonly fact: 'protected' | 'woreOff'; readonly cards: readonly Phrase[]; readonly until?: UntilSaid }
  | { readonly fact: (typeof TOLD_OF_CARDS)[number]; readonly cards: readonly Phrase[] }
  | { readonly fact: 'sacrificed' | 'discarded'; readonly cards: readonly Phrase[]; readonly by?: string }
  | { readonly fact: 'assembled' | 'expired'; readonly card: Phrase; readonly left?: number }
  | { readonly fact: 'travelled'; readonly card: Phrase; readonly from?: Phrase; readonly to?: Phrase }
  /** `from`, `by`: null is nobody. */
  | { readonly fact: 'controlled'; readonly card: Phrase; readonly from?: string | null; readonly by?: string | null }
  | { readonly fact: 'ordered'; readonly ship: Phrase; readonly order?: OrderSaid }
  | { readonly fact: 'upgraded'; readonly player: string; readonly to?: Phrase }
  | { readonly fact: (typeof TOLD_OF_ISK)[number]; readonly player: string; readonly isk?: number }
  /** Their ISK changed, and is this now. */
  | { readonly fact: 'isk'; readonly player: string; readonly isk: number }
  | {
      readonly fact: 'attacked';
      readonly region: Phrase;
      readonly by?: string;
      readonly ships?: readonly Phrase[];
      readonly defender?: string;
    }
  | { readonly fact: 'aimed'; readonly ship: Phrase; readonly at?: Phrase }
  | { readonly fact: 'fought'; readonly region: Phrase }
  | { readonly fact: 'turnBegan'; readonly player?: string; readonly turn?: number }
  | { readonly fact: 'phaseBegan' | 'phaseEnded'; readonly phase: PhaseSaid; readonly player?: string }
  | { readonly fact: 'left'; readonly player: string; readonly why?: (typeof WHY_LEFT_SAID)[number] }
  | { readonly fact: 'ended'; readonly ending: EndingSaid };

/** `no`: it must not have happened. */
export type FactSaid = Told & { readonly no?: true };

/** These happened since the last intent, in this order; others may lie between. */
export type FactLine = { readonly kind: 'happened'; readonly facts: readonly FactSaid[] };
