import type { Samples } from '../clock/race.ts';
import type { Spread } from '../clock/spread.ts';

/** What somebody has promised of a figure, and what it is. */
export type Goal = {
  readonly words: string;
  readonly wanted: string;
  readonly found: string;
  readonly met: boolean;
};

export type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What one group of measures came to. */
export type Finding = {
  readonly name: string;
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
  /** Every figure behind it, in nanoseconds for one event. */
  readonly samples: Samples;
};

/** A figure that is to be at least, or less than, so much. */
export const goalOf = (
  words: string,
  wanted: { readonly least: number } | { readonly below: number },
  found: Spread,
  say: (figure: number) => string,
): Goal => ({
  words,
  wanted: 'least' in wanted ? `≥ ${say(wanted.least)}` : `< ${say(wanted.below)}`,
  found: `${say(found.median)} (${say(found.low)} to ${say(found.high)})`,
  met: 'least' in wanted ? found.median >= wanted.least : found.median < wanted.below,
});
