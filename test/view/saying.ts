import type { Ability, Sentence } from '../../src/model/ability.ts';
import type { CardType } from '../../src/model/cardType.ts';
import type { Effect } from '../../src/model/effect.ts';
import type { Filter } from '../../src/model/filter.ts';
import type { Those } from '../../src/model/those.ts';
import { textOf } from '../../src/view/cardText.ts';

/** Target slots, or what is to be the one target of each. */
export type Slots = readonly Filter[] | Sentence['slots'];

export const ship: Filter = { of: 'play', types: ['ship'] };
export const mine: Filter = { of: 'play', types: ['ship'], whose: 'yours' };
export const theirs: Filter = { of: 'play', types: ['ship'], whose: 'enemy' };
export const opponent: Filter = { of: 'players', whose: 'enemy' };
export const you: Those = { the: 'you' };
export const target = (slot = 0): Those => ({ the: 'target', slot });
export const each = (what: Filter): Those => ({ the: 'each', what });

export const textOfAbility = (ability: Ability, type: CardType = 'ship'): string =>
  textOf({ name: 'a' as never, title: 'A', type, races: [], price: 0, abilities: [ability] }).join('\n');

export const played = (slots: Slots, effects: readonly Effect[], type: CardType = 'news'): string => {
  const full = slots.map((slot) => ('what' in slot && 'min' in slot ? slot : { what: slot as Filter, min: 1, max: 1 }));
  return textOfAbility({ kind: 'played', costs: [], modes: [{ slots: full, effects }] }, type);
};
export const upTo = (min: number, max: number, what: Filter = ship) => ({ what, min, max });
