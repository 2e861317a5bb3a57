import type { LogRow } from '../../protocol.ts';
import type { Item } from './useVirtual.ts';

type Heading = NonNullable<LogRow['heading']>;

/** A row that is shown, with the headings above it that have not been said yet. */
export type LogItem = Item & {
  readonly row: LogRow;
  readonly headings: readonly Heading[];
  readonly current: boolean;
};

const ROW = 25;
const HEADING = 28;
/** What a step has changed, unfolded. */
const CHANGES = 120;

/** The rows at these places, each below the headings of the part of the game that it lies in. */
export function itemsOf(rows: readonly LogRow[], shown: readonly number[], n: number): readonly LogItem[] {
  const items: LogItem[] = [];
  let read = 0;
  let waiting: readonly Heading[] = [];
  for (const at of shown) {
    for (; read <= at; read++) {
      const heading = rows[read]?.heading;
      if (heading) waiting = heading.level === 1 ? [heading] : [...waiting.filter(({ level }) => level === 1), heading];
    }
    const row = rows[at];
    if (!row) continue;
    const current = row.kind === 'step' && row.n === n;
    const guess = ROW + waiting.length * HEADING + (current ? CHANGES : 0);
    items.push({ row, headings: waiting, current, key: current ? unfolded(row) : row, guess });
    waiting = [];
  }
  return items;
}

const UNFOLDED = new WeakMap<LogRow, object>();

/** What the height of a row is kept by while it is the current one. */
function unfolded(row: LogRow): object {
  const key = UNFOLDED.get(row) ?? {};
  UNFOLDED.set(row, key);
  return key;
}
