import type { Expectation } from './generated/grammar.js';

const MOST = 14;
/** What is possible almost anywhere, and so is said only where there is nothing else. */
const EVERYWHERE = ['a comment', 'an empty line', 'the end of the line', 'the end of the text'];
/** What is a word of the notation, to be typed as it stands. */
const LITERAL = /^(@[a-z]+( 1)?|\[[a-z]+\]|[^a-z ]+)$/;
/** Words that stand in the grammar under their own name. */
const OWN_NAME = new Set(
  `on off moment isk exhausted with vs of in by from to until no nobody nothing damage ability pass stay concede
  withdraw hold move mine patrol ambush aim attack play activate answer mode x into pay may because left won drawn pile empty initiative out
  passes awaits window turn over`.split(/\s+/),
);

/** What could have stood where the reading stopped, short and for people. */
export function sayExpected(expectations: readonly Expectation[]): string {
  const all = [...new Set(expectations.map(nameOf))];
  const telling = all.filter((name) => !EVERYWHERE.includes(name));
  const end = all.includes('the end of the line') ? ['the end of the line'] : [];
  const named = telling.length > 0 ? [...telling, ...(telling.length < MOST ? end : [])] : all.slice(-1);
  if (named.length > MOST) return `${named.slice(0, MOST).join(', ')}, …`;
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}

function nameOf(expectation: Expectation): string {
  switch (expectation.type) {
    case 'literal':
      return quote(expectation.text);
    case 'other':
      return isWord(expectation.description) ? quote(expectation.description) : expectation.description;
    case 'end':
      return 'the end of the text';
    default:
      return 'something else';
  }
}

const isWord = (name: string): boolean => OWN_NAME.has(name) || LITERAL.test(name);
const quote = (text: string): string => `\`${text}\``;

/** What stands at an offset, for the sentence "… but found". */
export function sayFound(text: string, offset: number): string {
  const rest = text.slice(offset);
  if (rest === '') return 'the end of the text';
  if (/^[\r\n]/.test(rest)) return 'the end of the line';
  if (rest.startsWith('--')) return 'a comment';
  const word = /^(\[[a-z]*\]|@[A-Za-z]*|[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*|->|.)/u.exec(rest)?.[0] ?? rest.slice(0, 1);
  return quote(word);
}
