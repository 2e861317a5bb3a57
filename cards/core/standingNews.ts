import { does, forbids, has, whenDestroyed, whenItEnters, whenPlaying } from '../abilities.ts';
import { news } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';
import { each, ships } from '../targets.ts';
import { damage, draw, gain } from '../verbs.ts';

// News that stay in play: for a number of turns, or endlessly (1400.1).

export const customsLockdown = news('Customs Lockdown', {
  races: [TITHE],
  price: 3,
  duration: 'endless',
  rarity: 'uncommon',
  abilities: [forbids('anyone', 'activate', ['structure'], 'battle')],
});

export const embargo = news('Embargo', {
  races: [TITHE],
  price: 2,
  duration: 1,
  rarity: 'uncommon',
  abilities: [forbids('enemy', 'play', ['structure', 'location'])],
});

export const radioSilence = news('Radio Silence', {
  races: [HUSH],
  price: 2,
  duration: 2,
  rarity: 'uncommon',
  abilities: [forbids('anyone', 'play', ['news'], 'battle')],
});

export const shiftBell = news('Shift Bell', {
  races: [LATHE],
  price: 2,
  duration: 3,
  rarity: 'common',
  abilities: [whenItEnters(ships({ whose: 'yours' }), [], draw(1))],
});

export const salvageRights = news('Salvage Rights', {
  price: 3,
  duration: 'endless',
  rarity: 'uncommon',
  abilities: [whenDestroyed(ships(), [], gain(1))],
});

export const burningSky = news('Burning Sky', {
  races: [ARDENT],
  price: 3,
  duration: 2,
  rarity: 'rare',
  abilities: [does([], damage(1, each(ships({ whose: 'enemy' })))), has(ships(), 'attack', 1)],
});

export const echoChamber = news('Echo Chamber', {
  races: [HUSH],
  price: 2,
  duration: 2,
  rarity: 'uncommon',
  abilities: [whenPlaying('you', ['news'], [], gain(1))],
});
