/** A pass, a play, and the resolving of one entry, on piles of 1, 10, 100 and 1,000. */
import type { Intent } from '../../../src/index.ts';
import { sweep, timed } from '../clock/cpu.ts';
import type { Lane, Measure } from '../clock/lane.ts';
import type { Samples } from '../clock/race.ts';
import { contestantOf } from '../contestants/all.ts';
import { CONTESTANTS, type Contestant, type Name, type Playing } from '../contestants/contestant.ts';
import { type Steps, stepsAt } from '../pile/steps.ts';
import { type Goal, goalOf, type Table } from '../report/finding.ts';
import { rate, times, timesWith } from '../report/words.ts';
import { growthIn, joined, type Race, ratioIn, spreadIn } from './group.ts';

const DEPTHS = [1, 10, 100, 1000] as const;
const MEASURES = ['pass', 'play', 'resolve'] as const;
type Measured = (typeof MEASURES)[number];
const at = (measure: Measured, depth: number): string => `${measure} ${depth}`;

/** A contestant's game with a pile of that depth. */
export const built = (contestant: Contestant, { scene, build }: Steps): Playing => {
  const game = contestant.begin(scene);
  for (const intent of build) game.send(intent);
  return game;
};

/** So many forks of a game, made ready beforehand, are sent these intents. */
const sending =
  (from: Playing, intents: readonly Intent[], events: number): Measure =>
  (count) => {
    const games = Array.from({ length: count }, () => from.fork());
    sweep();
    const spent = timed(count * events, () => {
      for (const game of games) for (const intent of intents) game.send(intent);
    });
    for (const game of games) game.stop();
    return spent;
  };

const laneAt = (contestant: Contestant, depth: number): Lane => {
  const steps = stepsAt(depth);
  const { plays, passes, last } = steps;
  const base = built(contestant, steps);
  const passed = base.fork();
  for (const intent of passes) passed.send(intent);
  return {
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

const CAPTIONS: Record<Measured, string> = {
  pass: '**pass**: the initiative is handed on over a pile of so many entries; events a second',
  play: '**play**: a card is added to a pile of so many entries; events a second',
  resolve: '**resolve**: all have passed, and a pile of so many entries resolves; entries a second',
};

const tableOf = (samples: Samples, measure: Measured): Table => ({
  caption: CAPTIONS[measure],
  head: ['', ...DEPTHS.map((depth) => `${depth}`), 'growth 10 to 1000', 'time of data at 10'],
  rows: CONTESTANTS.map((name) => [
    name,
    ...DEPTHS.map((depth) => rate(spreadIn(samples, at(measure, depth), name))),
    timesWith(growthIn(samples, at(measure, 10), at(measure, 1000), name)),
    timesWith(ratioIn(samples, at(measure, 10), name, 'data')),
  ]),
});

const goalsOf = (samples: Samples): readonly Goal[] => {
  const against = (name: Name, least: number): readonly Goal[] =>
    MEASURES.map((measure) => {
      const ratio = ratioIn(samples, at(measure, 10), name, 'data');
      return goalOf(`${measure} at depth 10: data against ${name}`, { least }, ratio, times);
    });
  const growth = (measure: Measured, below: number): Goal => {
    const grown = growthIn(samples, at(measure, 10), at(measure, 1000), 'data');
    return goalOf(`${measure}: growth from depth 10 to 1000, data`, { below }, grown, times);
  };
  return [...against('live', 10), ...against('boardgame.io', 30), growth('pass', 1.5), growth('resolve', 3)];
};

export const depths: Race = {
  name: 'depths',
  words: 'pass, play and resolve at pile depths 1, 10, 100 and 1,000',
  contestants: CONTESTANTS,
  lane: (name) => joined(DEPTHS.map((depth) => laneAt(contestantOf(name as Name), depth))),
  check() {},
  finding: (samples) => ({
    name: 'depths',
    tables: MEASURES.map((measure) => tableOf(samples, measure)),
    goals: goalsOf(samples),
    samples,
  }),
};
