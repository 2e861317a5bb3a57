import { sayExpected, sayFound } from './expected.ts';
import type { Start } from './generated/grammar.js';
import { parse as parseGrammar, SyntaxError as Unparsed } from './generated/grammar.js';
import type { Place } from './place.ts';
import { excerptOf, placeOf, printPlace, putPlace } from './place.ts';
import type { Ask } from './playTree.ts';
import type { Tree } from './tree.ts';

/** Why a text is no scenario: the first place at which it stops being one. */
export type ParseError = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line, with a caret below the place. */
  readonly excerpt: string;
  /** What could have stood there, short and for people. */
  readonly expected: string;
  /** All of it in one sentence, beginning with the place. */
  readonly message: string;
};

export type Parsed = { readonly ok: true; readonly tree: Tree } | { readonly ok: false; readonly error: ParseError };

/** Reads a scenario. `placeOf` then knows where each part of the tree was written. */
export function parse(text: string, file = 'scenario.pile'): Parsed {
  const read = readFrom('Document', text.replace(/^\uFEFF/, ''), file);
  return read.ok ? { ok: true, tree: read.value as Tree } : read;
}

/** An ask by itself, and whose it is: `elysha: play m -> x`. */
export type LoneAsk = { readonly player: string; readonly ask: Ask };
export type ParsedAsk =
  | { readonly ok: true; readonly asked: LoneAsk }
  | { readonly ok: false; readonly error: ParseError };

export function parseAsk(text: string): ParsedAsk {
  const read = readFrom('LoneAsk', text, 'intent');
  return read.ok ? { ok: true, asked: read.value as LoneAsk } : read;
}

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ParseError };

function readFrom(startRule: 'Document' | 'LoneAsk', text: string, file: string): Read {
  const lines = text.split(/\r\n|\n|\r/);
  const placeAt = ({ line, column }: Omit<Start, 'offset'>): Place => ({
    file,
    line,
    column,
    text: lines[line - 1] ?? '',
  });
  const place = (node: object, start: Start): void => putPlace(node, placeAt(start));
  const move = (from: object, to: object): void => {
    const known = placeOf(from);
    if (known !== null) putPlace(to, known);
  };
  const deep = tooDeep(lines);
  if (deep) {
    const found = placeAt(deep);
    const words = `nested no deeper than ${DEEPEST}`;
    const message = `${printPlace(found)}: expected what is ${words}, but found more.`;
    return {
      ok: false,
      error: { file, line: deep.line, column: deep.column, excerpt: excerptOf(found), expected: words, message },
    };
  }
  try {
    return { ok: true, value: parseGrammar(text, { startRule, place, move }) };
  } catch (problem) {
    if (!(problem instanceof Unparsed)) throw problem;
    return { ok: false, error: errorFrom(problem, text, placeAt(problem.location.start)) };
  }
}

/** Deeper than any scenario has need of; the parser would lose its footing. */
const DEEPEST = 100;

function tooDeep(lines: readonly string[]): Omit<Start, 'offset'> | null {
  let depth = 0;
  for (const [n, line] of lines.entries()) {
    const said = line.replace(/"(?:[^"\\]|\\.)*"/g, (text) => ' '.repeat(text.length)).replace(/(^|\s)--.*$/, '');
    for (let at = 0; at < said.length; at++) {
      const sign = said[at] ?? '';
      if ('{['.includes(sign)) depth++;
      if ('}]'.includes(sign)) depth = Math.max(0, depth - 1);
      if (depth > DEEPEST) return { line: n + 1, column: at + 1 };
    }
  }
  return null;
}

function errorFrom(problem: Unparsed, text: string, place: Place): ParseError {
  const expected = sayExpected(problem.expected ?? []);
  const found = sayFound(text, problem.location.start.offset);
  const { file, line, column } = place;
  const message = `${printPlace(place)}: expected ${expected}, but found ${found}.`;
  return { file, line, column, excerpt: excerptOf(place), expected, message };
}
