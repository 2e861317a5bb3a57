import type { CardSet, Printed } from '../model/card.ts';
import type { CardType } from '../model/cardType.ts';
import type { DeckList } from '../model/deckList.ts';
import type { CardName } from '../model/ids.ts';
import type { Terminal } from './terminal.ts';

const TYPES = [
  ['ship', 'ships'],
  ['structure', 'structures'],
  ['location', 'locations'],
  ['news', 'news'],
] as const satisfies readonly (readonly [CardType, string])[];
const MARGIN = '    ';
const MOST_BLOCKS = 40;

/** What a deck list that can be played is made of: its reserve, its races, its types, and what its cards cost. */
export function tellDeck(list: DeckList, cards: CardSet, out: Terminal): void {
  const { faint } = out.paint;
  const say = (head: string, words: string) => out.line(`${MARGIN}${faint(head.padEnd(9))} ${words}`);
  const titles = (names: readonly CardName[]) => names.map((name) => cards[name]?.title ?? name).join(', ');
  const copies = copiesIn(list, cards);
  const count = (is: (card: Printed) => boolean) => copies.filter(is).length;

  say('starbase', `${titles([list.starbase])}, then ${titles(list.upgrades)}`);
  say('home', titles([list.home]));
  say('outer', titles(list.outer));
  say('deck', TYPES.map(([type, words]) => `${count((card) => card.type === type)} ${words}`).join(', '));
  say('races', racesIn(copies));
  for (const [n, line] of priceCurve(copies).entries()) say(n === 0 ? 'prices' : '', line);
}

/** Each card of the deck, as often as it is there. */
const copiesIn = ({ deck }: DeckList, cards: CardSet): readonly Printed[] =>
  Object.entries(deck).flatMap(([name, count]) => {
    const card = cards[name as CardName];
    return card ? Array.from({ length: count }, () => card) : [];
  });

/** Of each race how many cards have its icon; those with two count for both. */
function racesIn(copies: readonly Printed[]): string {
  const races = [...new Set(copies.flatMap((card) => card.races))].toSorted();
  const plain = copies.filter((card) => card.races.length === 0).length;
  const told = races.map((race) => `${race} ${copies.filter((card) => card.races.includes(race)).length}`);
  return [...told, ...(plain > 0 ? [`none ${plain}`] : [])].join(', ');
}

/** A bar for each price, from the lowest to the highest; X stands last. */
function priceCurve(copies: readonly Printed[]): readonly string[] {
  const fixed = copies.flatMap(({ price }) => (price === 'X' ? [] : [price]));
  const [low, high] = [Math.min(...fixed), Math.max(...fixed)];
  const prices = fixed.length === 0 ? [] : Array.from({ length: high - low + 1 }, (_, n) => low + n);
  const xs = copies.length - fixed.length;
  const rows: readonly (readonly [string, number])[] = [
    ...prices.map((price) => [`${price}`, fixed.filter((one) => one === price).length] as const),
    ...(xs > 0 ? [['X', xs] as const] : []),
  ];
  const most = Math.max(...rows.map(([, count]) => count));
  const block = Math.max(1, most / MOST_BLOCKS);
  return rows.map(([price, count]) => `${price.padStart(2)} ${'█'.repeat(Math.round(count / block))} ${count}`);
}
