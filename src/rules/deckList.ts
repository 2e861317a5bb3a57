import type { CardSet, Printed } from '../model/card.ts';
import type { CardType } from '../model/cardType.ts';
import type { DeckList } from '../model/deckList.ts';
import type { CardName } from '../model/ids.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Ruleset } from '../model/ruleset.ts';

/** How many of each lie in the reserve (400.1). */
const OUTER_REGIONS = 3;
const UPGRADES = 2;
/** What lies on the table before the game begins: the starbase, the home region, and the reserve. */
const LAID_OUT = 2 + OUTER_REGIONS + UPGRADES;

const IN_DECK: readonly CardType[] = ['ship', 'structure', 'location', 'news'];

/** Everything that is wrong with a deck list (400.1), each with what would be right; nothing, if it can be played. */
export const deckFaults = (list: DeckList, cards: CardSet, ruleset: Ruleset): readonly string[] => [
  ...faultsInPlaces(list, cards),
  ...faultsInUpgrades(list, cards),
  ...faultsInCopies(list, ruleset),
  ...faultsInNumbers(list, ruleset),
];

/** What is allowed, but serves nobody: such cards can never be played, or the game never be won with them. */
export function deckWarnings(list: DeckList, cards: CardSet): readonly string[] {
  const bases = reachable(list, cards);
  const races = new Set(bases.flatMap((base) => base.races));
  const words: string[] = [];
  for (const [place, name] of [...placed(list.outer, 'outer'), ...placed(Object.keys(list.deck), 'deck')]) {
    const card = printed(name, cards);
    if (!card || card.races.length === 0 || card.races.some((race) => races.has(race))) continue;
    words.push(
      `${place}: \`${name}\` shares no race with the starbase or its upgrades and can never be played (200.4)`,
    );
  }
  for (const name of repeated(list.upgrades)) {
    words.push(`upgrades: \`${name}\` is there twice; a starbase is replaced by it only once (1300.2)`);
  }
  if (!Object.keys(list.deck).some((name) => printed(name, cards)?.type === 'ship')) {
    words.push('deck: there is no ship, and only ships strike a starbase (900.5)');
  }
  return words;
}

function faultsInPlaces(list: DeckList, cards: CardSet): readonly string[] {
  const faults: string[] = [];
  const check = (place: string, name: string, types: readonly CardType[]) => {
    const card = printed(name, cards);
    const near = Object.keys(cards);
    if (!card) faults.push(`${place}: there is no card \`${name}\`${didYouMean(name, near) || '.'}`);
    else if (!types.includes(card.type)) {
      faults.push(`${place}: \`${name}\` is ${aType(card.type)}; it must be ${types.map(aType).join(' or ')} (400.1)`);
    }
    return card?.type === types[0] ? card : null;
  };
  const base = check('starbase', list.starbase, ['starbase']);
  if (base && base.level !== 1) {
    faults.push(`starbase: \`${base.name}\` is of level ${base.level}; it must be of level 1 (400.1)`);
  }
  check('home', list.home, ['home-region']);
  for (const name of list.outer) check('outer', name, ['outer-region']);
  for (const name of list.upgrades) check('upgrades', name, ['starbase']);
  for (const name of Object.keys(list.deck)) check('deck', name, IN_DECK);
  return faults;
}

/** An upgrade that nothing in the list can be upgraded to would lie in the reserve for ever. */
function faultsInUpgrades(list: DeckList, cards: CardSet): readonly string[] {
  const start = printed(list.starbase, cards);
  if (start?.type !== 'starbase' || start.level !== 1) return [];
  const bases = reachable(list, cards);
  return list.upgrades.flatMap((name) => {
    const card = printed(name, cards);
    if (card?.type !== 'starbase' || bases.includes(card)) return [];
    const level = card.level ?? 1;
    if (level === 1) return [`upgrades: \`${name}\` is of level 1; an upgrade must be of level 2 or more (1300.2)`];
    const below = bases.filter((base) => base.level === level - 1);
    const words =
      below.length === 0
        ? `is of level ${level}; for that the list must have a starbase of level ${level - 1} to upgrade`
        : `shares no race with ${below.map((base) => `\`${base.name}\``).join(' or ')}, which it must replace`;
    return [`upgrades: \`${name}\` ${words} (1300.2)`];
  });
}

/** The starbase and all it can become, one level after the other (1300.2). */
function reachable(list: DeckList, cards: CardSet): readonly Printed[] {
  const start = printed(list.starbase, cards);
  const bases: Printed[] = start?.type === 'starbase' ? [start] : [];
  // Grows while it is walked: what has been reached can be upgraded in turn.
  for (const base of bases) {
    for (const name of list.upgrades) {
      const card = printed(name, cards);
      if (card?.type !== 'starbase' || bases.includes(card) || card.level !== (base.level ?? 1) + 1) continue;
      if (card.races.some((race) => base.races.includes(race))) bases.push(card);
    }
  }
  return bases;
}

const faultsInCopies = ({ deck }: DeckList, { copies }: Ruleset): readonly string[] =>
  Object.entries(deck).flatMap(([name, count]) =>
    Number.isInteger(count) && count >= 1 && count <= copies
      ? []
      : [`deck: there are ${count} copies of \`${name}\`; there must be 1 to ${copies} (400.1)`],
  );

function faultsInNumbers({ outer, upgrades, deck }: DeckList, { deckSize }: Ruleset): readonly string[] {
  const inDeck = Object.values(deck).reduce((sum, count) => sum + count, 0);
  const all = 2 + outer.length + upgrades.length + inDeck;
  return [
    ...wrongNumber('outer', outer.length, OUTER_REGIONS, 'outer region'),
    ...wrongNumber('upgrades', upgrades.length, UPGRADES, 'upgrade'),
    ...wrongNumber('deck', inDeck, deckSize - LAID_OUT, 'card'),
    ...wrongNumber('in all', all, deckSize, 'card'),
  ];
}

function wrongNumber(place: string, is: number, wanted: number, what: string): readonly string[] {
  if (is === wanted) return [];
  const there = is === 1 ? `is 1 ${what}` : `are ${is} ${what}s`;
  return [`${place}: there ${there}; there must be ${wanted} (400.1)`];
}

const printed = (name: string, cards: CardSet): Printed | null =>
  Object.hasOwn(cards, name) ? (cards[name as CardName] ?? null) : null;

const placed = (names: readonly string[], place: string): readonly (readonly [string, string])[] =>
  [...new Set(names)].map((name) => [place, name]);

const repeated = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name, n) => names.indexOf(name) !== n));

const aType = (type: CardType): string =>
  type === 'news' ? 'news' : `${type === 'outer-region' ? 'an' : 'a'} ${type.replace('-', ' ')}`;
