import { type Spent, sweep } from './cpu.ts';

/** One contestant in a race: does its work so many times over, and says what each measure came to. */
export type Lane = { readonly name: string; turn(times: number): Readonly<Record<string, Spent>> };

/** Nanoseconds for one event, round by round: by measure, then by contestant. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** How long everything takes, in milliseconds. */
export type Pace = {
  readonly rounds: number;
  /** Before the rounds everybody works that long, so that what is compiled while it runs has been. */
  readonly warmUp: number;
  /** What each measure of a turn should last at least. */
  readonly least: number;
  /** What a turn may last altogether, preparations included. */
  readonly most: number;
};

export const PACE: Pace = { rounds: 15, warmUp: 500, least: 4, most: 250 };

const MOST_TIMES = 20_000;

/** A lane, and how many times it does its work in a turn. */
class Runner {
  readonly lane: Lane;
  private times = 1;
  private readonly pace: Pace;

  constructor(lane: Lane, pace: Pace) {
    this.lane = lane;
    this.pace = pace;
  }

  turn(): Readonly<Record<string, Spent>> {
    sweep();
    return this.lane.turn(this.times);
  }

  warmUp(): void {
    let left = this.pace.warmUp;
    for (let turns = 0; turns < 3 || left > 0; turns++) {
      const begun = performance.now();
      const spent = this.turn();
      const took = performance.now() - begun;
      left -= took;
      this.fit(Object.values(spent), took);
    }
  }

  private fit(spent: readonly Spent[], took: number): void {
    const { least, most } = this.pace;
    const shortest = Math.max(1_000, Math.min(...spent.map(({ ns }) => ns))) / 1e6;
    const wanted = Math.ceil((this.times * least) / shortest);
    const possible = Math.max(1, Math.floor((this.times * most) / Math.max(took, 0.01)));
    this.times = Math.min(wanted, possible, MOST_TIMES, this.times * 20);
  }
}

/**
 * Lets the contestants take turns in one process, forwards in one round and backwards in the next, so that whatever slows
 * the machine down slows all of them.
 */
export const race = (lanes: readonly Lane[], pace: Pace): Samples => {
  const runners = lanes.map((lane) => new Runner(lane, pace));
  for (const runner of runners) runner.warmUp();
  const samples: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < pace.rounds; round++) {
    for (const runner of round % 2 === 0 ? runners : runners.toReversed()) {
      for (const [measure, { ns, events }] of Object.entries(runner.turn())) {
        samples[measure] ??= {};
        samples[measure][runner.lane.name] ??= [];
        samples[measure][runner.lane.name]?.push(ns / events);
      }
    }
  }
  return samples;
};
