import type { CardType, EntryKind } from './cardType.ts';

/** Whose it must be, as the controller of the card that says so sees it. */
export const WHOSE = ['yours', 'enemy'] as const;
export type Whose = (typeof WHOSE)[number];

export const PLACES = ['here', 'battle', 'home'] as const;
export const CONDITIONS = ['ready', 'exhausted', 'damaged', 'assembling'] as const;

/** Cards in play. Every field narrows; without any it means every card in play. */
export type InPlay = {
  readonly of: 'play';
  readonly types?: readonly CardType[];
  /** Who controls it now (200.5). */
  readonly whose?: Whose;
  /** `here`: in the region of the card that says so. `battle`: takes part in the battle going on. `home`: in a home region. */
  readonly where?: (typeof PLACES)[number];
  readonly state?: (typeof CONDITIONS)[number];
  readonly subtype?: string;
  /** Attack, or total shield, no higher than this; `x` is the X chosen when playing (200.3). */
  readonly attackAtMost?: number | 'x';
  readonly shieldAtMost?: number | 'x';
  /** Not the card that says so. */
  readonly other?: true;
};

/** Entries that wait on the pile; never the entry that says so (800.5). */
export type OnPile = { readonly of: 'pile'; readonly kinds?: readonly EntryKind[]; readonly whose?: Whose };

/** Cards in a scrapheap. `yours`: that you own. */
export type InScrapheap = { readonly of: 'scrapheap'; readonly types?: readonly CardType[]; readonly whose?: Whose };

/** Players still in the game. `enemy`: not you. */
export type OfPlayers = { readonly of: 'players'; readonly whose?: Whose };

export type Filter = InPlay | OnPile | InScrapheap | OfPlayers;
