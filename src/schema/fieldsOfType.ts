import type { Printed } from '../model/card.ts';
import type { CardType } from '../model/cardType.ts';
import { fault } from './faults.ts';

/** The fields that only some card types have (200.2). */
export const TYPED_FIELDS = [
  'income',
  'shield',
  'attack',
  'assembly',
  'command',
  'locations',
  'minerals',
  'duration',
  'level',
  'structureSlots',
] as const satisfies readonly (keyof Printed)[];
type Field = (typeof TYPED_FIELDS)[number];

/** What a card of each type must say and may say. */
export const FIELDS_OF_TYPE: Readonly<Record<CardType, { must: readonly Field[]; may: readonly Field[] }>> = {
  starbase: { must: ['shield', 'level', 'structureSlots'], may: ['income'] },
  structure: { must: [], may: ['income', 'shield'] },
  'home-region': { must: [], may: ['income', 'locations'] },
  'outer-region': { must: ['locations'], may: ['income'] },
  location: { must: [], may: ['income', 'minerals'] },
  ship: { must: ['attack', 'shield'], may: ['income', 'assembly', 'command'] },
  news: { must: [], may: ['duration', 'income'] },
};

/** The types whose cards nobody plays from hand or reserve at the start: their price may be left out. */
export const MAY_BE_UNPRICED: readonly CardType[] = ['starbase', 'home-region'];

export function faultsInFields(card: Printed): readonly string[] {
  const { must, may } = FIELDS_OF_TYPE[card.type];
  const one = card.type === 'outer-region' ? 'an outer-region' : `a ${card.type}`;
  const faults: string[] = [];
  const wrong = (path: string, words: string) => faults.push(fault(path, words));
  for (const field of must) if (card[field] === undefined) wrong(field, `is missing; ${one} must have it`);
  for (const field of TYPED_FIELDS) {
    if (card[field] === undefined || must.includes(field) || may.includes(field)) continue;
    const all = [...must, ...may];
    wrong(field, `${one} has none; beside price and abilities it can have: ${all.join(', ')}`);
  }
  if ((card.type === 'ship' || card.type === 'starbase') && card.shield === 0) {
    wrong('shield', 'is 0; it must be 1 or more, for without a shield it is destroyed at once (1000.2)');
  }
  if (card.type === 'home-region' && (card.locations ?? 'unlimited') !== 'unlimited') {
    wrong('locations', `is ${card.locations}; it must be "unlimited", for home regions have no limit (1100.5)`);
  }
  if (card.type === 'news' && card.income !== undefined && card.duration === undefined) {
    wrong('income', 'these news never stay in play; give them a duration, or no income');
  }
  return faults;
}
