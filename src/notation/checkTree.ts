import type { WindowName } from '../model/window.ts';
import type { Zone } from '../model/zone.ts';
import type { EndingSaid, EntrySaid } from './factTree.ts';
import type { OrderSaid, Phrase } from './tableTree.ts';

export const NUMBERS_SAID = ['damage', 'shield', 'attack', 'assembling', 'remaining'] as const;
export type NumberSaid = (typeof NUMBERS_SAID)[number];

export const COUNTED_SAID = ['deck', 'hand', 'reserve', 'scrapheap'] as const;

/** Something that holds of the table as it is now. */
export type Check =
  /** `s in scrapheap ian` */
  | { readonly check: 'zone'; readonly card: Phrase; readonly zone: Zone; readonly owner?: string }
  /** `x in metropolis` */
  | { readonly check: 'region'; readonly card: Phrase; readonly region: Phrase }
  /** `metropolis of elysha`; null is nobody. */
  | { readonly check: 'controller'; readonly card: Phrase; readonly player: string | null }
  /** `x shield 5` */
  | { readonly check: 'number'; readonly card: Phrase; readonly what: NumberSaid; readonly amount: number }
  | { readonly check: 'exhausted' | 'ready'; readonly card: Phrase }
  /** `s patrol`, `s mine iron-moon`; null: `s no order`. */
  | { readonly check: 'order'; readonly card: Phrase; readonly order: OrderSaid | null }
  /** It has left the game with its owner (1600.1). */
  | { readonly check: 'gone'; readonly card: Phrase }
  | { readonly check: 'isk'; readonly player: string; readonly isk: number }
  /** `hand ian 5`: how many cards lie there. */
  | {
      readonly check: 'count';
      readonly zone: (typeof COUNTED_SAID)[number];
      readonly player: string;
      readonly count: number;
    }
  /** Exactly these lie on the pile, the top one first. */
  | { readonly check: 'pile'; readonly entries: readonly EntrySaid[] }
  | { readonly check: 'initiative' | 'out'; readonly player: string }
  | { readonly check: 'passes'; readonly count: number }
  /** The game waits for exactly these. */
  | { readonly check: 'awaits'; readonly players: readonly string[] }
  | { readonly check: 'window'; readonly window: WindowName }
  | { readonly check: 'turn'; readonly turn: number; readonly player?: string }
  /** `over won elysha`, `over drawn` */
  | { readonly check: 'over'; readonly ending?: EndingSaid };

/** Checks about the table as it is now, all of which must hold. */
export type StateLine = { readonly kind: 'state'; readonly checks: readonly Check[] };
