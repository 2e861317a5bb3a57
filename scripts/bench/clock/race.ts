import { type Spent, sweep } from './cpu.ts';

/** One contestant in a race: does its work so many times over, and says what each measure came to. */
export type Lane = { readonly name: string; turn(times: number): Readonly<Record<string, Spent>> };

/** Nanoseconds for one event, round by round: by measure, then by contestant. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

export type Pace = {
  readonly rounds: number;
  /** Rounds that only warm up, and find how many times the work is done in a turn. */
  readonly warmUps: number;
  /** What each measure of a turn should last at least, in nanoseconds. */
  readonly least: number;
  /** What a turn may last altogether, in milliseconds, preparations included. */
  readonly most: number;
};

export const PACE: Pace = { rounds: 15, warmUps: 6, least: 4_000_000, most: 250 };

const MOST_TIMES = 20_000;

const timesAfter = (times: number, spent: readonly Spent[], took: number, { least, most }: Pace): number => {
  const shortest = Math.max(1, Math.min(...spent.map(({ ns }) => ns)));
  const wanted = Math.ceil((times * least) / shortest);
  const possible = Math.max(1, Math.floor((times * most) / Math.max(took, 0.01)));
  return Math.min(wanted, possible, MOST_TIMES, times * 50);
};

/**
 * Lets the contestants take turns in one process, forwards in one round and backwards in the next, so that whatever slows
 * the machine down slows all of them.
 */
export const race = (lanes: readonly Lane[], pace: Pace): Samples => {
  const times = lanes.map(() => 1);
  const samples: Record<string, Record<string, number[]>> = {};
  for (let round = -pace.warmUps; round < pace.rounds; round++) {
    const order = lanes.map((_, n) => (round % 2 === 0 ? n : lanes.length - 1 - n));
    for (const n of order) {
      const { name, turn } = lanes[n] as Lane;
      sweep();
      const begun = performance.now();
      const spent = turn(times[n] ?? 1);
      const took = performance.now() - begun;
      if (round < 0) times[n] = timesAfter(times[n] ?? 1, Object.values(spent), took, pace);
      else
        for (const [measure, { ns, events }] of Object.entries(spent)) {
          samples[measure] ??= {};
          samples[measure][name] ??= [];
          samples[measure][name].push(ns / events);
        }
    }
  }
  return samples;
};
