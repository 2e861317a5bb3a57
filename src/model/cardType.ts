/** Rule 200.1. */
export const CARD_TYPES = ['starbase', 'structure', 'home-region', 'outer-region', 'location', 'ship', 'news'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Rule 200.4: the races are words of the card set; cards without any can be played by all. */
export type Race = string;

/** What lies on the pile (rule 700.1). */
export const ENTRY_KINDS = ['news', 'ability', 'damage', 'ship', 'structure', 'location', 'region', 'upgrade'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
