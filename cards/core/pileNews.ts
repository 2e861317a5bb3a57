import { discardACard, does, paying, stillIf } from '../abilities.ts';
import { news } from '../define.ts';
import { HUSH } from '../races.ts';
import { onPile, target, targeting, upTo } from '../targets.ts';
import { draw, not, remove, returnToHand, thereIs } from '../verbs.ts';

// News about what waits on the pile (700.8, 800.5).

export const cancelledOrders = news('Cancelled Orders', {
  price: 1,
  rarity: 'common',
  abilities: [does([targeting(onPile('ability'))], remove(target()))],
});

export const quietFrequencies = news('Quiet Frequencies', {
  races: [HUSH],
  price: 1,
  rarity: 'common',
  abilities: [does([targeting(onPile('news'))], returnToHand(target()))],
});

export const deadAir = news('Dead Air', {
  races: [HUSH],
  price: 3,
  rarity: 'rare',
  abilities: [does([upTo(2, onPile(['news', 'ability'], { whose: 'enemy' }))], remove(target()))],
});

export const misfire = news('Misfire', {
  races: [HUSH],
  price: 1,
  rarity: 'common',
  abilities: [paying([discardACard], [targeting(onPile('damage'))], remove(target()))],
});

export const wrongHarbor = news('Wrong Harbor', {
  price: 2,
  rarity: 'uncommon',
  abilities: [
    does([targeting(onPile(['ship', 'structure', 'location', 'region', 'upgrade']))], returnToHand(target())),
  ],
});

export const allClear = news('All Clear', {
  price: 1,
  rarity: 'common',
  abilities: [stillIf(not(thereIs(onPile('damage'))), does([], draw(2)))],
});

export const secondThoughts = news('Second Thoughts', {
  price: 1,
  rarity: 'common',
  abilities: [does([targeting(onPile('news', { whose: 'yours' }))], returnToHand(target()), draw(1))],
});
