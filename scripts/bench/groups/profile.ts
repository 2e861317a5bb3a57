/** Where the data runner spends its time on whole games: by part, and by function. */
import { profileOf } from '../profile/sample.ts';
import { type Share, sharesIn } from '../profile/shares.ts';
import type { Table } from '../report/finding.ts';
import { playedGames } from '../scenarios/played.ts';
import { dataWay } from '../scenarios/ways.ts';
import type { Group } from './group.ts';

const TOP = 40;
const RULES = / (src\/rules|machines)\//;

const tableOf = (caption: string, shares: readonly Share[]): Table => ({
  caption,
  head: ['', 'share'],
  rows: shares.map(({ words, share }) => [words, `${(100 * share).toFixed(1)}%`]),
});

export const profile: Group = {
  name: 'profile',
  words: 'where the data runner spends its time on whole games; only when asked for',
  run() {
    const { games } = playedGames();
    const playAll = (seconds: number) => () => {
      const end = performance.now() + 1000 * seconds;
      while (performance.now() < end) for (const game of games) dataWay.play(game);
    };
    playAll(2)();
    const { parts, files, functions, whole } = sharesIn(profileOf(playAll(6)));
    return {
      name: 'profile',
      tables: [
        tableOf('**profile**: whole scenario games by the data runner, its own time by part', parts),
        tableOf('By file', files.slice(0, TOP / 2)),
        tableOf('By function, what it calls not counted', functions.slice(0, TOP)),
        tableOf(
          'Rules and charts by function, with what it calls',
          whole.filter(({ words }) => RULES.test(words)).slice(0, TOP),
        ),
      ],
      goals: [],
      samples: {},
    };
  },
};
