/** To try one thing from a position and keep the position: a fork, and an intent in it. */
import type { Intent } from '../../../src/index.ts';
import { timed } from '../clock/cpu.ts';
import { type Lane, type Measure, type Pace, race, type Samples } from '../clock/race.ts';
import type { Contestant, Playing } from '../contestants/contestant.ts';
import { stepsAt } from '../pile/steps.ts';
import { goalOf } from '../report/finding.ts';
import { time, timesWith, timeWith } from '../report/words.ts';
import { built } from './depths.ts';
import { type Group, isThere, ratioIn, spreadIn } from './group.ts';

const DEPTHS = [10, 100] as const;
const KINDS = ['pass', 'play'] as const;
const at = (kind: string, depth: number): string => `fork and ${kind} ${depth}`;
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

const raceAt = (contestants: readonly Contestant[], depth: number, pace: Pace): Samples => {
  const steps = stepsAt(depth);
  const [pass, play] = [steps.passes[0], steps.plays[0]];
  if (!pass || !play) throw new Error('There is nothing to try.');
  const games = contestants.map((contestant) => ({ contestant, game: built(contestant, steps) }));
  const lanes = games.map(
    ({ contestant: { name }, game }): Lane => ({
      name,
      measures: { [at('pass', depth)]: trying(game, pass), [at('play', depth)]: trying(game, play) },
    }),
  );
  const samples = race(lanes, pace);
  for (const { game } of games) game.stop();
  return samples;
};

export const forks: Group = {
  name: 'forks',
  words: 'a fork and one intent in it, at pile depths 10 and 100',
  run(contestants, pace) {
    const samples = Object.assign({}, ...DEPTHS.map((depth) => raceAt(contestants, depth, pace))) as Samples;
    const names = contestants.map(({ name }) => name);
    const isTold = isThere(samples, at('pass', 10), 'data');
    return {
      name: 'forks',
      tables: [
        {
          caption: '**fork**: a fork of a position and one intent in it, at pile depths 10 and 100',
          head: ['', ...MEASURES.map((measure) => measure.replace('fork and ', '')), 'time of data, pass 10'],
          rows: names.map((name) => [
            name,
            ...MEASURES.map((measure) => timeWith(spreadIn(samples, measure, name))),
            isTold ? timesWith(ratioIn(samples, at('pass', 10), name, 'data')) : '',
          ]),
        },
      ],
      goals: isTold
        ? KINDS.map((kind) =>
            goalOf(
              `fork and ${kind} at depth 10, data`,
              { below: 20_000 },
              spreadIn(samples, at(kind, 10), 'data'),
              time,
            ),
          )
        : [],
      samples,
    };
  },
};
