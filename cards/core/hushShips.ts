import { activated, cannotBeDestroyed, discardACard, pay, whenItEnters } from '../abilities.ts';
import { ship } from '../define.ts';
import { HUSH } from '../races.ts';
import { itself, onPile, target, targeting, targetPlayer } from '../targets.ts';
import { discardAtRandom, home, move, ready, remove } from '../verbs.ts';

// The Hush: they were never here.

export const reefWolf = ship('Reef Wolf', {
  races: [HUSH],
  price: 3,
  attack: 2,
  shield: 2,
  command: { order: 'ambush', power: 2 },
  rarity: 'common',
});

export const hollowHull = ship('Hollow Hull', {
  races: [HUSH],
  subtypes: ['Drone'],
  price: 6,
  attack: 0,
  shield: 1,
  assembly: 1,
  rarity: 'rare',
  abilities: [cannotBeDestroyed('itself')],
});

export const whisperCutter = ship('Whisper Cutter', {
  races: [HUSH],
  price: 3,
  attack: 2,
  shield: 1,
  rarity: 'common',
  abilities: [activated([pay(1)], [], move(itself, home), ready(itself))],
});

export const staticVeil = ship('Static Veil', {
  races: [HUSH],
  price: 4,
  attack: 1,
  shield: 3,
  rarity: 'uncommon',
  abilities: [activated([discardACard], [targeting(onPile('ability', { whose: 'enemy' }))], remove(target()))],
});

export const pickpocketSkiff = ship('Pickpocket Skiff', {
  races: [HUSH],
  price: 3,
  attack: 1,
  shield: 2,
  command: { order: 'patrol', power: 1 },
  rarity: 'uncommon',
  abilities: [whenItEnters('itself', [targetPlayer({ whose: 'enemy' })], discardAtRandom(1, target()))],
});

export const sleeperBuoy = ship('Sleeper Buoy', {
  races: [HUSH],
  price: 1,
  attack: 0,
  shield: 2,
  command: { order: 'ambush', power: 2 },
  rarity: 'common',
});

export const theUndertow = ship('The Undertow', {
  races: [HUSH],
  price: 7,
  attack: 5,
  shield: 5,
  assembly: 1,
  command: { order: 'ambush', power: 3 },
  rarity: 'rare',
});
