/** Every set of `min` to `max` of them, the smallest first, each as they come. */
export function* selections<T>(from: readonly T[], min: number, max: number): Generator<readonly T[]> {
  for (let count = min; count <= Math.min(max, from.length); count++) yield* ofSize(from, count, 0);
}

function* ofSize<T>(from: readonly T[], count: number, begin: number): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let at = begin; at <= from.length - count; at++) {
    for (const others of ofSize(from, count - 1, at + 1)) yield [from[at] as T, ...others];
  }
}

/** Every order of all of them, beginning with the one they come in. */
export function* permutations<T>(from: readonly T[]): Generator<readonly T[]> {
  if (from.length === 0) {
    yield [];
    return;
  }
  for (const [at, first] of from.entries()) {
    for (const others of permutations(from.toSpliced(at, 1))) yield [first, ...others];
  }
}

/** One of the `selections`: how many is chosen first, then each among those left. */
export const someOf = <T>(
  from: readonly T[],
  min: number,
  max: number,
  choose: (below: number) => number,
): readonly T[] => {
  const most = Math.min(max, from.length);
  const count = min < most ? min + choose(most - min + 1) : min;
  if (count === from.length) return [...from];
  const left = from.map((_, at) => at);
  const taken = Array.from({ length: count }, () => takeOne(left, choose));
  return taken.toSorted((a, b) => a - b).map((at) => from[at] as T);
};

/** One of the `permutations`: the first is chosen, then the next among those left. */
export const somePermutation = <T>(from: readonly T[], choose: (below: number) => number): readonly T[] => {
  const left = [...from];
  return from.map(() => takeOne(left, choose));
};

const takeOne = <T>(left: T[], choose: (below: number) => number): T =>
  left.splice(left.length === 1 ? 0 : choose(left.length), 1)[0] as T;
