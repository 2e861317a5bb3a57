import {
  activated,
  exhaustThis,
  has,
  named,
  pay,
  sacrificeThis,
  whenABattleBegins,
  whenDestroyed,
} from '../abilities.ts';
import { ship } from '../define.ts';
import { ARDENT } from '../races.ts';
import { itself, ships, target, targetShip } from '../targets.ts';
import { attack, damage, untilEndOf } from '../verbs.ts';

// The Ardent: oaths, fire, and no way back.

export const powderHound = ship('Powder Hound', {
  races: [ARDENT],
  price: 4,
  attack: 2,
  shield: 2,
  rarity: 'uncommon',
  abilities: [
    named(
      'Hot Load',
      activated([exhaustThis, pay(1)], [targetShip({ whose: 'enemy', where: 'here' })], damage(2, target())),
    ),
  ],
});

export const ashBanner = ship('Ash Banner', {
  races: [ARDENT],
  price: 5,
  attack: 2,
  shield: 4,
  assembly: 1,
  rarity: 'rare',
  abilities: [has(ships({ whose: 'yours', where: 'here', other: true }), 'attack', 1)],
});

export const spiteDrone = ship('Spite Drone', {
  races: [ARDENT],
  subtypes: ['Drone'],
  price: 1,
  attack: 1,
  shield: 1,
  rarity: 'common',
  abilities: [whenDestroyed('itself', [targetShip({ whose: 'enemy' })], damage(1, target()))],
});

export const emberRam = ship('Ember Ram', {
  races: [ARDENT],
  price: 3,
  attack: 2,
  shield: 2,
  rarity: 'common',
  abilities: [activated([sacrificeThis], [targetShip({ whose: 'enemy', where: 'battle' })], damage(3, target()))],
});

export const oathbound = ship('Oathbound', {
  races: [ARDENT],
  price: 3,
  attack: 2,
  shield: 3,
  rarity: 'common',
  abilities: [whenABattleBegins('itself', [], attack(itself, 1, untilEndOf('phase')))],
});

export const oathSentry = ship('Oath Sentry', {
  races: [ARDENT],
  price: 2,
  attack: 2,
  shield: 1,
  command: { order: 'patrol', power: 1 },
  rarity: 'common',
});

export const cathedralOfEmbers = ship('Cathedral of Embers', {
  races: [ARDENT],
  price: 8,
  attack: 8,
  shield: 5,
  assembly: 2,
  rarity: 'rare',
});
