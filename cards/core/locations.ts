import { activated, exhaustThis, has, whenDestroyed, whenItEnters } from '../abilities.ts';
import { location } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';
import { ships, target, targetShip } from '../targets.ts';
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

export const copperMoon = location('Copper Moon', { price: 3, subtypes: ['Moon'], minerals: 3, rarity: 'uncommon' });

export const bondedWarehouse = location('Bonded Warehouse', {
  races: [TITHE],
  price: 3,
  income: 2,
  rarity: 'uncommon',
});

export const emberChapel = location('Ember Chapel', {
  races: [ARDENT],
  price: 3,
  rarity: 'uncommon',
  abilities: [whenDestroyed(ships({ whose: 'enemy' }), [], draw(1))],
});

export const deafRock = location('Deaf Rock', {
  races: [HUSH],
  price: 2,
  rarity: 'common',
  abilities: [has(ships({ whose: 'yours', where: 'here' }), 'shield', 1)],
});

export const toolShoal = location('Tool Shoal', { races: [LATHE], price: 3, income: 1, minerals: 1, rarity: 'common' });

export const debtorsRock = location("Debtors' Rock", {
  price: 1,
  income: -1,
  rarity: 'uncommon',
  abilities: [whenItEnters('itself', [], draw(2))],
});
