import type { Pace, Samples } from '../clock/race.ts';
import { ratioOf, type Spread, spreadOf } from '../clock/spread.ts';
import type { Contestant, Name } from '../contestants/contestant.ts';
import type { Finding } from '../report/finding.ts';

/** One group of measures: everybody is raced, and the figures are put into tables. */
export type Group = {
  readonly name: string;
  readonly words: string;
  run(contestants: readonly Contestant[], pace: Pace): Finding;
};

const figuresOf = (samples: Samples, measure: string, name: string): readonly number[] =>
  samples[measure]?.[name] ?? [];

export const spreadIn = (samples: Samples, measure: string, name: Name | string): Spread =>
  spreadOf(figuresOf(samples, measure, name));

/** How many times as long `slower` took as `faster`, within each round. */
export const ratioIn = (samples: Samples, measure: string, slower: string, faster: string): Spread =>
  ratioOf(figuresOf(samples, measure, slower), figuresOf(samples, measure, faster));

/** How many times as long something took as something else, of the same contestant and within each round. */
export const growthIn = (samples: Samples, from: string, to: string, name: string): Spread =>
  ratioOf(figuresOf(samples, to, name), figuresOf(samples, from, name));

export const isThere = (samples: Samples, measure: string, name: string): boolean =>
  figuresOf(samples, measure, name).length > 0;
