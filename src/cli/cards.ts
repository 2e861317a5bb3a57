import { CARDS } from '../../cards/index.ts';
import type { Printed } from '../model/card.ts';
import { CARD_TYPES, type CardType } from '../model/cardType.ts';
import { didYouMean } from '../model/nearest.ts';
import { slugOf } from '../model/slug.ts';
import { textOf } from '../view/cardText.ts';
import { fold } from './fold.ts';
import type { Terminal } from './terminal.ts';
import { Unusable } from './trouble.ts';

const PLURAL: Readonly<Record<CardType, string>> = {
  starbase: 'Starbases',
  structure: 'Structures',
  'home-region': 'Home regions',
  'outer-region': 'Outer regions',
  location: 'Locations',
  ship: 'Ships',
  news: 'News',
};

const ALL: readonly Printed[] = Object.values(CARDS);

/** `starpile cards [NAME]`: all cards by type, or one with its text. */
export function cards(name: string | undefined, out: Terminal): void {
  if (name === undefined) listCards(out);
  else {
    const card = find(name);
    tellCard(card, out);
    if (!isNamed(card, name))
      out.aside(out.paint.faint('Found by a part of its name; starpile cards list lists them all.'));
  }
}

function listCards(out: Terminal): void {
  const { strong, faint } = out.paint;
  const width = Math.max(...ALL.map(({ title }) => title.length));
  for (const type of CARD_TYPES) {
    const these = ALL.filter((card) => card.type === type).toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    out.line(`${strong(PLURAL[type])}${faint(`, ${these.length}`)}`);
    for (const card of these) out.line(`  ${card.title.padEnd(width)}  ${faint(numbersOf(card).join(', '))}`.trimEnd());
    out.line();
  }
  out.line(`${ALL.length} cards. ${faint('starpile cards NAME tells one of them.')}`);
}

/** What is printed in numbers. */
function numbersOf(card: Printed): readonly string[] {
  const { price, attack, shield, assembly, command, income, locations, minerals, duration, level, structureSlots } =
    card;
  const number = (value: number | string | undefined, words: string): string[] =>
    value === undefined ? [] : [`${words} ${value}`];
  return [
    ...(card.type === 'starbase' && price === 0 ? [] : card.type === 'home-region' ? [] : [`${price} ISK`]),
    ...number(attack, 'attack'),
    ...number(shield, 'shield'),
    ...number(assembly, 'assembly'),
    ...(command ? [`${command.order} ${command.power}`] : []),
    ...number(income, 'income'),
    ...number(locations, 'locations'),
    ...number(minerals, 'minerals'),
    ...number(duration, 'duration'),
    ...number(level, 'level'),
    ...number(structureSlots, 'structures'),
    ...(card.races.length > 0 ? [card.races.join(' and ')] : []),
  ];
}

function tellCard(card: Printed, out: Terminal): void {
  const { strong, faint } = out.paint;
  const kind = [card.type.replace('-', ' '), ...(card.subtypes ?? [])].join(' > ');
  out.line(`${strong(card.title)}  ${faint(card.name)}`);
  out.line([kind, ...numbersOf(card), ...(card.rarity ? [card.rarity] : [])].join(', '));
  for (const paragraph of textOf(card)) out.line(`  ${fold(paragraph, '  ', out.columns)}`);
}

/** Whether whole words of its name were said, and not a part of one that happens to be in it. */
const isNamed = ({ name }: Printed, asked: string): boolean => `-${name}-`.includes(`-${slugOf(asked)}-`);

/** By name or title, large or small; part of one is enough where only one has it. */
function find(asked: string): Printed {
  const slug = slugOf(asked);
  const exact = ALL.find(({ name }) => name === slug);
  if (exact) return exact;
  const holding = slug === '' ? [] : ALL.filter(({ name }) => name.includes(slug));
  const [only, ...others] = holding;
  if (only && others.length === 0) return only;
  if (holding.length > 0) throw new Unusable(`Several cards are called something like ${asked}: ${titles(holding)}.`);
  const hint = didYouMean(
    slug,
    ALL.map(({ name }) => name),
  );
  throw new Unusable(`There is no card ${asked}${hint || '. starpile cards lists them all.'}`);
}

const titles = (all: readonly Printed[]): string => {
  const some = all.slice(0, 8).map(({ title }) => title);
  return all.length > some.length ? `${some.join(', ')} and ${all.length - some.length} more` : some.join(', ');
};
