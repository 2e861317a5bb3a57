import type { Contender } from '../processes/contender.ts';

/** Nanoseconds for one event, round by round: by measure, then by contestant. */
export type Samples = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** How long everything takes, in milliseconds. */
export type Pace = {
  readonly rounds: number;
  /** CPU time that each measure is worked at before the rounds, so that what is compiled while it runs has been. */
  readonly warmUp: number;
  /** What is timed of a measure in a round should last at least that long. */
  readonly least: number;
  /** What it may take altogether, preparations included. */
  readonly most: number;
};

export const PACE: Pace = { rounds: 15, warmUp: 300, least: 3, most: 40 };

const MOST_TIMES = 20_000;

/** One measure of one contender, and how many times it is done in a turn. */
class Runner {
  readonly name: string;
  readonly measure: string;
  private readonly contender: Contender;
  private readonly pace: Pace;
  private times = 1;

  constructor(contender: Contender, measure: string, pace: Pace) {
    this.name = contender.name;
    this.measure = measure;
    this.contender = contender;
    this.pace = pace;
  }

  /** Nanoseconds for one event. */
  async turn(): Promise<number> {
    const { ns, events } = await this.contender.turn(this.measure, this.times);
    return ns / events;
  }

  async warmUp(): Promise<void> {
    let worked = 0;
    // Of one time, at best: what comes in between once should not make all later turns shorter.
    const best = { timed: Number.POSITIVE_INFINITY, used: Number.POSITIVE_INFINITY };
    for (let turns = 0; turns < 4 || worked < 1e6 * this.pace.warmUp; turns++) {
      const { ns, used } = await this.contender.turn(this.measure, this.times);
      worked += used;
      best.timed = Math.min(best.timed, Math.max(1_000, ns) / 1e6 / this.times);
      best.used = Math.min(best.used, Math.max(1_000, used) / 1e6 / this.times);
      const { least, most } = this.pace;
      const fitting = Math.max(1, Math.min(Math.ceil(least / best.timed), Math.floor(most / best.used)));
      this.times = Math.min(fitting, MOST_TIMES, this.times * 20);
    }
  }
}

/**
 * Lets the contenders take turns, measure by measure, forwards in one round and backwards in the next: so whatever slows the
 * machine down slows all of them.
 */
export const race = async (contenders: readonly Contender[], pace: Pace): Promise<Samples> => {
  const measures = [...new Set(contenders.flatMap((contender) => contender.measures))];
  const runners = measures.flatMap((measure) =>
    contenders
      .filter((contender) => contender.measures.includes(measure))
      .map((contender) => new Runner(contender, measure, pace)),
  );
  for (const runner of runners) await runner.warmUp();
  const samples: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < pace.rounds; round++) {
    for (const runner of round % 2 === 0 ? runners : runners.toReversed()) {
      const { name, measure } = runner;
      const figure = await runner.turn();
      samples[measure] ??= {};
      samples[measure][name] ??= [];
      samples[measure][name]?.push(figure);
    }
  }
  return samples;
};
