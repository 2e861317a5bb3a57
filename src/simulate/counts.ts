/** How often each of several things was there, by name. */
export type Counts = Record<string, number>;

export const countIn = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

export const addTo = (counts: Counts, more: Readonly<Counts>): void => {
  for (const [name, count] of Object.entries(more)) countIn(counts, name, count);
};

/** The same counts with what was never there at 0, the known first and in their order. */
export const filled = (counts: Readonly<Counts>, known: readonly string[]): Counts => {
  const all: Counts = {};
  for (const name of known) all[name] = counts[name] ?? 0;
  for (const [name, count] of Object.entries(counts)) all[name] = count;
  return all;
};

/** The names that are at 0. */
export const missing = (counts: Readonly<Counts>): readonly string[] =>
  Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [name] : []));
