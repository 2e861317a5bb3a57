/** A pass, a play, and the resolving of one entry, on piles of 1, 10, 100 and 1,000. */
import type { Intent } from '../../../src/index.ts';
import { sweep, timed } from '../clock/cpu.ts';
import { type Lane, type Pace, race, type Samples } from '../clock/race.ts';
import type { Contestant, Playing } from '../contestants/contestant.ts';
import { type Steps, stepsAt } from '../pile/steps.ts';
import { type Goal, goalOf, type Table } from '../report/finding.ts';
import { rate, times, timesWith } from '../report/words.ts';
import { type Group, growthIn, isThere, ratioIn, spreadIn } from './group.ts';

const DEPTHS = [1, 10, 100, 1000] as const;
const MEASURES = ['pass', 'play', 'resolve'] as const;
const at = (measure: string, depth: number): string => `${measure} ${depth}`;

/** A contestant's game with a pile of that depth. */
export const built = (contestant: Contestant, { scene, build }: Steps): Playing => {
  const game = contestant.begin(scene);
  for (const intent of build) game.send(intent);
  return game;
};

const laneAt = (contestant: Contestant, depth: number): Lane & { stop(): void } => {
  const steps = stepsAt(depth);
  const { plays, passes, last } = steps;
  const base = built(contestant, steps);
  const passed = base.fork();
  for (const intent of passes) passed.send(intent);
  /** So many forks of a game, made ready beforehand, are sent these intents. */
  const sending = (from: Playing, intents: readonly Intent[], events: number) => (count: number) => {
    const games = Array.from({ length: count }, () => from.fork());
    sweep();
    const spent = timed(count * events, () => {
      for (const game of games) for (const intent of intents) game.send(intent);
    });
    for (const game of games) game.stop();
    return spent;
  };
  return {
    name: contestant.name,
    measures: {
      [at('pass', depth)]: sending(base, passes, passes.length),
      [at('play', depth)]: sending(base, plays, plays.length),
      [at('resolve', depth)]: sending(passed, [last], depth),
    },
    stop() {
      base.stop();
      passed.stop();
    },
  };
};

/** All depths in the same rounds: what grows is compared with what it was at that time. */
const raceAll = (contestants: readonly Contestant[], pace: Pace): Samples => {
  const lanes = contestants.flatMap((contestant) => DEPTHS.map((depth) => laneAt(contestant, depth)));
  try {
    return race(lanes, pace);
  } finally {
    for (const lane of lanes) lane.stop();
  }
};

const CAPTIONS: Record<(typeof MEASURES)[number], string> = {
  pass: '**pass**: the initiative is handed on over a pile of so many entries; events a second',
  play: '**play**: a card is added to a pile of so many entries; events a second',
  resolve: '**resolve**: all have passed, and a pile of so many entries resolves; entries a second',
};

const tableOf = (samples: Samples, measure: (typeof MEASURES)[number], names: readonly string[]): Table => ({
  caption: CAPTIONS[measure],
  head: ['', ...DEPTHS.map((depth) => `${depth}`), 'growth 10 to 1000', 'time of data at 10'],
  rows: names.map((name) => [
    name,
    ...DEPTHS.map((depth) => rate(spreadIn(samples, at(measure, depth), name))),
    timesWith(growthIn(samples, at(measure, 10), at(measure, 1000), name)),
    isThere(samples, at(measure, 10), 'data') ? timesWith(ratioIn(samples, at(measure, 10), name, 'data')) : '',
  ]),
});

const goalsOf = (samples: Samples, names: readonly string[]): readonly Goal[] => {
  if (!names.includes('data')) return [];
  const against = (name: string, least: number): readonly Goal[] =>
    names.includes(name)
      ? MEASURES.map((measure) =>
          goalOf(
            `${measure} at depth 10: data against ${name}`,
            { least },
            ratioIn(samples, at(measure, 10), name, 'data'),
            times,
          ),
        )
      : [];
  const growth = (measure: string, below: number): Goal =>
    goalOf(
      `${measure}: growth from depth 10 to 1000, data`,
      { below },
      growthIn(samples, at(measure, 10), at(measure, 1000), 'data'),
      times,
    );
  return [...against('live', 10), ...against('boardgame.io', 30), growth('pass', 1.5), growth('resolve', 3)];
};

export const depths: Group = {
  name: 'depths',
  words: 'pass, play and resolve at pile depths 1, 10, 100 and 1,000',
  run(contestants, pace) {
    const samples = raceAll(contestants, pace);
    const names = contestants.map(({ name }) => name);
    return {
      name: 'depths',
      tables: MEASURES.map((measure) => tableOf(samples, measure, names)),
      goals: goalsOf(samples, names),
      samples,
    };
  },
};
