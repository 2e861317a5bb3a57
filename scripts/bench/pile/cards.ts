/** The cards of the pile game: all that the bench compares is played with these. */
import {
  damage,
  does,
  homeRegion,
  news,
  onPile,
  remove,
  ship,
  starbase,
  target,
  targeting,
  targetShip,
} from '../../../cards/index.ts';
import type { CardSet } from '../../../src/index.ts';

export const BASE = starbase('Bench Starbase', { shield: 20, level: 1, structureSlots: 1 });
export const HOME = homeRegion('Bench Home', {});

/** A ship that a few hits destroy, and one that outlasts a pile of a thousand. */
export const SKIFF = ship('Skiff', { price: 1, attack: 1, shield: 3 });
export const HULK = ship('Hulk', { price: 9, attack: 1, shield: 1_000_000 });

export const FLAK = news('Flak', { price: 1, abilities: [does([targetShip()], damage(1, target()))] });
export const SALVO = news('Salvo', { price: 2, abilities: [does([targetShip()], damage(2, target()))] });
export const JAM = news('Jam', { price: 1, abilities: [does([targeting(onPile('news'))], remove(target()))] });

export const CARDS: CardSet = Object.fromEntries(
  [BASE, HOME, SKIFF, HULK, FLAK, SALVO, JAM].map((card) => [card.name, card]),
);
