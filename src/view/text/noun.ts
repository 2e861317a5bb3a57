import { absurd } from '../../model/absurd.ts';
import type { CardType, EntryKind } from '../../model/cardType.ts';
import type { Filter, InPlay, InScrapheap, OnPile } from '../../model/filter.ts';
import { listed, spaced, withArticle } from './english.ts';
import type { Voice } from './voice.ts';

/** How many a noun speaks of, and how several types are joined: "ships and structures", "ship or structure". */
export type Form = 'one' | 'many' | 'all';

const TYPES: Readonly<Record<CardType, readonly [string, string]>> = {
  starbase: ['starbase', 'starbases'],
  structure: ['structure', 'structures'],
  'home-region': ['home region', 'home regions'],
  'outer-region': ['outer region', 'outer regions'],
  location: ['location', 'locations'],
  ship: ['ship', 'ships'],
  news: ['news card', 'news cards'],
};
const KINDS: Readonly<Record<EntryKind, readonly [string, string]>> = {
  news: ['news card', 'news cards'],
  ability: ['ability', 'abilities'],
  damage: ['damage', 'damage'],
  ship: ['ship', 'ships'],
  structure: ['structure', 'structures'],
  location: ['location', 'locations'],
  region: ['region', 'regions'],
  upgrade: ['starbase upgrade', 'starbase upgrades'],
};
const REGIONS: readonly CardType[] = ['home-region', 'outer-region'];

const joined = (names: readonly (readonly [string, string])[], form: Form): string =>
  listed(
    names.map(([one, many]) => (form === 'one' ? one : many)),
    form === 'all' ? 'and' : 'or',
  );

/** Card types: "ship", "ships and structures", "region". */
export function typeNoun(types: readonly CardType[] | undefined, form: Form): string {
  if (types === undefined) return form === 'one' ? 'card' : 'cards';
  const isRegion = types.length === 2 && REGIONS.every((type) => types.includes(type));
  return isRegion
    ? form === 'one'
      ? 'region'
      : 'regions'
    : joined(
        types.map((type) => TYPES[type]),
        form,
      );
}

/** The bare thing, for when it is mentioned again: "that ship". */
export function shortNoun(filter: Filter, form: Form): string {
  switch (filter.of) {
    case 'play':
    case 'scrapheap':
      return typeNoun(filter.types, form);
    case 'pile':
      return filter.kinds
        ? joined(
            filter.kinds.map((kind) => KINDS[kind]),
            form,
          )
        : form === 'one'
          ? 'entry'
          : 'entries';
    case 'players':
      if (filter.whose === 'enemy') return form === 'one' ? 'opponent' : 'opponents';
      return form === 'one' ? 'player' : 'players';
    default:
      return absurd(filter);
  }
}

/** What a filter means, in full: "damaged enemy ship with attack 2 or less here". `bare` leaves out where it lies. */
export function noun(filter: Filter, form: Form, voice: Voice, bare = false): string {
  switch (filter.of) {
    case 'play':
      return inPlayNoun(filter, form, voice);
    case 'pile': {
      const enemy = filter.whose === 'enemy' && 'enemy';
      const yours = filter.whose === 'yours' && 'of yours';
      return spaced(enemy, shortNoun(filter, form), yours, !bare && 'on the pile');
    }
    case 'scrapheap':
      return spaced(shortNoun(filter, form), !bare && `in ${scrapheap(filter)}`);
    case 'players':
      return shortNoun(filter, form);
    default:
      return absurd(filter);
  }
}

export function scrapheap({ whose }: InScrapheap): string {
  if (whose === undefined) return 'any scrapheap';
  return whose === 'yours' ? 'your scrapheap' : "an opponent's scrapheap";
}

function inPlayNoun(filter: InPlay, form: Form, voice: Voice): string {
  const { types, whose, where, state, subtype, attackAtMost, shieldAtMost } = filter;
  return spaced(
    state,
    whose === 'enemy' && 'enemy',
    subtype,
    typeNoun(types, form),
    types === undefined && where === undefined && whose === undefined && 'in play',
    whose === 'yours' && 'of yours',
    limits(
      [
        ['attack', attackAtMost],
        ['shield', shieldAtMost],
      ],
      voice,
    ),
    where && placeWords(where, voice.type),
  );
}

function limits(all: readonly (readonly [string, number | 'x' | undefined])[], { known }: Voice): string | false {
  const said = all.flatMap(([stat, most]) =>
    most === undefined ? [] : [`${stat} ${most === 'x' ? (known.x ?? 'X') : most} or less`],
  );
  return said.length > 0 && `with ${listed(said, 'and')}`;
}

function placeWords(where: NonNullable<InPlay['where']>, type: CardType | null): string {
  switch (where) {
    case 'here':
      return type === 'starbase' || type === 'structure' ? 'in your home region' : 'here';
    case 'battle':
      return 'in this battle';
    case 'home':
      return 'in a home region';
    default:
      return absurd(where);
  }
}

const isOther = (filter: Filter): boolean => filter.of === 'play' && filter.other === true;
/** Damage cannot be counted in English: "damage on the pile", but "each damage entry on the pile". */
const isDamage = (filter: Filter): filter is OnPile =>
  filter.of === 'pile' && filter.kinds?.length === 1 && filter.kinds[0] === 'damage';
const entries = (text: string): string => text.replace('damage', 'damage entry');

/** "a ship", "another ship of yours", "an enemy ability on the pile". */
export function someNoun(filter: Filter, voice: Voice): string {
  const text = noun(filter, 'one', voice);
  if (isOther(filter)) return `another ${text}`;
  return isDamage(filter) ? text : withArticle(text);
}

/** "no ship", "no other ship of yours". */
export const noNoun = (filter: Filter, voice: Voice): string =>
  spaced('no', isOther(filter) && 'other', noun(filter, 'one', voice));

/** "each ship", "each other ship of yours". */
export const eachNoun = (filter: Filter, voice: Voice, bare = false): string => {
  const text = noun(filter, 'one', voice, bare);
  return spaced('each', isOther(filter) && 'other', isDamage(filter) ? entries(text) : text);
};

/** "ships", "other ships or structures of yours": some number of them. */
export const manyNoun = (filter: Filter, voice: Voice): string =>
  spaced(isOther(filter) && 'other', noun(filter, 'many', voice));

/** "all ships", "other ships and structures of yours": all of them, always. */
export const allNoun = (filter: InPlay, voice: Voice): string =>
  spaced(filter.other ? 'other' : filter.whose === undefined && 'all', noun(filter, 'all', voice));
