import type { Printed } from '../model/card.ts';
import type { CardType } from '../model/cardType.ts';
import type { Filter } from '../model/filter.ts';
import type { Those } from '../model/those.ts';
import { fault } from './faults.ts';
import type { Part, Parts } from './parts.ts';

const WITH_SHIELD: readonly CardType[] = ['ship', 'starbase'];
const SHIPS: readonly CardType[] = ['ship'];
const REGIONS: readonly CardType[] = ['home-region', 'outer-region'];
/** Theirs whose starbase stands, or whose region it is (1100.1, 1100.4). */
const NEVER_CHANGES_SIDES: readonly CardType[] = ['starbase', 'home-region', 'location'];

/** Effects and filters that speak of cards of a type for which they mean nothing. */
export const misfitsIn = (card: Printed, { those, filters, effects }: Parts): readonly string[] => [
  ...those.flatMap((part) => misfitsInThose(card, part, effects)),
  ...filters.flatMap(misfitsInFilter),
];

function misfitsInThose(
  card: Printed,
  { what, path, role, sentence }: Part<Those | { readonly the: 'home' }>,
  effects: Parts['effects'],
): readonly string[] {
  const types = typesOf(what, card, sentence);
  const wrong = (suits: (type: CardType) => boolean, words: string) => {
    const misfits = types.filter((type) => !suits(type));
    return misfits.length === 0 ? [] : [fault(path, `can be ${misfits.join(' or ')}; ${words}`)];
  };
  switch (role) {
    case 'damage.those':
      return wrong((type) => WITH_SHIELD.includes(type), 'only ships and starbases take damage (1000.1)');
    case 'change.those': {
      const effect = effects.find((one) => path === `${one.path}.those`)?.what;
      return effect?.kind === 'change' && effect.stat === 'attack'
        ? wrong((type) => SHIPS.includes(type), 'only ships have attack')
        : wrong((type) => WITH_SHIELD.includes(type), 'only ships and starbases have a shield that changes');
    }
    case 'move.those':
      return wrong((type) => SHIPS.includes(type), 'only ships move (1200.3)');
    case 'move.to':
      return what.the === 'source' ? [] : wrong((type) => REGIONS.includes(type), 'ships move to regions (1200.3)');
    case 'control.those':
      return wrong((type) => !NEVER_CHANGES_SIDES.includes(type), 'it never changes sides (1100.1, 1100.4)');
    case 'return.those':
      return wrong((type) => type !== 'starbase' && type !== 'home-region', 'it never leaves play alive');
    default:
      return [];
  }
}

/** The types that those can have, where they are cards whose types are said. */
function typesOf(
  those: Those | { readonly the: 'home' },
  card: Printed,
  sentence: Part<unknown>['sentence'],
): readonly CardType[] {
  if (those.the === 'source') return [card.type];
  const filter =
    those.the === 'each' ? those.what : those.the === 'target' ? sentence?.slots[those.slot]?.what : undefined;
  return filter?.of === 'play' ? (filter.types ?? []) : [];
}

function misfitsInFilter({ what, path }: Part<Filter>): readonly string[] {
  if (what.of !== 'play' || !what.types) return [];
  const { types, attackAtMost, shieldAtMost, state, where } = what;
  const none = (those: readonly CardType[]) => !types.some((type) => those.includes(type));
  const odd: string[] = [];
  const add = (field: string, words: string) => odd.push(fault(`${path}.${field}`, words));
  if (attackAtMost !== undefined && none(SHIPS)) add('attackAtMost', 'only ships have attack');
  if (shieldAtMost !== undefined && none(WITH_SHIELD)) add('shieldAtMost', 'only ships and starbases have shields');
  if (state === 'assembling' && none(SHIPS)) add('state', 'only ships assemble (1200.1)');
  if (state === 'damaged' && none(WITH_SHIELD)) add('state', 'only ships and starbases take damage (1000.1)');
  if (where === 'battle' && none([...SHIPS, ...REGIONS])) add('where', 'only ships and regions are in a battle');
  return odd;
}
