import {
  activated,
  exhaustThis,
  has,
  pay,
  whenABattleBegins,
  whenDestroyed,
  whenItEnters,
  whenPlaying,
} from '../abilities.ts';
import { homeRegion, outerRegion } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';
import { each, itself, opponents, ships, structures, target, targetShip } from '../targets.ts';
import { attack, damage, discardAtRandom, draw, gain, lose, move, protect, untilEndOf } from '../verbs.ts';

export const lamplitReach = homeRegion('Lamplit Reach', {
  income: 3,
  rarity: 'common',
  abilities: [
    activated([exhaustThis, pay(1)], [targetShip({ whose: 'enemy', where: 'here' })], damage(3, target())),
    whenPlaying('you', ['outer-region'], [], gain(2), draw(1)),
    whenPlaying('you', ['structure', 'location'], [], draw(1)),
  ],
});

export const ledgerRoads = homeRegion('Ledger Roads', {
  income: 2,
  rarity: 'common',
  abilities: [
    whenABattleBegins('itself', [], lose(1, opponents)),
    activated([exhaustThis, pay(1)], [targetShip({ whose: 'enemy', where: 'here' })], damage(3, target())),
    whenPlaying('you', ['outer-region'], [], gain(3)),
  ],
});

export const cinder = outerRegion('Cinder', { price: 2, income: 2, locations: 1, rarity: 'common' });

export const saltglassDrift = outerRegion('Saltglass Drift', {
  price: 3,
  income: 1,
  locations: 2,
  rarity: 'uncommon',
  abilities: [has(ships({ whose: 'yours', where: 'here' }), 'shield', 1)],
});

export const wreckersShoal = outerRegion("Wreckers' Shoal", {
  races: [ARDENT],
  price: 2,
  income: 1,
  locations: 1,
  rarity: 'uncommon',
  abilities: [whenABattleBegins('itself', [], damage(1, each(ships({ where: 'here' }))))],
});

export const lanternBend = outerRegion('Lantern Bend', {
  price: 3,
  income: 1,
  locations: 'unlimited',
  rarity: 'uncommon',
  abilities: [activated([exhaustThis], [targetShip({ whose: 'yours', state: 'ready' })], move(target(), itself))],
});

export const tollGate = outerRegion('Toll Gate', {
  races: [TITHE],
  price: 3,
  income: 3,
  locations: 0,
  rarity: 'rare',
});

export const slagworks = homeRegion('Slagworks', {
  income: 3,
  rarity: 'common',
  abilities: [
    whenItEnters(structures({ whose: 'yours' }), [], draw(1)),
    activated([exhaustThis, pay(1)], [targetShip({ whose: 'enemy', where: 'here' })], damage(3, target())),
    whenPlaying('you', ['outer-region'], [], gain(2), draw(1)),
  ],
});

export const unlitShore = homeRegion('Unlit Shore', {
  income: 3,
  rarity: 'common',
  abilities: [
    whenABattleBegins('itself', [], discardAtRandom(1, opponents)),
    activated([exhaustThis, pay(1)], [targetShip({ whose: 'enemy', where: 'here' })], damage(3, target())),
    whenPlaying('you', ['outer-region'], [], gain(2), draw(1)),
    whenPlaying('you', ['structure', 'location'], [], draw(1)),
  ],
});

export const vowfield = homeRegion('Vowfield', {
  income: 3,
  rarity: 'common',
  abilities: [
    whenDestroyed(ships({ whose: 'yours' }), [], gain(1)),
    activated([exhaustThis, pay(1)], [targetShip({ whose: 'enemy', where: 'here' })], damage(3, target())),
    whenPlaying('you', ['outer-region'], [], gain(2), draw(1)),
    whenPlaying('you', ['structure', 'location'], [], draw(1)),
  ],
});

export const latheYards = outerRegion('Lathe Yards', {
  races: [LATHE],
  price: 3,
  income: 1,
  locations: 2,
  rarity: 'uncommon',
  abilities: [
    activated(
      [exhaustThis],
      [targetShip({ whose: 'yours', state: 'damaged' })],
      protect(target(), untilEndOf('phase')),
    ),
  ],
});

export const deadlightShallows = outerRegion('Deadlight Shallows', {
  races: [HUSH],
  price: 2,
  income: 1,
  locations: 1,
  rarity: 'uncommon',
  abilities: [
    whenABattleBegins('itself', [], attack(each(ships({ whose: 'enemy', where: 'here' })), -1, untilEndOf('phase'))),
  ],
});

export const hungryBelt = outerRegion('Hungry Belt', { price: 1, income: -1, locations: 4, rarity: 'common' });
