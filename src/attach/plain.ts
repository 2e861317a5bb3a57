/** How deep values are told; deeper parts are named only. */
const DEEPEST = 14;
/** Parts of one value that are told. */
const MOST_PARTS = 20_000;
/** Letters of one text that are told. */
const LONGEST = 10_000;

/**
 * Any value as plain JSON text, whatever is in it: cycles, functions, actors, maps, big numbers and parts that throw are told
 * in words. It never throws.
 */
export function plainText(value: unknown): string {
  const count = { left: MOST_PARTS };
  return JSON.stringify(plain(value, DEEPEST, new Set(), count)) ?? 'null';
}

function plain(value: unknown, depth: number, around: Set<unknown>, count: { left: number }): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return { type: value.name || 'function' };
  if (typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  count.left -= 1;
  if (around.has(value)) return '[circular]';
  if (depth === 0) return '[too deep]';
  if (count.left < 0) return '[too large]';
  around.add(value);
  try {
    return parts(value, (part) => plain(part, depth - 1, around, count));
  } catch (cause) {
    return `[threw ${cause instanceof Error ? cause.message : 'something'}]`;
  } finally {
    around.delete(value);
  }
}

function parts(value: object, tell: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(tell);
  if (value instanceof Map) return { Map: [...value].map(tell) };
  if (value instanceof Set) return { Set: [...value].map(tell) };
  if (value instanceof Date) return String(value.toJSON());
  if (value instanceof Error) return { error: value.name, message: value.message };
  if (isActor(value)) return { actor: value.id, session: value.sessionId };
  return Object.fromEntries(Object.keys(value).map((key) => [key, told(value, key, tell)]));
}

/** What one part says, even if asking for it fails. */
function told(value: object, key: string, tell: (part: unknown) => unknown): unknown {
  try {
    return tell((value as Readonly<Record<string, unknown>>)[key]);
  } catch (cause) {
    return `[threw ${cause instanceof Error ? cause.message : 'something'}]`;
  }
}

const isActor = (value: object): value is { readonly id: string; readonly sessionId: string } =>
  'sessionId' in value && 'id' in value && 'send' in value && 'getSnapshot' in value;
