import type { Lane } from '../clock/lane.ts';
import type { Samples } from '../clock/race.ts';
import { ratioOf, type Spread, spreadOf } from '../clock/spread.ts';
import type { Finding } from '../report/finding.ts';

/** A group of measures in which contestants are raced. */
export type Race = {
  readonly name: string;
  readonly words: string;
  readonly contestants: readonly string[];
  /** In the contestant's own process. */
  lane(contestant: string): Lane;
  /** Before anything is timed: throws where they do not do the same. */
  check(): void;
  finding(samples: Samples): Finding;
};

/** Something that is found out without a race. */
export type Look = { readonly name: string; readonly words: string; look(): Finding };

export type Group = Race | Look;

const figuresOf = (samples: Samples, measure: string, name: string): readonly number[] =>
  samples[measure]?.[name] ?? [];

export const spreadIn = (samples: Samples, measure: string, name: string): Spread =>
  spreadOf(figuresOf(samples, measure, name));

/** How many times as long `slower` took as `faster`, within each round. */
export const ratioIn = (samples: Samples, measure: string, slower: string, faster: string): Spread =>
  ratioOf(figuresOf(samples, measure, slower), figuresOf(samples, measure, faster));

/** How many times as long something took as something else, of the same contestant and within each round. */
export const growthIn = (samples: Samples, from: string, to: string, name: string): Spread =>
  ratioOf(figuresOf(samples, to, name), figuresOf(samples, from, name));

/** Several lanes of one contestant as one. */
export const joined = (lanes: readonly Lane[]): Lane => ({
  measures: Object.assign({}, ...lanes.map(({ measures }) => measures)),
  stop() {
    for (const lane of lanes) lane.stop();
  },
});
