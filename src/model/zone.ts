/** Rule 300.1. */
export const ZONES = ['deck', 'hand', 'reserve', 'play', 'pile', 'scrapheap'] as const;
export type Zone = (typeof ZONES)[number];

/** Who sees the cards of a zone (rule 300.4). */
export const VISIBILITY = {
  deck: 'nobody',
  hand: 'owner',
  reserve: 'owner',
  play: 'everyone',
  pile: 'everyone',
  scrapheap: 'everyone',
} as const satisfies Record<Zone, 'nobody' | 'owner' | 'everyone'>;
