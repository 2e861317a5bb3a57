import type { Slot } from '../src/model/ability.ts';
import type { CardType, EntryKind } from '../src/model/cardType.ts';
import type { Filter, InPlay, InScrapheap, OfPlayers, OnPile } from '../src/model/filter.ts';
import type { Those } from '../src/model/those.ts';

type Narrow<F> = Omit<F, 'of'>;

/** Cards in play, of one type or several. */
export const inPlay = (types: CardType | readonly CardType[], narrow: Narrow<InPlay> = {}): InPlay => ({
  of: 'play',
  types: typeof types === 'string' ? [types] : types,
  ...narrow,
});
export const ships = (narrow: Narrow<InPlay> = {}): InPlay => inPlay('ship', narrow);
export const structures = (narrow: Narrow<InPlay> = {}): InPlay => inPlay('structure', narrow);

/** Entries that wait on the pile (800.5). */
export const onPile = (kinds?: EntryKind | readonly EntryKind[], narrow: Narrow<OnPile> = {}): OnPile => ({
  of: 'pile',
  ...(kinds === undefined ? {} : { kinds: typeof kinds === 'string' ? [kinds] : kinds }),
  ...narrow,
});
export const inScrapheap = (types: readonly CardType[], narrow: Narrow<InScrapheap> = {}): InScrapheap => ({
  of: 'scrapheap',
  types,
  ...narrow,
});
export const players = (narrow: Narrow<OfPlayers> = {}): OfPlayers => ({ of: 'players', ...narrow });

/** "Target …": exactly one (800.3). */
export const targeting = (what: Filter): Slot => ({ what, min: 1, max: 1 });
/** "Up to N targets": may take none (800.3). */
export const upTo = (max: number, what: Filter): Slot => ({ what, min: 0, max });
export const targetShip = (narrow: Narrow<InPlay> = {}): Slot => targeting(ships(narrow));
export const targetPlayer = (narrow: Narrow<OfPlayers> = {}): Slot => targeting(players(narrow));

/** What was chosen for a target slot: the first, if it is not said. */
export const target = (slot = 0): Those => ({ the: 'target', slot });
/** This card. */
export const itself: Those = { the: 'source' };
/** What the trigger saw. */
export const seen: Those = { the: 'seen' };
export const each = (what: Filter): Those => ({ the: 'each', what });
export const you: Those = { the: 'you' };
export const opponents: Those = { the: 'opponents' };
export const everyone: Those = { the: 'everyone' };
