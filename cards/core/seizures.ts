import { does } from '../abilities.ts';
import { news } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';
import { inPlay, opponents, ships, structures, target, targeting, targetPlayer, targetShip, upTo } from '../targets.ts';
import {
  draw,
  either,
  exhaust,
  gainControl,
  home,
  lose,
  move,
  option,
  protect,
  returnToHand,
  sacrifice,
  untilEndOf,
} from '../verbs.ts';

// News that take, send and bring back what others thought was theirs.

export const boughtCaptain = news('Bought Captain', {
  races: [TITHE],
  price: 'X',
  rarity: 'rare',
  abilities: [does([targetShip({ whose: 'enemy', attackAtMost: 'x' })], gainControl(target()))],
});

export const poisonedGift = news('Poisoned Gift', {
  races: [HUSH],
  price: 1,
  rarity: 'uncommon',
  abilities: [
    does(
      [targetShip({ whose: 'yours' }), targetPlayer({ whose: 'enemy' })],
      gainControl(target(0), target(1)),
      draw(3),
    ),
  ],
});

export const hostileTerms = news('Hostile Terms', {
  races: [TITHE],
  price: 2,
  rarity: 'common',
  abilities: [
    does(
      [targetPlayer({ whose: 'enemy' })],
      either(target(), option('Hand over a ship', sacrifice(ships(), target())), option('Pay up', lose(4, target()))),
    ),
  ],
});

export const cutTheMoorings = news('Cut the Moorings', {
  races: [ARDENT],
  price: 2,
  rarity: 'uncommon',
  abilities: [does([], sacrifice(structures(), opponents))],
});

export const nobodyHere = news('Nobody Here', {
  races: [HUSH],
  price: 1,
  rarity: 'common',
  abilities: [does([upTo(2, ships({ whose: 'yours' }))], move(target(), home))],
});

export const dragNet = news('Drag Net', {
  price: 2,
  rarity: 'uncommon',
  abilities: [
    does(
      [targetShip({ whose: 'enemy', state: 'ready' }), targeting(inPlay('outer-region'))],
      exhaust(target(0)),
      move(target(0), target(1)),
    ),
  ],
});

export const recallToDock = news('Recall to Dock', {
  races: [LATHE],
  price: 1,
  rarity: 'common',
  abilities: [does([targeting(inPlay(['ship', 'structure'], { whose: 'yours' }))], returnToHand(target()), draw(1))],
});

export const dockStrike = news('Dock Strike', {
  price: 2,
  rarity: 'common',
  abilities: [
    does([targetShip({ whose: 'enemy', where: 'home', attackAtMost: 2 })], exhaust(target()), lose(1, target())),
  ],
});

export const tractorField = news('Tractor Field', {
  races: [LATHE],
  price: 'X',
  rarity: 'uncommon',
  abilities: [does([targetShip({ whose: 'enemy', shieldAtMost: 'x' })], returnToHand(target()))],
});

export const safeConduct = news('Safe Conduct', {
  races: [TITHE],
  price: 2,
  rarity: 'common',
  abilities: [does([targetShip({ whose: 'yours' })], protect(target(), untilEndOf('turn')), move(target(), home))],
});

export const falseDistress = news('False Distress', {
  races: [HUSH],
  price: 2,
  rarity: 'uncommon',
  abilities: [
    does(
      [upTo(2, ships({ whose: 'enemy', where: 'home' })), targeting(inPlay('outer-region'))],
      move(target(0), target(1)),
    ),
  ],
});

export const foreclosure = news('Foreclosure', {
  races: [TITHE],
  price: 5,
  rarity: 'rare',
  abilities: [does([targetShip({ whose: 'enemy', state: 'exhausted' })], gainControl(target()))],
});
