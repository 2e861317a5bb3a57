import { activated, cannotBeDestroyed, exhaustThis, pay, whenItEnters, whenPlaying } from '../abilities.ts';
import { starbase } from '../define.ts';
import { ARDENT, HUSH, LATHE, TITHE } from '../races.ts';
import { structures } from '../targets.ts';
import { draw, gain } from '../verbs.ts';

export const orreryStation = starbase('Orrery Station', {
  races: [LATHE, HUSH],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 2,
  rarity: 'common',
  abilities: [activated([exhaustThis, pay(2)], [], draw(1))],
});

export const tallyHouse = starbase('Tally House', {
  races: [TITHE, ARDENT],
  shield: 12,
  level: 1,
  structureSlots: 3,
  income: 2,
  rarity: 'common',
  abilities: [whenPlaying('enemy', ['structure', 'location'], [], gain(1))],
});

export const greatOrrery = starbase('Great Orrery', {
  races: [LATHE, HUSH],
  price: 5,
  shield: 15,
  level: 2,
  structureSlots: 4,
  income: 3,
  rarity: 'uncommon',
  abilities: [activated([exhaustThis, pay(1)], [], draw(1)), cannotBeDestroyed(structures({ whose: 'yours' }))],
});

export const highCountingHouse = starbase('High Counting House', {
  races: [TITHE, ARDENT],
  price: 5,
  shield: 16,
  level: 2,
  structureSlots: 4,
  income: 3,
  rarity: 'uncommon',
  abilities: [whenItEnters('itself', [], draw(2))],
});

export const theLastLedger = starbase('The Last Ledger', {
  races: [TITHE],
  price: 8,
  shield: 22,
  level: 3,
  structureSlots: 5,
  income: 4,
  rarity: 'rare',
});
