/** Every choice of at least `min` and at most `max` of these, each in the order of the list. */
export function* choose<T>(from: readonly T[], min: number, max: number): Generator<readonly T[]> {
  if (min <= 0) yield [];
  if (max <= 0) return;
  for (const [index, one] of from.entries()) {
    for (const rest of choose(from.slice(index + 1), min - 1, max - 1)) yield [one, ...rest];
  }
}

/** Every way to put these in order. */
export function* arrange<T>(these: readonly T[]): Generator<readonly T[]> {
  if (these.length === 0) yield [];
  for (const [index, one] of these.entries()) {
    for (const rest of arrange([...these.slice(0, index), ...these.slice(index + 1)])) yield [one, ...rest];
  }
}

/** Every way to take one of each. */
export function* combine<T>(lists: readonly (() => Iterable<T>)[]): Generator<readonly T[]> {
  const [first, ...others] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first()) for (const rest of combine(others)) yield [one, ...rest];
}
