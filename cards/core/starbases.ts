import {
  activated,
  cannotBeDestroyed,
  discardACard,
  exhaustThis,
  has,
  ifThen,
  named,
  pay,
  sacrificeACost,
  whenABattleBegins,
  whenDestroyed,
  whenItEnters,
  whenPlaying,
} from '../abilities.ts';
import { starbase } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';
import {
  inPlay,
  inScrapheap,
  onPile,
  players,
  ships,
  structures,
  target,
  targeting,
  targetPlayer,
  targetShip,
  you,
} from '../targets.ts';
import {
  attack,
  countOf,
  damage,
  discardAtRandom,
  draw,
  gain,
  not,
  ready,
  remove,
  returnToHand,
  shield,
  thereIs,
  times,
  untilEndOf,
  win,
} from '../verbs.ts';

// Two of each pair of races, one above the other, and one of each race above those (1300.2).

/** To win otherwise costs more the more there are at the table. */
const payForEachPlayer = (amount: number) => pay(times(amount, countOf(players())));
/** The same, and dearer at a great table: for whom the others earn. */
const payForEachOpponent = (amount: number) => pay(times(amount, countOf(players({ whose: 'enemy' }))));

// Level 1: what a player begins with.

/** Whoever is the first to have ships pays for it, or the first player would win most games. */
const alarm = ifThen(not(thereIs(ships({ whose: 'yours' }))), whenItEnters(ships({ whose: 'enemy' }), [], gain(1)));

export const orreryStation = starbase('Orrery Station', {
  races: [LATHE, HUSH],
  shield: 14,
  level: 1,
  structureSlots: 3,
  income: 3,
  rarity: 'common',
  abilities: [activated([exhaustThis, pay(2)], [], draw(1)), alarm],
});

export const tallyHouse = starbase('Tally House', {
  races: [TITHE, ARDENT],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 2,
  rarity: 'common',
  abilities: [whenPlaying('enemy', ['structure', 'location'], [], gain(1)), alarm],
});

export const oathfireAnvil = starbase('Oathfire Anvil', {
  races: [ARDENT, LATHE],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 2,
  rarity: 'common',
  abilities: [
    activated([exhaustThis, pay(1)], [targetShip({ whose: 'yours' })], attack(target(), 1, untilEndOf('turn'))),
    alarm,
  ],
});

export const drownedLantern = starbase('Drowned Lantern', {
  races: [HUSH, TITHE],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 3,
  rarity: 'common',
  abilities: [whenPlaying('enemy', ['news'], [], gain(1)), alarm],
});

export const bankedEmber = starbase('Banked Ember', {
  races: [HUSH, ARDENT],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 2,
  rarity: 'common',
  abilities: [whenDestroyed(ships({ whose: 'enemy' }), [], gain(1)), alarm],
});

export const weighbridge = starbase('Weighbridge', {
  races: [LATHE, TITHE],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 2,
  rarity: 'common',
  abilities: [alarm],
});

// Level 2.

export const greatOrrery = starbase('Great Orrery', {
  races: [LATHE, HUSH],
  price: 4,
  shield: 15,
  level: 2,
  structureSlots: 4,
  income: 3,
  rarity: 'uncommon',
  abilities: [activated([exhaustThis, pay(1)], [], draw(1)), cannotBeDestroyed(structures({ whose: 'yours' }))],
});

export const highCountingHouse = starbase('High Counting House', {
  races: [TITHE, ARDENT],
  price: 4,
  shield: 13,
  level: 2,
  structureSlots: 4,
  income: 3,
  rarity: 'uncommon',
  abilities: [whenItEnters('itself', [], draw(2))],
});

export const oathfireCitadel = starbase('Oathfire Citadel', {
  races: [ARDENT, LATHE],
  price: 6,
  shield: 13,
  level: 2,
  structureSlots: 4,
  income: 4,
  rarity: 'uncommon',
  abilities: [activated([exhaustThis], [targetShip({ whose: 'yours' })], attack(target(), 2, untilEndOf('turn')))],
});

export const drownedBeacon = starbase('Drowned Beacon', {
  races: [HUSH, TITHE],
  price: 5,
  shield: 13,
  level: 2,
  structureSlots: 4,
  income: 4,
  rarity: 'uncommon',
  abilities: [activated([exhaustThis, pay(2)], [targetPlayer({ whose: 'enemy' })], discardAtRandom(1, target()))],
});

export const smokelessPyre = starbase('Smokeless Pyre', {
  races: [HUSH, ARDENT],
  price: 5,
  shield: 13,
  level: 2,
  structureSlots: 4,
  income: 4,
  rarity: 'uncommon',
  abilities: [whenABattleBegins('you', [targetShip({ whose: 'enemy', where: 'battle' })], damage(1, target()))],
});

export const greatWeighbridge = starbase('Great Weighbridge', {
  races: [LATHE, TITHE],
  price: 5,
  shield: 13,
  level: 2,
  structureSlots: 4,
  income: 3,
  rarity: 'uncommon',
});

// Level 3.

export const theLastLedger = starbase('The Last Ledger', {
  races: [TITHE],
  price: 8,
  shield: 15,
  level: 3,
  structureSlots: 5,
  income: 4,
  rarity: 'rare',
  abilities: [
    activated([exhaustThis, pay(2)], [targetShip({ whose: 'yours' })], attack(target(), 1, untilEndOf('phase'))),
    named('Call in every debt', activated([payForEachOpponent(19)], [], win(you))),
  ],
});

export const theNinthWheel = starbase('The Ninth Wheel', {
  races: [LATHE],
  price: 8,
  shield: 17,
  level: 3,
  structureSlots: 5,
  income: 4,
  rarity: 'rare',
  abilities: [
    activated([exhaustThis], [targetShip({ whose: 'yours', state: 'exhausted' })], ready(target())),
    activated([pay(3)], [targeting(inScrapheap(['ship'], { whose: 'yours' }))], returnToHand(target())),
    named('Make the world again', activated([exhaustThis, payForEachPlayer(8)], [], win(you))),
  ],
});

export const theLongSilence = starbase('The Long Silence', {
  races: [HUSH],
  price: 8,
  shield: 14,
  level: 3,
  structureSlots: 5,
  income: 4,
  rarity: 'rare',
  abilities: [
    activated(
      [exhaustThis, discardACard],
      [targeting(onPile(['news', 'ability'], { whose: 'enemy' }))],
      remove(target()),
    ),
    activated([pay(3)], [targeting(inPlay('starbase', { whose: 'enemy' }))], shield(target(), -1, untilEndOf('phase'))),
    named('Let nobody speak of them', activated([payForEachPlayer(12), discardACard], [], win(you))),
  ],
});

export const theUndyingVow = starbase('The Undying Vow', {
  races: [ARDENT],
  price: 8,
  shield: 14,
  level: 3,
  structureSlots: 5,
  income: 4,
  rarity: 'rare',
  abilities: [
    has(ships({ whose: 'yours' }), 'attack', 1),
    activated(
      [pay(2), sacrificeACost(ships())],
      [targeting(inPlay('starbase', { whose: 'enemy' }))],
      damage(4, target()),
    ),
    named('Keep the last promise', activated([payForEachPlayer(11), sacrificeACost(ships())], [], win(you))),
  ],
});
