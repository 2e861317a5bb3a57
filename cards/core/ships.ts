import { activated, exhaustThis, has, pay } from '../abilities.ts';
import { ship } from '../define.ts';
import { itself, ships, target, targetShip } from '../targets.ts';
import { move, shield, untilEndOf } from '../verbs.ts';

// Ships without race icons, besides those of the worked example.

export const picketSkiff = ship('Picket Skiff', {
  price: 2,
  attack: 1,
  shield: 1,
  command: { order: 'patrol', power: 1 },
  rarity: 'common',
});

export const packLeader = ship('Pack Leader', {
  price: 4,
  attack: 1,
  shield: 3,
  rarity: 'uncommon',
  abilities: [has('itself', 'attack', { kind: 'count', what: ships({ whose: 'yours', where: 'here', other: true }) })],
});

export const waymarker = ship('Waymarker', {
  price: 3,
  attack: 0,
  shield: 3,
  rarity: 'common',
  abilities: [activated([exhaustThis], [targetShip({ whose: 'yours', other: true })], move(target(), itself))],
});

export const oldIronside = ship('Old Ironside', {
  price: 5,
  attack: 2,
  shield: 5,
  assembly: 2,
  rarity: 'common',
  abilities: [activated([pay(1)], [], shield(itself, 1, untilEndOf('turn')))],
});

export const rockHopper = ship('Rock Hopper', {
  price: 2,
  attack: 1,
  shield: 1,
  command: { order: 'mine', power: 1 },
  rarity: 'common',
});

export const picketFrigate = ship('Picket Frigate', {
  price: 4,
  attack: 3,
  shield: 3,
  command: { order: 'patrol', power: 1 },
  rarity: 'common',
});

export const siegeHulk = ship('Siege Hulk', { price: 6, attack: 6, shield: 3, assembly: 1, rarity: 'common' });
