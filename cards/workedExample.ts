import { does } from './abilities.ts';
import { news, outerRegion, ship } from './define.ts';
import { target, targetShip } from './targets.ts';
import { shield, untilEndOf } from './verbs.ts';

// The cards of the worked example (1700). Nobody's race: everybody can play them.

export const executioner = ship('Executioner', { price: 3, attack: 2, shield: 3, rarity: 'common' });
export const slasher = ship('Slasher', { price: 3, attack: 3, shield: 2, rarity: 'common' });
export const metropolis = outerRegion('Metropolis', { price: 3, income: 2, locations: 2, rarity: 'common' });
export const stubbornMechanic = news('Stubborn Mechanic', {
  price: 2,
  rarity: 'common',
  abilities: [does([targetShip()], shield(target(), 2, untilEndOf('phase')))],
});
