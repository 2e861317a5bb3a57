import type { CardType, EntryKind } from '../model/cardType.ts';
import type { Filter, InPlay } from '../model/filter.ts';

/** The things a filter speaks of, in the words of a card: "enemy ship in this battle", "news or ability". */
export const TYPE_WORDS: Record<CardType, string> = {
  starbase: 'starbase',
  structure: 'structure',
  'home-region': 'home region',
  'outer-region': 'outer region',
  location: 'location',
  ship: 'ship',
  news: 'news',
};

export const KIND_WORDS: Record<EntryKind, string> = {
  news: 'news',
  ability: 'ability',
  damage: 'damage',
  ship: 'ship',
  structure: 'structure',
  location: 'location',
  region: 'outer region',
  upgrade: 'starbase upgrade',
};

export const orWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const PLACE_WORDS: Record<NonNullable<InPlay['where']>, string> = {
  here: 'in this region',
  battle: 'in this battle',
  home: 'in a home region',
};

const limits = (what: InPlay): string => {
  const limit = (stat: string, most: number | 'x' | undefined) =>
    most === undefined ? [] : [`${stat} ${most === 'x' ? 'X' : most} or less`];
  const all = [...limit('attack', what.attackAtMost), ...limit('shield', what.shieldAtMost)];
  return all.length > 0 ? ` with ${all.join(' and ')}` : '';
};

const whose = (what: Filter): string => (what.whose === 'enemy' ? 'enemy ' : '');
const ofYours = (what: Filter): string => (what.whose === 'yours' ? ' of yours' : '');

export const filterWords = (what: Filter): string => {
  switch (what.of) {
    case 'play': {
      const noun = what.subtype ?? (what.types ? orWords(what.types.map((type) => TYPE_WORDS[type])) : 'card in play');
      const place = what.where ? ` ${PLACE_WORDS[what.where]}` : '';
      return `${what.other ? 'other ' : ''}${what.state ? `${what.state} ` : ''}${whose(what)}${noun}${ofYours(what)}${place}${limits(what)}`;
    }
    case 'pile':
      return `${whose(what)}${what.kinds ? orWords(what.kinds.map((kind) => KIND_WORDS[kind])) : 'entry'}${ofYours(what)} on the pile`;
    case 'scrapheap':
      return `${what.types ? orWords(what.types.map((type) => TYPE_WORDS[type])) : 'card'} in ${what.whose === 'yours' ? 'your' : what.whose === 'enemy' ? "an enemy's" : 'a'} scrapheap`;
    case 'players':
      return what.whose === 'enemy' ? 'opponent' : 'player';
  }
};
