/** Small work on lines of text, for a screen of 80 columns. */

export const COLUMNS = 80;

/** Cut to that many columns, and said to be cut. */
export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…`;

/** In a column: cut or filled. */
export const column = (text: string, width: number): string => cut(text, width).padEnd(width);

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
