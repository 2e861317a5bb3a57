/** Whole games: every scenario that holds, replayed from its beginning, at the level of the charts and at the door. */
import { isDeepStrictEqual } from 'node:util';
import { timed } from '../clock/cpu.ts';
import type { Samples } from '../clock/race.ts';
import { type Goal, goalOf } from '../report/finding.ts';
import { rate, times, timesWith, timeWith } from '../report/words.ts';
import { playedGames } from '../scenarios/played.ts';
import { WAYS, wayOf } from '../scenarios/ways.ts';
import { type Race, ratioIn, spreadIn } from './group.ts';

const MEASURE = 'an intent of a whole game';

/** @throws Error naming the scenario that does not end the same in every way. */
const assertSameEnds = (): void => {
  for (const game of playedGames().games) {
    const [first, ...others] = WAYS.map((way) => ({ way, end: way.play(game) }));
    const other = others.find(({ end }) => !isDeepStrictEqual(end, first?.end));
    if (other) throw new Error(`${game.file} ends otherwise: ${other.way.name} and ${first?.way.name} differ.`);
  }
};

const captionOf = (): string => {
  const { files, games, intents } = playedGames();
  return `**games**: ${intents} intents in the ${games.length} games of ${files} scenarios, each begun, played and ended`;
};

const goalsOf = (samples: Samples): readonly Goal[] => [
  goalOf('whole games: data against live', { least: 10 }, ratioIn(samples, MEASURE, 'live', 'data'), times),
  goalOf(
    'whole games at the door: data against live',
    { least: 10 },
    ratioIn(samples, MEASURE, 'door, live', 'door, data'),
    times,
  ),
];

export const games: Race = {
  name: 'games',
  words: 'whole games: every scenario replayed, live and as data, by the charts and at the door',
  contestants: WAYS.map(({ name }) => name),
  lane(name) {
    const way = wayOf(name);
    const { games: all, intents } = playedGames();
    return {
      measures: {
        [MEASURE]: (count) =>
          timed(count * intents, () => {
            for (let n = 0; n < count; n++) for (const game of all) way.play(game);
          }),
      },
      stop() {},
    };
  },
  check: assertSameEnds,
  finding: (samples) => ({
    name: 'games',
    tables: [
      {
        caption: captionOf(),
        head: ['', 'intents a second', 'time of an intent', 'time of data'],
        rows: WAYS.map(({ name }) => [
          name,
          rate(spreadIn(samples, MEASURE, name)),
          timeWith(spreadIn(samples, MEASURE, name)),
          timesWith(ratioIn(samples, MEASURE, name, 'data')),
        ]),
      },
    ],
    goals: goalsOf(samples),
    samples,
  }),
};
