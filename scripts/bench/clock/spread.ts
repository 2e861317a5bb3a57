/** The middle of some figures, and between what the middle half of them lies. */
export type Spread = { readonly median: number; readonly low: number; readonly high: number };

const at = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
};

export const spreadOf = (figures: readonly number[]): Spread => {
  const sorted = [...figures].sort((a, b) => a - b);
  return { median: at(sorted, 0.5), low: at(sorted, 0.25), high: at(sorted, 0.75) };
};

/** How many times as long the one took as the other, within each round. */
export const ratioOf = (one: readonly number[], other: readonly number[]): Spread =>
  spreadOf(one.map((figure, round) => figure / (other[round] ?? Number.NaN)));
