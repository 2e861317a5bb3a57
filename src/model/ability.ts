import type { Amount } from './amount.ts';
import type { CardType } from './cardType.ts';
import type { Effect, Stat, Test } from './effect.ts';
import type { Filter, InPlay } from './filter.ts';

/** "Target ship", "up to two target news": one list of choices made when the entry is announced (800.3). */
export type Slot = { readonly what: Filter; readonly min: number; readonly max: number };

/** What is announced and then resolves: whom it may be aimed at, and what it does to them. */
export type Sentence = {
  /** Names the mode where there are several; an ability with one may have a name of its own. */
  readonly label?: string;
  readonly slots: readonly Slot[];
  readonly effects: readonly Effect[];
  /** "Play only if": checked when it is announced, and only then. */
  readonly onlyIf?: Test;
  /** "If … when this resolves": checked when it comes to resolve, and only then; otherwise it does nothing. */
  readonly stillIf?: Test;
};

/** What must be paid to activate an ability, or to play a card beyond its price (600.4). */
export type Cost =
  | { readonly kind: 'isk'; readonly amount: Amount }
  /** Exhaust this card. */
  | { readonly kind: 'exhaust' }
  | { readonly kind: 'sacrifice'; readonly what: InPlay | 'itself' }
  /** Discard a card from hand. */
  | { readonly kind: 'discard' };

/** What a triggered ability waits for. */
export type When =
  /** A card is destroyed or sacrificed (1500.2): this one, or one of those. */
  | { readonly event: 'destroyed'; readonly what: 'itself' | InPlay }
  | { readonly event: 'enters'; readonly what: 'itself' | InPlay }
  /** A battle begins that this card takes part in (or whose region this card is), or in which you fight. */
  | { readonly event: 'battle'; readonly what: 'itself' | 'you' }
  /** Somebody plays a card of one of these types. */
  | { readonly event: 'plays'; readonly who: 'you' | 'enemy' | 'anyone'; readonly types: readonly CardType[] };

/** A number that a static ability may say: nothing that itself asks for an attack or a shield, which it would change. */
export type Steady = number | { readonly kind: 'count'; readonly what: Filter };

/** Always on while the card is in play (600.4). */
export type Always =
  | { readonly kind: 'bonus'; readonly what: 'itself' | InPlay; readonly stat: Stat; readonly by: Steady }
  | { readonly kind: 'indestructible'; readonly what: 'itself' | InPlay }
  /** 100.5, "cannot beats may": nobody (or no enemy) may play cards, or activate abilities of cards, of these types. */
  | {
      readonly kind: 'forbid';
      readonly act: 'play' | 'activate';
      readonly types: readonly CardType[];
      readonly who: 'anyone' | 'enemy';
      readonly during?: 'battle';
    };

/** News: what they do when they resolve. With several modes one is chosen when it is announced (600.1). */
export type Played = { readonly kind: 'played'; readonly costs: readonly Cost[]; readonly modes: readonly Sentence[] };
export type Activated = {
  readonly kind: 'activated';
  readonly costs: readonly Cost[];
  readonly modes: readonly Sentence[];
  readonly oncePerTurn?: true;
};
export type Triggered = { readonly kind: 'triggered'; readonly when: When; readonly sentence: Sentence };
export type Static = { readonly kind: 'static'; readonly always: Always };

export type Ability = Played | Activated | Triggered | Static;
