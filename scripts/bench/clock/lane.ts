import type { Spent } from './cpu.ts';

/** What is measured of somebody: they do it so many times over, and say what it came to. Only what is timed counts. */
export type Measure = (times: number) => Spent;

/** What is measured of one contestant, by name. */
export type Lane = {
  readonly measures: Readonly<Record<string, Measure>>;
  /** Puts away what the measures have made use of. */
  stop(): void;
};
