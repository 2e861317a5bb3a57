import type { ObjectId } from '../../../model/ids.ts';
import type { LogRow } from '../../protocol.ts';
import { textOf } from '../parts/Said.tsx';
import type { Hello } from '../wire/board.ts';
import { titleOf } from '../wire/table.ts';
import { type Filter, isFiltering, type Kind } from './filter.ts';

/** The rows that are shown, by their place in the log. */
export function wantedIn(hello: Hello, rows: readonly LogRow[], filter: Filter): readonly number[] {
  const all = isFiltering(filter);
  const same = filter.card === null ? null : sameCard(rows, filter.card);
  return rows.flatMap((row, at) => (!all || isAllOf(hello, row, filter, same) !== filter.inverted ? [at] : []));
}

function isAllOf(hello: Hello, row: LogRow, filter: Filter, same: ReadonlySet<ObjectId> | null): boolean {
  const { search, players, kind, rule, still, marked } = filter;
  if (kind !== null && kindOf(row) !== kind) return false;
  if (players.length > 0 && (row.player === null || !players.includes(row.player))) return false;
  if (rule !== null && row.rule !== rule && !row.rules.some((one) => one === rule)) return false;
  if (same !== null && !row.touches.some((id) => same.has(id))) return false;
  if (still && !row.still) return false;
  if (marked && row.note === null) return false;
  return says(hello, row, search.trim().toLowerCase());
}

const kindOf = ({ kind, what }: LogRow): Kind => (kind === 'refused' ? 'refused' : (what ?? 'follows'));

function says(hello: Hello, row: LogRow, asked: string): boolean {
  if (asked === '') return true;
  const said = [
    textOf(hello, row.words),
    row.rule ?? '',
    row.player === null ? '' : titleOf(hello, row.player),
    row.note ?? '',
  ];
  return said.some((text) => text.toLowerCase().includes(asked));
}

/** Every id under which that card was seen: each change of zone gives it another (200.6). */
function sameCard(rows: readonly LogRow[], card: ObjectId): ReadonlySet<ObjectId> {
  const pairs = rows.flatMap(({ becomes }) => becomes);
  const same = new Set([card]);
  for (const [from, to] of pairs) if (same.has(from)) same.add(to);
  for (const [from, to] of pairs.toReversed()) if (same.has(to)) same.add(from);
  return same;
}
