/** Small work on lines of text, for a screen of 80 columns. */

export const COLUMNS = 80;

/** Cut to that many columns, and said to be cut. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`;

/** In a column: cut or filled. */
export const column = (text: string, width: number): string => cut(text, width).padEnd(width);

/** Lines that fit the screen: what is too long goes on below, as far in as it begins. Colours take no room. */
export const fitting = (text: string): string =>
  text
    .split('\n')
    .map((line) => (wide(line) <= COLUMNS ? line : folded(line)))
    .join('\n');

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const wide = (text: string): number => text.replace(/\u001b\[\d+m/g, '').length;

const folded = (line: string): string => {
  const margin = /^ {0,40}/.exec(line)?.[0] ?? '';
  const room = COLUMNS - margin.length;
  const words = line
    .slice(margin.length)
    .split(' ')
    .flatMap((word) => (wide(word) <= room ? [word] : (word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [])));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && wide(last) + 1 + wide(word) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((one) => margin + one).join('\n');
};

/** A line with a word in it, across the screen. */
export const rule = (text = '', line = '─'): string =>
  text === '' ? line.repeat(COLUMNS) : `${line.repeat(2)} ${text} `.padEnd(COLUMNS, line);

/** What is left and what is right on one line. */
export const apart = (left: string, right: string): string =>
  `${left}${' '.repeat(Math.max(2, COLUMNS - left.length - right.length))}${right}`;

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Ian's". */
export const of = (name: string): string => `${capital(name)}'s`;
