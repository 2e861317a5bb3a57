import { chooseOne, does, mode } from '../abilities.ts';
import { news } from '../define.ts';
import { HUSH, LATHE, TITHE } from '../races.ts';
import { everyone, inPlay, inScrapheap, opponents, ships, structures, target, targetPlayer, upTo } from '../targets.ts';
import {
  atLeast,
  countOf,
  discard,
  discardAtRandom,
  draw,
  gain,
  lose,
  not,
  returnToHand,
  thereIs,
  times,
  when,
} from '../verbs.ts';

// News about ISK and cards.

export const collectArrears = news('Collect Arrears', {
  races: [TITHE],
  price: 1,
  rarity: 'common',
  abilities: [does([], gain(countOf(ships({ whose: 'yours' }))))],
});

export const muster = news('Muster', {
  price: 2,
  rarity: 'common',
  abilities: [does([], when(atLeast(3, countOf(ships({ whose: 'yours' }))), [draw(3)], [draw(2)]))],
});

export const audit = news('Audit', {
  races: [TITHE],
  price: 3,
  rarity: 'uncommon',
  abilities: [does([targetPlayer()], lose(times(1, countOf(inPlay('structure'))), target()), discard(1, target()))],
});

export const moonRent = news('Moon Rent', {
  price: 1,
  rarity: 'uncommon',
  abilities: [does([], gain(times(3, countOf(inPlay('location', { subtype: 'Moon', whose: 'yours' })))))],
});

export const openMarket = news('Open Market', {
  price: 1,
  rarity: 'common',
  abilities: [chooseOne(mode('Stalls', [], draw(1, everyone), gain(1)), mode('Carts', [], gain(2, everyone), draw(1)))],
});

export const lostCourier = news('Lost Courier', {
  races: [HUSH],
  price: 2,
  rarity: 'common',
  abilities: [does([targetPlayer({ whose: 'enemy' })], discardAtRandom(2, target()))],
});

export const spareParts = news('Spare Parts', {
  races: [LATHE],
  price: 1,
  rarity: 'common',
  abilities: [does([upTo(2, inScrapheap(['ship'], { whose: 'yours' }))], returnToHand(target()))],
});

export const graveAuction = news('Grave Auction', {
  races: [TITHE],
  price: 2,
  rarity: 'uncommon',
  abilities: [
    does(
      [],
      gain(countOf(inScrapheap(['ship'], { whose: 'enemy' }))),
      when(not(thereIs(structures({ whose: 'yours' }))), [discard(1, opponents)]),
    ),
  ],
});
