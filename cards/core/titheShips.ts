import { activated, ifThen, oncePerTurn, pay, whenABattleBegins, whenDestroyed } from '../abilities.ts';
import { ship } from '../define.ts';
import { TITHE } from '../races.ts';
import { inPlay, opponents, ships } from '../targets.ts';
import { draw, gain, lose, thereIs } from '../verbs.ts';

// The Tithe: everything has a price, and they have written it down.

export const tollCutter = ship('Toll Cutter', {
  races: [TITHE],
  price: 3,
  attack: 2,
  shield: 2,
  rarity: 'common',
  abilities: [whenABattleBegins('itself', [], lose(1, opponents), gain(1))],
});

export const bondCarrier = ship('Bond Carrier', {
  races: [TITHE],
  price: 4,
  attack: 1,
  shield: 4,
  income: 1,
  assembly: 1,
  command: { order: 'mine', power: 1 },
  rarity: 'common',
});

export const insuredHull = ship('Insured Hull', {
  races: [TITHE],
  price: 3,
  attack: 2,
  shield: 2,
  rarity: 'common',
  abilities: [whenDestroyed('itself', [], gain(2), draw(1))],
});

export const auditorsBarque = ship("Auditor's Barque", {
  races: [TITHE],
  price: 4,
  attack: 1,
  shield: 3,
  rarity: 'uncommon',
  abilities: [oncePerTurn(activated([pay(1)], [], gain(2)))],
});

export const flagOfConvenience = ship('Flag of Convenience', {
  races: [TITHE],
  price: 5,
  attack: 3,
  shield: 3,
  rarity: 'rare',
  abilities: [
    ifThen(thereIs(inPlay('outer-region', { whose: 'yours' })), whenABattleBegins('you', [], draw(1))),
    whenDestroyed(ships({ whose: 'enemy' }), [], gain(1)),
  ],
});

export const tollSloop = ship('Toll Sloop', {
  races: [TITHE],
  price: 2,
  attack: 1,
  shield: 2,
  command: { order: 'patrol', power: 2 },
  rarity: 'common',
});

export const sovereignLien = ship('Sovereign Lien', {
  races: [TITHE],
  price: 8,
  attack: 5,
  shield: 6,
  income: 1,
  assembly: 2,
  command: { order: 'patrol', power: 2 },
  rarity: 'rare',
});
