import type { DeckList } from '../model/deckList.ts';
import type { CardName } from '../model/ids.ts';
import { cardName } from '../model/ids.ts';
import { didYouMean } from '../model/nearest.ts';
import type { ParseError } from './parse.ts';
import { excerptOf, type Place, printPlace } from './place.ts';

/** A deck list that reads well; or the first place at which a text stops being one. */
export type ParsedDeck =
  | { readonly ok: true; readonly list: DeckList }
  | { readonly ok: false; readonly error: ParseError };

/** Reads a deck list. Whether it can be played is not asked: `deckFaults` says that (400.1). */
export function parseDeck(text: string, file = 'list.deck'): ParsedDeck {
  try {
    return { ok: true, list: readDeck(linesOf(text, file)) };
  } catch (problem) {
    if (!(problem instanceof Misread)) throw problem;
    return { ok: false, error: problem.error };
  }
}

const FIELDS = ['starbase', 'home', 'outer', 'upgrades'] as const;
type Field = (typeof FIELDS)[number];
const TITLE = '@title';
const HEADING = '[deck]';
const WORD = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const COUNT = /^[1-9][0-9]{0,2}$/;

function readDeck([first, ...lines]: readonly Line[]): DeckList {
  if (first?.words.join(' ') !== '@deck 1') throw misread(first, 0, '`@deck 1`');
  const at = lines.findIndex((line) => line.words[0] === HEADING);
  const head = at < 0 ? lines : lines.slice(0, at);
  const said = readHead(head);
  const end = lines.at(-1) ?? first;
  if (at < 0) throw misread(end, end.words.length, `\`${HEADING}\``, 'the end of the text');
  const heading = lines[at] ?? end;
  for (const needed of [TITLE, 'starbase', 'home'] as const) {
    if (!said.has(needed)) throw misread(heading, 0, `\`${needed}\``);
  }
  onlyThat(heading, 1);
  return {
    title: said.get(TITLE)?.[0] ?? '',
    starbase: cardName(said.get('starbase')?.[0] ?? ''),
    home: cardName(said.get('home')?.[0] ?? ''),
    outer: (said.get('outer') ?? []).map(cardName),
    upgrades: (said.get('upgrades') ?? []).map(cardName),
    deck: readCounts(lines.slice(at + 1)),
  };
}

/** What stands above the deck, by its first word. */
function readHead(lines: readonly Line[]): ReadonlyMap<typeof TITLE | Field, readonly string[]> {
  const said = new Map<typeof TITLE | Field, readonly string[]>();
  for (const line of lines) {
    const [word = ''] = line.words;
    const field = FIELDS.find((one) => one === word);
    const key = word === TITLE ? TITLE : field;
    const open = [TITLE, ...FIELDS, HEADING].filter((one) => one === HEADING || !said.has(one as Field));
    if (key === undefined) throw misread(line, 0, oneOf(open), undefined, didYouMean(word, open));
    if (said.has(key)) throw misread(line, 0, oneOf(open), `a second \`${key}\``);
    said.set(key, field === undefined ? [titleIn(line)] : namesIn(line, field));
  }
  return said;
}

function titleIn(line: Line): string {
  if (line.words.length < 2) throw misread(line, 1, 'words');
  return line.text.slice((line.columns[1] ?? 1) - 1).trimEnd();
}

function namesIn(line: Line, field: Field): readonly string[] {
  if (line.words[1] !== ':') throw misread(line, 1, '`:`');
  const names = line.words.slice(2);
  for (const [n, name] of names.entries()) if (!WORD.test(name)) throw misread(line, n + 2, 'a card');
  if (field === 'starbase' || field === 'home') {
    if (names.length === 0) throw misread(line, 2, 'a card');
    onlyThat(line, 3);
  }
  return names;
}

function readCounts(lines: readonly Line[]): Readonly<Record<CardName, number>> {
  const counts = new Map<CardName, number>();
  for (const line of lines) {
    const [count = '', name = ''] = line.words;
    if (!COUNT.test(count)) throw misread(line, 0, 'a number of copies, 1 to 999');
    if (!WORD.test(name)) throw misread(line, 1, 'a card');
    onlyThat(line, 2);
    if (counts.has(cardName(name))) throw misread(line, 1, 'another card', `\`${name}\` a second time`);
    counts.set(cardName(name), Number(count));
  }
  return Object.fromEntries(counts);
}

/** One line that says something: its words, and where each begins. */
type Line = Omit<Place, 'column'> & { readonly words: readonly string[]; readonly columns: readonly number[] };

/** A colon is a word of its own; behind `--` nothing is read, but a title goes to the end of its line. */
function linesOf(text: string, file: string): readonly Line[] {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const lines = all.map((whole, n): Line => {
    const said = /^\s*@title\s/.test(whole) ? whole : whole.replace(/(^|\s)--.*$/, '');
    const found = [...said.matchAll(/:|[^\s:]+/g)];
    const columns = [...found.map(({ index }) => index + 1), said.trimEnd().length + 1];
    return { file, line: n + 1, text: said, words: found.map(([word]) => word), columns };
  });
  const saying = lines.filter(({ words }) => words.length > 0);
  return saying.length > 0 ? saying : lines.slice(0, 1);
}

function onlyThat(line: Line, words: number): void {
  if (line.words.length > words) throw misread(line, words, 'the end of the line');
}

class Misread {
  readonly error: ParseError;
  constructor(error: ParseError) {
    this.error = error;
  }
}

/** The text stops being a deck list at that word of the line, or behind its last one. */
function misread(line: Line | undefined, word: number, expected: string, found?: string, hint = ''): Misread {
  const { file, line: n, text, words, columns } = line ?? NOWHERE;
  const column = columns[Math.min(word, words.length)] ?? 1;
  const stands = words[word] === undefined ? 'the end of the line' : `\`${short(words[word])}\``;
  const place = { file, line: n, column, text };
  const message = `${printPlace(place)}: expected ${expected}, but found ${found ?? stands}${hint || '.'}`;
  return new Misread({ file, line: n, column, excerpt: excerptOf(place), expected, message });
}

const short = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}…` : word);

const NOWHERE: Line = { file: 'list.deck', line: 1, text: '', words: [], columns: [1] };

const oneOf = (words: readonly string[]): string =>
  words.length < 2
    ? words.map((word) => `\`${word}\``).join('')
    : `${words
        .slice(0, -1)
        .map((word) => `\`${word}\``)
        .join(', ')} or \`${words.at(-1)}\``;
