import {
  activated,
  exhaustThis,
  forbids,
  has,
  oncePerTurn,
  pay,
  sacrificeACost,
  sacrificeThis,
  whenDestroyed,
  whenPlaying,
} from '../abilities.ts';
import { structure } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';
import { inPlay, seen, ships, target, targeting, targetShip, you } from '../targets.ts';
import { damage, draw, either, gain, lose, option, returnToHand, shield, untilEndOf } from '../verbs.ts';

export const repairBay = structure('Repair Bay', {
  races: [LATHE],
  price: 2,
  rarity: 'common',
  abilities: [activated([exhaustThis], [targetShip({ whose: 'yours' })], shield(target(), 1, untilEndOf('phase')))],
});

export const deflectorRing = structure('Deflector Ring', { price: 3, shield: 4, rarity: 'common' });

export const brokersAnnex = structure("Broker's Annex", {
  races: [TITHE],
  price: 3,
  income: 1,
  rarity: 'uncommon',
  abilities: [oncePerTurn(activated([pay(2)], [], draw(1)))],
});

export const listeningPost = structure('Listening Post', {
  races: [HUSH],
  price: 2,
  rarity: 'common',
  abilities: [whenPlaying('anyone', ['news'], [], gain(1))],
});

export const breakerYard = structure('Breaker Yard', {
  races: [ARDENT],
  price: 2,
  rarity: 'common',
  abilities: [activated([exhaustThis, sacrificeACost(ships())], [], gain(3), draw(1))],
});

export const siegeMortar = structure('Siege Mortar', {
  races: [ARDENT],
  price: 3,
  rarity: 'uncommon',
  abilities: [
    activated(
      [sacrificeThis, pay(1)],
      [targeting(inPlay(['ship', 'starbase'], { whose: 'enemy' }))],
      damage(3, target()),
    ),
  ],
});

export const harborGuns = structure('Harbor Guns', {
  races: [LATHE],
  price: 3,
  shield: 1,
  rarity: 'uncommon',
  abilities: [has(ships({ whose: 'yours', where: 'here' }), 'attack', 1)],
});

export const memoryChoir = structure('Memory Choir', {
  races: [HUSH],
  price: 3,
  rarity: 'rare',
  abilities: [
    whenDestroyed(
      ships({ whose: 'yours' }),
      [],
      either(you, option('Remember it', lose(1), returnToHand(seen)), option('Let it go', gain(1))),
    ),
  ],
});

export const jammingSpire = structure('Jamming Spire', {
  races: [HUSH],
  price: 2,
  rarity: 'uncommon',
  abilities: [forbids('enemy', 'activate', ['ship'], 'battle')],
});

export const longBattery = structure('Long Battery', {
  price: 4,
  rarity: 'uncommon',
  abilities: [activated([exhaustThis, pay(1)], [targetShip({ whose: 'enemy', where: 'home' })], damage(2, target()))],
});

export const lensOfCinders = structure('Lens of Cinders', {
  races: [ARDENT],
  price: 3,
  rarity: 'rare',
  abilities: [
    activated([exhaustThis, pay(1)], [targeting(inPlay('starbase', { whose: 'enemy' }))], damage(2, target())),
  ],
});

export const countingEngine = structure('Counting Engine', { races: [TITHE], price: 4, income: 2, rarity: 'uncommon' });
