/** What the cards of the pile game say, as whoever writes the game by hand would note it down. */
import type { CardName } from '../../../src/index.ts';
import { FLAK, HULK, JAM, SALVO, SKIFF } from './cards.ts';

export type News =
  | { readonly price: number; readonly aims: 'card'; readonly damage: number }
  | { readonly price: number; readonly aims: 'entry' };

export const NEWS: Readonly<Record<CardName, News>> = {
  [FLAK.name]: { price: 1, aims: 'card', damage: 1 },
  [SALVO.name]: { price: 2, aims: 'card', damage: 2 },
  [JAM.name]: { price: 1, aims: 'entry' },
};

export const SHIELD: Readonly<Record<CardName, number>> = { [SKIFF.name]: 3, [HULK.name]: 1_000_000 };
