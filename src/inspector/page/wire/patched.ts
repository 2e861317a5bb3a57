import type { Patch } from '../../protocol.ts';

/** What a patch makes of a value. What it does not touch stays the same object. */
export function patched(before: unknown, patch: Patch): unknown {
  if ('is' in patch) return patch.is;
  if ('has' in patch) {
    // By its entries, since a key may be called `__proto__`.
    const after = new Map<string, unknown>(Object.entries(before as object));
    for (const [key, one] of Object.entries(patch.has)) after.set(key, patched(after.get(key), one));
    for (const key of patch.gone ?? []) after.delete(key);
    return Object.fromEntries(after);
  }
  const list = before as readonly unknown[];
  if ('at' in patch) return list.map((value, n) => (patch.at[n] === undefined ? value : patched(value, patch.at[n])));
  return [...list.slice(0, patch.from), ...patch.put, ...list.slice(patch.from + patch.drop)];
}
