/** Whole games: every scenario that holds, replayed from its beginning, at the level of the charts and at the door. */
import { isDeepStrictEqual } from 'node:util';
import { sweep, timed } from '../clock/cpu.ts';
import type { Lane } from '../clock/lane.ts';
import type { Samples } from '../clock/race.ts';
import { type Goal, goalOf } from '../report/finding.ts';
import { rate, times, timesWith, timeWith } from '../report/words.ts';
import { playedGames } from '../scenarios/played.ts';
import { playWhole, WAYS, type Way, wayOf } from '../scenarios/ways.ts';
import { type Race, ratioIn, spreadIn } from './group.ts';

const WHOLE = 'whole, by intent';
const BEGINNING = 'beginning of a game';
const GOING_ON = 'intent after it';

/** @throws Error naming the scenario that does not end the same in every way. */
const assertSameEnds = (): void => {
  for (const game of playedGames().games) {
    const [first, ...others] = WAYS.map((way) => ({ way, end: playWhole(way, game) }));
    const other = others.find(({ end }) => !isDeepStrictEqual(end, first?.end));
    if (other) throw new Error(`${game.file} ends otherwise: ${other.way.name} and ${first?.way.name} differ.`);
  }
};

const laneOf = (way: Way): Lane => {
  const { games, intents } = playedGames();
  const beginAll = (count: number) =>
    Array.from({ length: count }, () => games.map((game) => ({ game, begun: way.begin(game) }))).flat();
  return {
    measures: {
      [WHOLE]: (count) =>
        timed(count * intents, () => {
          for (let n = 0; n < count; n++) for (const game of games) playWhole(way, game);
        }),
      [BEGINNING]: (count) =>
        timed(count * games.length, () => {
          for (const { begun } of beginAll(count)) begun.end();
        }),
      [GOING_ON](count) {
        const all = beginAll(count);
        sweep();
        const spent = timed(count * intents, () => {
          for (const { game, begun } of all) for (const intent of game.intents) begun.send(intent);
        });
        for (const { begun } of all) begun.end();
        return spent;
      },
    },
    stop() {},
  };
};

const captionOf = (): string => {
  const { files, games, intents } = playedGames();
  return `**games**: ${intents} intents in the ${games.length} games of ${files} scenarios, each begun, played and ended`;
};

const goalsOf = (samples: Samples): readonly Goal[] => {
  const against = (words: string, slower: string, faster: string): Goal =>
    goalOf(words, { least: 10 }, ratioIn(samples, WHOLE, slower, faster), times);
  return [
    against('whole games: data against live', 'live', 'data'),
    against('whole games at the door: data against live', 'door, live', 'door, data'),
  ];
};

export const games: Race = {
  name: 'games',
  words: 'whole games: every scenario replayed, live and as data, by the charts and at the door',
  contestants: WAYS.map(({ name }) => name),
  lane: (name) => laneOf(wayOf(name)),
  check: assertSameEnds,
  finding: (samples) => ({
    name: 'games',
    tables: [
      {
        caption: captionOf(),
        head: ['', 'intents a second', WHOLE, BEGINNING, GOING_ON, 'whole, time of data'],
        rows: WAYS.map(({ name }) => [
          name,
          rate(spreadIn(samples, WHOLE, name)),
          ...[WHOLE, BEGINNING, GOING_ON].map((measure) => timeWith(spreadIn(samples, measure, name))),
          timesWith(ratioIn(samples, WHOLE, name, 'data')),
        ]),
      },
    ],
    goals: goalsOf(samples),
    samples,
  }),
};
