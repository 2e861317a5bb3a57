import type { Ability } from '../model/ability.ts';
import type { CardType } from '../model/cardType.ts';
import { slugOf } from '../model/slug.ts';
import { parse } from '../notation/parse.ts';
import { print } from '../notation/print.ts';

/** What a new card begins as: the plainest of its type that can be played. */
export type Skeleton = { readonly title: string; readonly type: CardType; readonly races: readonly string[] };

type Numbers = Readonly<Record<string, number>>;

const NUMBERS: Readonly<Record<CardType, Numbers>> = {
  starbase: { shield: 12, level: 1, structureSlots: 3, income: 2 },
  structure: { price: 2, shield: 1 },
  'home-region': { income: 2 },
  'outer-region': { price: 2, income: 1, locations: 1 },
  location: { price: 2, income: 1 },
  ship: { price: 2, attack: 1, shield: 2 },
  news: { price: 1 },
};

const DRAWS: readonly Ability[] = [
  { kind: 'played', costs: [], modes: [{ slots: [], effects: [{ kind: 'draw', who: { the: 'you' }, count: 1 }] }] },
];

/** The card as data: for `parseCard`, and for a scenario that defines it in place. */
export const cardData = ({ title, type, races }: Skeleton): Readonly<Record<string, unknown>> => ({
  name: slugOf(title),
  title,
  type,
  ...(races.length > 0 ? { races } : {}),
  ...NUMBERS[type],
  ...(type === 'home-region' ? { locations: 'unlimited' } : {}),
  ...(type === 'news' ? { abilities: DRAWS } : {}),
});

/** The card as a file of the card set, written with the builders. */
export function cardFile({ title, type, races }: Skeleton): string {
  const builder = camel(type.split('-'));
  const names = type === 'news' ? ['does', 'draw', 'news'] : [builder];
  const quote = (text: string) => (text.includes("'") || text.includes('\\') ? JSON.stringify(text) : `'${text}'`);
  const fields = [
    ...(races.length > 0 ? [`races: [${races.map(quote).join(', ')}]`] : []),
    ...Object.entries(NUMBERS[type]).map(([field, value]) => `${field}: ${value}`),
    ...(type === 'news' ? ['abilities: [does([], draw(1))]'] : []),
  ];
  return [
    `import { ${names.join(', ')} } from 'starpile/cards';`,
    '',
    `export const ${constantOf(title)} = ${builder}(${quote(title)}, {`,
    ...fields.map((field) => `  ${field},`),
    '});',
    '',
  ].join('\n');
}

/** A scenario in which the card is played, or lies where it begins; null, where no scenario can be made of its title. */
export function cardScenario(skeleton: Skeleton): string | null {
  const { title, type } = skeleton;
  const [table, play] = SHOWN[type](slugOf(title));
  const text = [
    '@pile 1',
    `@title ${title}`,
    `@cites ${CITED[type]}`,
    '@players ian elysha',
    '[cards]',
    JSON.stringify(cardData(skeleton)),
    '[table]',
    ...table,
    'moment : development ian',
    '[play]',
    ...play,
  ].join('\n');
  const parsed = parse(text);
  return parsed.ok ? print(parsed.tree) : null;
}

const CITED: Readonly<Record<CardType, string>> = {
  starbase: '100.1',
  structure: '1300.3',
  'home-region': '1100.4',
  'outer-region': '1100.3',
  location: '1100.5',
  ship: '1200.1',
  news: '700.13',
};

type Lines = readonly string[];
const played = (how: string, then: string): Lines => [
  `ian: play card${how}`,
  'ian: pass',
  'elysha: pass',
  'ian: pass',
  '= resolved card',
  `: ${then}`,
];

/** The table and the play, by what kind of card it is. */
const SHOWN: Readonly<Record<CardType, (name: string) => readonly [table: Lines, play: Lines]>> = {
  starbase: (name) => [[`play ian : ${name}`], [': starbase ian shield 12']],
  'home-region': (name) => [[`${name} @ian : slasher#s`], [': s in home ian']],
  structure: (name) => [[`hand ian : ${name}#card`], played('', 'card in play, starbase ian shield 13')],
  'outer-region': (name) => [[`reserve ian : ${name}#card`], played('', 'card of nobody')],
  location: (name) => [[`hand ian : ${name}#card`], played(' into home ian', 'card in home ian')],
  ship: (name) => [[`hand ian : ${name}#card`], played('', 'card in home ian, card attack 1, card shield 2')],
  news: (name) => [[`hand ian : ${name}#card`, 'deck ian : slasher'], played('', 'hand ian 1, card in scrapheap ian')],
};

const camel = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');

const TAKEN =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|does|draw|news|ship|starbase|structure|location)$/;

/** The name of the card's constant: what is a word of the language, or is imported, has `Card` behind it. */
export function constantOf(title: string): string {
  const name = camel(slugOf(title).split('-'));
  return TAKEN.test(name) || name === 'homeRegion' || name === 'outerRegion' ? `${name}Card` : name;
}
