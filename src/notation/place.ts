/** Where in a text something was written; lines and columns count from 1. */
export type Place = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The whole line. */
  readonly text: string;
};

// Beside the trees, so that two trees that say the same are equal wherever they stand.
const places = new WeakMap<object, Place>();

export function putPlace(node: object, place: Place): void {
  places.set(node, place);
}

/** Where this part of a tree was written; null for one that was not parsed from a text. */
export function placeOf(node: object): Place | null {
  return places.get(node) ?? null;
}

export const printPlace = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** The longest line that is shown whole; of a longer one only what stands around the place. */
const WIDEST = 120;

/** The line, and a caret below the place. Signs that no screen shows are dots. */
export function excerptOf({ line, column, text }: Place): string {
  const from = text.length <= WIDEST ? 0 : Math.max(0, Math.min(column - 1 - WIDEST / 2, text.length - WIDEST));
  const [head, tail] = [from > 0 ? '…' : '', from + WIDEST < text.length ? '…' : ''];
  const shown = text.slice(from, from + WIDEST).replace(/\p{Cc}/gu, (sign) => (sign === '\t' ? sign : '·'));
  const before = [...head, ...shown.slice(0, column - 1 - from)].map((sign) => (sign === '\t' ? '\t' : ' ')).join('');
  const margin = ' '.repeat(`${line}`.length);
  return `${line} | ${head}${shown}${tail}\n${margin} | ${before}^`;
}
