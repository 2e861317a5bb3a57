import { cpu, type Spent, sweep } from './cpu.ts';

/** What is measured of somebody: they do it so many times over, and say what it came to. Only what is timed counts. */
export type Measure = (times: number) => Spent;

/** One contestant in a race, and what is measured of it, by name. */
export type Lane = { readonly name: string; readonly measures: Readonly<Record<string, Measure>> };

/** Nanoseconds for one event, round by round: by measure, then by contestant. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** How long everything takes, in milliseconds. */
export type Pace = {
  readonly rounds: number;
  /**
   * CPU time that a contestant works before the rounds, shared among the measures, so that what is compiled while it runs
   * has been; three times as much in their first race.
   */
  readonly warmUp: number;
  /** What is timed of a measure in a round should last at least that long. */
  readonly least: number;
  /** What it may take altogether, preparations included. */
  readonly most: number;
};

export const PACE: Pace = { rounds: 25, warmUp: 1_000, least: 3, most: 60 };

const MOST_TIMES = 20_000;

/** Who has raced before. */
const seen = new Set<string>();

/** One measure of one contestant, and how many times it is done in a turn. */
class Runner {
  readonly name: string;
  readonly measured: string;
  private readonly measure: Measure;
  private readonly pace: Pace;
  private times = 1;

  constructor(name: string, measured: string, measure: Measure, pace: Pace) {
    this.name = name;
    this.measured = measured;
    this.measure = measure;
    this.pace = pace;
  }

  turn(): Spent {
    sweep();
    return this.measure(this.times);
  }

  /** Works for that much CPU time, in milliseconds. */
  warmUp(long: number): void {
    const end = cpu() + 1e6 * long;
    for (let turns = 0; turns < 4 || cpu() < end; turns++) {
      const begun = performance.now();
      const { ns } = this.turn();
      this.fit(Math.max(1_000, ns) / 1e6, performance.now() - begun);
    }
  }

  private fit(timed: number, took: number): void {
    const { least, most } = this.pace;
    const wanted = Math.ceil((this.times * least) / timed);
    const possible = Math.max(1, Math.floor((this.times * most) / Math.max(took, 0.01)));
    this.times = Math.min(wanted, possible, MOST_TIMES, this.times * 20);
  }
}

/**
 * Lets the contestants take turns in one process, measure by measure, forwards in one round and backwards in the next: so
 * whatever slows the machine down slows all of them.
 */
export const race = (lanes: readonly Lane[], pace: Pace): Samples => {
  const names = [...new Set(lanes.flatMap(({ measures }) => Object.keys(measures)))];
  const runners = names.flatMap((measured) =>
    lanes.flatMap(({ name, measures }) => {
      const measure = measures[measured];
      return measure ? [new Runner(name, measured, measure, pace)] : [];
    }),
  );
  for (const runner of runners) runner.warmUp((pace.warmUp * (seen.has(runner.name) ? 1 : 3)) / names.length);
  for (const { name } of lanes) seen.add(name);
  const samples: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < pace.rounds; round++) {
    for (const runner of round % 2 === 0 ? runners : runners.toReversed()) {
      const { ns, events } = runner.turn();
      const { name, measured } = runner;
      samples[measured] ??= {};
      samples[measured][name] ??= [];
      samples[measured][name]?.push(ns / events);
    }
  }
  return samples;
};
