/** Two ways to do the same, taking turns in one process, so that whatever else the machine is at slows both down. */

/** Does something so many times; what has to be ready for that is not measured. */
export type Work = { readonly times: number; readonly run: () => void; readonly prepare?: () => void };

export const repeat = (times: number, what: () => void): Work => ({
  times,
  run() {
    for (let n = 0; n < times; n++) what();
  },
});

/** In nanoseconds, of this process and whatever threads it has. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
};

export const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export const WARMING = 2;

/** What one time costs each, in nanoseconds of CPU time: the median of the rounds. */
export const race = (rounds: number, works: readonly Work[]): readonly number[] => {
  const spent = works.map((): number[] => []);
  for (let round = 0; round < rounds + WARMING; round++) {
    for (const [n, { times, run, prepare }] of works.entries()) {
      prepare?.();
      const begun = cpu();
      run();
      if (round >= WARMING) spent[n]?.push((cpu() - begun) / times);
    }
  }
  return spent.map(median);
};

export const words = (nanoseconds: number): string => {
  if (nanoseconds < 1_000) return `${nanoseconds.toFixed(0)} ns`;
  const [number, unit] = nanoseconds < 1_000_000 ? [nanoseconds / 1_000, 'µs'] : [nanoseconds / 1_000_000, 'ms'];
  return `${number.toFixed(number < 10 ? 1 : 0)} ${unit}`;
};

/** A row of a table: the first, the second, and how many times as long the first takes. */
export const rowOf = (what: string, [first = 0, second = 0]: readonly number[]): string => {
  const ratio = first / second;
  return `| ${what} | ${words(first)} | ${words(second)} | ×${ratio.toFixed(ratio < 10 ? 1 : 0)} |`;
};
