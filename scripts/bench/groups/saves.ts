/** A position made text, and gone on with from that text. */
import { timed } from '../clock/cpu.ts';
import type { Lane } from '../clock/lane.ts';
import { contestantOf } from '../contestants/all.ts';
import { CONTESTANTS, type Contestant, type Name, type Playing } from '../contestants/contestant.ts';
import { stepsAt } from '../pile/steps.ts';
import { timesWith, timeWith } from '../report/words.ts';
import { built } from './depths.ts';
import { joined, type Race, ratioIn, spreadIn } from './group.ts';

const DEPTHS = [10, 100] as const;
const KINDS = ['save', 'restore'] as const;
const at = (kind: (typeof KINDS)[number], depth: number): string => `${kind} ${depth}`;
const MEASURES = DEPTHS.flatMap((depth) => KINDS.map((kind) => at(kind, depth)));

const laneAt = (contestant: Contestant, depth: number): Lane => {
  const game = built(contestant, stepsAt(depth));
  const text = game.save();
  return {
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
    stop: () => void game.stop(),
  };
};

/** How long the text is, in thousands of characters. */
const lengthAt = (name: Name, depth: number): string => {
  const game = built(contestantOf(name), stepsAt(depth));
  const { length } = game.save();
  game.stop();
  return `${(length / 1000).toFixed(1)}k`;
};

export const saves: Race = {
  name: 'saves',
  words: 'a save as JSON text and a restore from it, at pile depths 10 and 100',
  contestants: CONTESTANTS,
  lane: (name) => joined(DEPTHS.map((depth) => laneAt(contestantOf(name as Name), depth))),
  check() {},
  finding: (samples) => ({
    name: 'saves',
    tables: [
      {
        caption: '**save**: a position as JSON text, and a game from that text, at pile depths 10 and 100',
        head: ['', ...MEASURES, 'characters at 10', 'time of data, restore 10'],
        rows: CONTESTANTS.map((name) => [
          name,
          ...MEASURES.map((measure) => timeWith(spreadIn(samples, measure, name))),
          lengthAt(name, 10),
          timesWith(ratioIn(samples, at('restore', 10), name, 'data')),
        ]),
      },
    ],
    goals: [],
    samples,
  }),
};
