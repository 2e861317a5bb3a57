import type { Patch } from '../protocol.ts';

/** What makes `after` of `before`, both plain data; null where they are equal. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  if (isRecord(before) && isRecord(after)) return recordPatch(before, after);
  return { is: after };
}

function recordPatch(before: Plain, after: Plain): Patch | null {
  const changed: [string, Patch][] = [];
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const patch = Object.hasOwn(before, key) ? patchOf(before[key], value) : { is: value };
    if (patch) changed.push([key, patch]);
  }
  const gone = Object.keys(before).filter((key) => own(after, key) === undefined && before[key] !== undefined);
  const has = Object.fromEntries(changed);
  if (gone.length > 0) return { has, gone };
  return changed.length > 0 ? { has } : null;
}

/** A key may be called as something that every object has, such as `valueOf`. */
const own = (record: Plain, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

/** Of lists as long as each other, what differs in place; of others, what is put in or taken out between what is alike. */
function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length === after.length) {
    const at: Record<string, Patch> = {};
    for (const [n, value] of after.entries()) {
      const patch = patchOf(before[n], value);
      if (patch) at[n] = patch;
    }
    return Object.keys(at).length > 0 ? { at } : null;
  }
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && patchOf(before[head], after[head]) === null) head++;
  let tail = 0;
  while (tail < most - head && patchOf(before.at(-1 - tail), after.at(-1 - tail)) === null) tail++;
  return { from: head, drop: before.length - head - tail, put: after.slice(head, after.length - tail) };
}

type Plain = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
