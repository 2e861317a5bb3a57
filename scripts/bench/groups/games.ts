/** Whole games: every scenario that holds, replayed from its beginning, at the level of the charts and at the door. */
import { isDeepStrictEqual } from 'node:util';
import { timed } from '../clock/cpu.ts';
import { type Lane, race } from '../clock/race.ts';
import { goalOf } from '../report/finding.ts';
import { rate, times, timesWith, timeWith } from '../report/words.ts';
import { type PlayedGame, playedGames } from '../scenarios/played.ts';
import { WAYS, type Way } from '../scenarios/ways.ts';
import { type Group, ratioIn, spreadIn } from './group.ts';

const MEASURE = 'an intent of a whole game';

/** @throws Error naming the scenario that does not end the same in every way. */
const assertSameEnds = (games: readonly PlayedGame[]): void => {
  for (const game of games) {
    const [first, ...others] = WAYS.map((way) => ({ way, end: way.play(game) }));
    const other = others.find(({ end }) => !isDeepStrictEqual(end, first?.end));
    if (other) throw new Error(`${game.file} ends otherwise: ${other.way.name} and ${first?.way.name} differ.`);
  }
};

const laneOf = ({ name, play }: Way, games: readonly PlayedGame[], intents: number): Lane => ({
  name,
  measures: {
    [MEASURE]: (count) =>
      timed(count * intents, () => {
        for (let n = 0; n < count; n++) for (const game of games) play(game);
      }),
  },
});

export const games: Group = {
  name: 'games',
  words: 'whole games: every scenario replayed, live and as data, by the charts and at the door',
  run(_, pace) {
    const played = playedGames();
    assertSameEnds(played.games);
    const samples = race(
      WAYS.map((way) => laneOf(way, played.games, played.intents)),
      pace,
    );
    const { files, games: list, intents } = played;
    return {
      name: 'games',
      tables: [
        {
          caption: `**games**: ${intents} intents in the ${list.length} games of ${files} scenarios, each begun, played and ended`,
          head: ['', 'intents a second', 'time of an intent', 'time of data'],
          rows: WAYS.map(({ name }) => [
            name,
            rate(spreadIn(samples, MEASURE, name)),
            timeWith(spreadIn(samples, MEASURE, name)),
            timesWith(ratioIn(samples, MEASURE, name, 'data')),
          ]),
        },
      ],
      goals: [
        goalOf('whole games: data against live', { least: 10 }, ratioIn(samples, MEASURE, 'live', 'data'), times),
      ],
      samples,
    };
  },
};
