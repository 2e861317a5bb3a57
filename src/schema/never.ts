import type { Always, Sentence, When } from '../model/ability.ts';
import type { Printed } from '../model/card.ts';
import type { CardType } from '../model/cardType.ts';
import type { Filter } from '../model/filter.ts';
import { fault } from './faults.ts';
import { known } from './known.ts';
import type { Part, Parts } from './parts.ts';

/** What a card says that can never happen, or never be meant. */
export const neverIn = (card: Printed, { whens, always, filters, sentences }: Parts): readonly string[] => [
  ...whens.flatMap((part) => neverGoesOff(card, part)),
  ...always.flatMap(forbidsNothing),
  ...filters.flatMap(findsNothing),
  ...sentences.flatMap(neverSaid),
];

const FIGHTING: readonly CardType[] = ['ship', 'home-region', 'outer-region'];

function neverGoesOff(card: Printed, { what: when, path }: Part<When>): readonly string[] {
  const never = (words: string) => [fault(path, `never goes off: ${words}`)];
  const isItself = 'what' in when && when.what === 'itself';
  if (when.event === 'enters' && isItself && isThereFromTheBeginning(card)) {
    return never('it is in play from the beginning (400.1)');
  }
  if (when.event === 'destroyed' && isItself && card.type === 'home-region') {
    return never('a home region stands as long as its starbase (1100.4)');
  }
  if (when.event === 'battle' && isItself && !FIGHTING.includes(card.type)) {
    return never('only ships take part in battles, which are in regions (900.1)');
  }
  if (when.event === 'plays' && when.types.every((type) => type === 'home-region')) {
    return never('nobody plays a home region (400.1)');
  }
  if ('what' in when && typeof when.what === 'object') {
    const types = when.what.types ?? [];
    const stand = types.length > 0 && types.every((type) => type === 'home-region');
    if (stand) return never('home regions neither enter play nor are destroyed (400.1, 1100.4)');
  }
  return [];
}

const isThereFromTheBeginning = ({ type, level = 1 }: Printed): boolean =>
  type === 'home-region' || (type === 'starbase' && level === 1);

const forbidsNothing = ({ what, path }: Part<Always>): readonly string[] =>
  what.kind === 'forbid' && what.act === 'play' && what.types.every((type) => type === 'home-region')
    ? [fault(`${path}.types`, 'nobody plays a home region (400.1)')]
    : [];

function findsNothing({ what, path }: Part<Filter>): readonly string[] {
  if (what.of !== 'play' || what.where !== 'battle' || what.state !== 'assembling') return [];
  return [fault(`${path}.state`, 'what is assembling takes no part in a battle (900.2)')];
}

/** Of a test whose answer is known before the game begins. */
function neverSaid({ what, path }: Part<Sentence>): readonly string[] {
  const odd: string[] = [];
  const add = (field: 'onlyIf' | 'stillIf', never: string) => {
    const test = what[field];
    const answer = test ? known(test) : null;
    if (answer !== null) odd.push(fault(`${path}.${field}`, answer ? 'is always true' : `is always false: ${never}`));
  };
  add('onlyIf', 'it can never be announced');
  add('stillIf', 'it never does anything');
  return odd;
}
