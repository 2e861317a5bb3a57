/** To try one thing from a position and keep the position: a fork, and an intent in it. */
import type { Intent } from '../../../src/index.ts';
import { timed } from '../clock/cpu.ts';
import type { Lane, Measure } from '../clock/lane.ts';
import { contestantOf } from '../contestants/all.ts';
import { CONTESTANTS, type Contestant, type Name, type Playing } from '../contestants/contestant.ts';
import { stepsAt } from '../pile/steps.ts';
import { goalOf } from '../report/finding.ts';
import { time, timesWith, timeWith } from '../report/words.ts';
import { built } from './depths.ts';
import { joined, type Race, ratioIn, spreadIn } from './group.ts';

const DEPTHS = [10, 100] as const;
const KINDS = ['pass', 'play'] as const;
const at = (kind: (typeof KINDS)[number], depth: number): string => `${kind} ${depth}`;
const MEASURES = DEPTHS.flatMap((depth) => KINDS.map((kind) => at(kind, depth)));

const trying =
  (game: Playing, intent: Intent): Measure =>
  (times) =>
    timed(times, () => {
      for (let n = 0; n < times; n++) {
        const fork = game.fork();
        fork.send(intent);
        fork.stop();
      }
    });

const laneAt = (contestant: Contestant, depth: number): Lane => {
  const steps = stepsAt(depth);
  const [pass, play] = [steps.passes[0], steps.plays[0]];
  if (!pass || !play) throw new Error('There is nothing to try.');
  const game = built(contestant, steps);
  return {
    measures: { [at('pass', depth)]: trying(game, pass), [at('play', depth)]: trying(game, play) },
    stop: () => void game.stop(),
  };
};

export const forks: Race = {
  name: 'forks',
  words: 'a fork and one intent in it, at pile depths 10 and 100',
  contestants: CONTESTANTS,
  lane: (name) => joined(DEPTHS.map((depth) => laneAt(contestantOf(name as Name), depth))),
  check() {},
  finding: (samples) => ({
    name: 'forks',
    tables: [
      {
        caption: '**fork**: a fork of a position and one intent in it, at pile depths 10 and 100',
        head: ['', ...MEASURES, 'time of data, pass 10'],
        rows: CONTESTANTS.map((name) => [
          name,
          ...MEASURES.map((measure) => timeWith(spreadIn(samples, measure, name))),
          timesWith(ratioIn(samples, at('pass', 10), name, 'data')),
        ]),
      },
    ],
    goals: KINDS.map((kind) =>
      goalOf(`fork and ${kind} at depth 10, data`, { below: 20_000 }, spreadIn(samples, at(kind, 10), 'data'), time),
    ),
    samples,
  }),
};
