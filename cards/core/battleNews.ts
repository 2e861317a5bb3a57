import { chooseOne, does, mode, onlyIf, paying, sacrificeACost } from '../abilities.ts';
import { news } from '../define.ts';
import { ARDENT, LATHE } from '../races.ts';
import { each, inPlay, ships, target, targeting, targetShip, upTo } from '../targets.ts';
import {
  atLeast,
  attack,
  attackOf,
  damage,
  damageOn,
  destroy,
  protect,
  ready,
  shield,
  shieldOf,
  thereIs,
  times,
  untilEndOf,
  when,
  X,
} from '../verbs.ts';

// News that make ships stronger or fewer.

export const broadside = news('Broadside', {
  races: [ARDENT],
  price: 'X',
  rarity: 'common',
  abilities: [does([targetShip({ whose: 'enemy' })], damage(X, target()))],
});

export const scatterTheLine = news('Scatter the Line', {
  races: [ARDENT],
  price: 3,
  rarity: 'uncommon',
  abilities: [does([{ what: ships({ state: 'damaged' }), min: 1, max: 2 }], destroy(target()))],
});

export const bloodPrice = news('Blood Price', {
  races: [ARDENT],
  price: 1,
  rarity: 'uncommon',
  abilities: [paying([sacrificeACost(ships())], [targetShip()], destroy(target()))],
});

export const noQuarter = news('No Quarter', {
  races: [ARDENT],
  price: 2,
  rarity: 'common',
  abilities: [
    onlyIf(
      thereIs(ships({ whose: 'yours', where: 'battle' })),
      does([], damage(1, each(ships({ whose: 'enemy', where: 'battle' })))),
    ),
  ],
});

export const warSermon = news('War Sermon', {
  races: [ARDENT],
  price: 2,
  rarity: 'common',
  abilities: [
    does(
      [],
      attack(each(ships({ whose: 'yours' })), 1, untilEndOf('turn')),
      shield(each(ships({ whose: 'yours' })), -1, untilEndOf('turn')),
    ),
  ],
});

export const scaffoldFire = news('Scaffold Fire', {
  races: [ARDENT],
  price: 2,
  rarity: 'common',
  abilities: [does([targetShip({ state: 'assembling' })], destroy(target()))],
});

export const paidInKind = news('Paid in Kind', {
  price: 3,
  rarity: 'uncommon',
  abilities: [
    does(
      [targetShip({ whose: 'enemy' }), targetShip({ whose: 'yours', state: 'damaged' })],
      damage(times(2, damageOn(target(1))), target(0)),
    ),
  ],
});

export const needleShot = news('Needle Shot', {
  price: 2,
  rarity: 'common',
  abilities: [does([targetShip({ shieldAtMost: 2 })], destroy(target()))],
});

export const mirrorPlating = news('Mirror Plating', {
  races: [LATHE],
  price: 2,
  rarity: 'common',
  abilities: [does([targetShip({ whose: 'yours' })], shield(target(), attackOf(target()), untilEndOf('phase')))],
});

export const overclock = news('Overclock', {
  races: [LATHE],
  price: 1,
  rarity: 'common',
  abilities: [
    does(
      [targetShip({ whose: 'yours', state: 'exhausted' })],
      ready(target()),
      attack(target(), 1, untilEndOf('turn')),
      when(atLeast(3, attackOf(target())), [damage(1, target())]),
    ),
  ],
});

export const holdTogether = news('Hold Together', {
  races: [LATHE],
  price: 3,
  rarity: 'rare',
  abilities: [does([upTo(3, ships({ whose: 'yours' }))], protect(target(), untilEndOf('phase')))],
});

export const greatRefit = news('Great Refit', {
  races: [LATHE],
  price: 3,
  rarity: 'uncommon',
  abilities: [
    chooseOne(
      mode('Plate', [], shield(each(ships({ whose: 'yours' })), 1, untilEndOf('turn'))),
      mode('Strip', [targeting(inPlay('structure'))], destroy(target())),
    ),
  ],
});

export const ramThem = news('Ram Them', {
  races: [ARDENT],
  price: 1,
  rarity: 'uncommon',
  abilities: [
    does(
      [targetShip({ whose: 'enemy' }), targetShip({ whose: 'yours' })],
      damage(shieldOf(target(1)), target(0)),
      destroy(target(1)),
    ),
  ],
});

export const caughtResting = news('Caught Resting', {
  price: 3,
  rarity: 'common',
  abilities: [does([targetShip({ whose: 'enemy', state: 'exhausted' })], destroy(target()))],
});

export const lastSalvo = news('Last Salvo', {
  races: [ARDENT],
  price: 2,
  rarity: 'common',
  abilities: [does([targeting(inPlay(['ship', 'starbase'], { whose: 'enemy' }))], damage(3, target()))],
});
