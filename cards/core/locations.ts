import { activated, exhaustThis, whenItEnters } from '../abilities.ts';
import { location } from '../define.ts';
import { HUSH, LATHE } from '../races.ts';
import { target, targetShip } from '../targets.ts';
import { draw, ready } from '../verbs.ts';

export const ironMoon = location('Iron Moon', { price: 2, subtypes: ['Moon'], minerals: 2, rarity: 'common' });

export const glassOrchard = location('Glass Orchard', { price: 2, income: 1, rarity: 'common' });

export const pilgrimMoon = location('Pilgrim Moon', {
  races: [HUSH],
  price: 3,
  subtypes: ['Moon'],
  income: 1,
  rarity: 'uncommon',
  abilities: [whenItEnters('itself', [], draw(1))],
});

export const drydockMoon = location('Drydock Moon', {
  races: [LATHE],
  price: 3,
  subtypes: ['Moon'],
  minerals: 1,
  rarity: 'uncommon',
  abilities: [
    activated([exhaustThis], [targetShip({ whose: 'yours', state: 'exhausted', where: 'here' })], ready(target())),
  ],
});
