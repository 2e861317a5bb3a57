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

/** The line, and a caret below the place. */
export function excerptOf({ line, column, text }: Place): string {
  const before = [...text.slice(0, column - 1)].map((sign) => (sign === '\t' ? '\t' : ' ')).join('');
  const margin = ' '.repeat(`${line}`.length);
  return `${line} | ${text}\n${margin} | ${before}^`;
}
