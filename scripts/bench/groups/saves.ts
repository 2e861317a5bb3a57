/** A position made text, and gone on with from that text. */
import { timed } from '../clock/cpu.ts';
import { type Lane, type Pace, race, type Samples } from '../clock/race.ts';
import type { Contestant, Playing } from '../contestants/contestant.ts';
import { stepsAt } from '../pile/steps.ts';
import { timesWith, timeWith } from '../report/words.ts';
import { built } from './depths.ts';
import { type Group, isThere, ratioIn, spreadIn } from './group.ts';

const DEPTHS = [10, 100] as const;
const KINDS = ['save', 'restore'] as const;
const at = (kind: string, depth: number): string => `${kind} ${depth}`;
const MEASURES = DEPTHS.flatMap((depth) => KINDS.map((kind) => at(kind, depth)));

const laneOf = (contestant: Contestant, game: Playing, depth: number): Lane => {
  const text = game.save();
  return {
    name: contestant.name,
    measures: {
      [at('save', depth)]: (times) =>
        timed(times, () => {
          for (let n = 0; n < times; n++) game.save();
        }),
      [at('restore', depth)](times) {
        const restored: Playing[] = [];
        const spent = timed(times, () => {
          for (let n = 0; n < times; n++) restored.push(contestant.restore(text));
        });
        for (const one of restored) one.stop();
        return spent;
      },
    },
  };
};

const raceAt = (contestants: readonly Contestant[], depth: number, pace: Pace): Samples => {
  const steps = stepsAt(depth);
  const games = contestants.map((contestant) => ({ contestant, game: built(contestant, steps) }));
  try {
    return race(
      games.map(({ contestant, game }) => laneOf(contestant, game, depth)),
      pace,
    );
  } finally {
    for (const { game } of games) game.stop();
  }
};

/** How long the text is, in thousands of characters. */
const lengthAt = (contestant: Contestant, depth: number): string => {
  const game = built(contestant, stepsAt(depth));
  const { length } = game.save();
  game.stop();
  return `${(length / 1000).toFixed(1)}k`;
};

export const saves: Group = {
  name: 'saves',
  words: 'a save as JSON text and a restore from it, at pile depths 10 and 100',
  run(contestants, pace) {
    const samples = Object.assign({}, ...DEPTHS.map((depth) => raceAt(contestants, depth, pace))) as Samples;
    const isTold = isThere(samples, at('save', 10), 'data');
    return {
      name: 'saves',
      tables: [
        {
          caption: '**save**: a position as JSON text, and a game from that text, at pile depths 10 and 100',
          head: ['', ...MEASURES, 'characters at 10', 'time of data, restore 10'],
          rows: contestants.map((contestant) => [
            contestant.name,
            ...MEASURES.map((measure) => timeWith(spreadIn(samples, measure, contestant.name))),
            lengthAt(contestant, 10),
            isTold ? timesWith(ratioIn(samples, at('restore', 10), contestant.name, 'data')) : '',
          ]),
        },
      ],
      goals: [],
      samples,
    };
  },
};
