/** Where the data runner spends its time: by part of the project, by file, and by function. */
import { data } from '../contestants/data.ts';
import { stepsAt } from '../pile/steps.ts';
import { profileOf } from '../profile/sample.ts';
import { type Share, sharesIn } from '../profile/shares.ts';
import type { Table } from '../report/finding.ts';
import { playedGames } from '../scenarios/played.ts';
import { playWhole, wayOf } from '../scenarios/ways.ts';
import { built } from './depths.ts';
import type { Look } from './group.ts';

const TOP = 40;
const RULES = / (src\/rules|machines)\//;

const tableOf = (caption: string, shares: readonly Share[], most: number): Table => ({
  caption,
  head: ['', 'share'],
  rows: shares.slice(0, most).map(({ words, share }) => [words, `${(100 * share).toFixed(1)}%`]),
});

const during = (seconds: number, work: () => void) => (): void => {
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) work();
};

const tablesOf = (what: string, work: () => void): readonly Table[] => {
  during(2, work)();
  const { parts, files, functions, whole } = sharesIn(profileOf(during(6, work)));
  return [
    tableOf(`**profile** of ${what}, as data: by part`, parts, TOP),
    tableOf(`${what}: by file`, files, TOP / 2),
    tableOf(`${what}: by function, what it calls not counted`, functions, TOP),
    tableOf(
      `${what}: rules and charts by function, with what it calls`,
      whole.filter(({ words }) => RULES.test(words)),
      TOP,
    ),
  ];
};

const resolvesTen = (): (() => void) => {
  const steps = stepsAt(10);
  const game = built(data, steps);
  for (const intent of steps.passes) game.send(intent);
  return () => game.fork().send(steps.last);
};

export const profile: Look = {
  name: 'profile',
  words: 'where the data runner spends its time, in whole games and as a pile resolves; only when asked for',
  look() {
    const { games } = playedGames();
    const playAll = (name: string) => (): void => {
      for (const game of games) playWhole(wayOf(name), game);
    };
    return {
      name: 'profile',
      tables: [
        ...tablesOf('whole scenario games', playAll('data')),
        ...tablesOf('a pile of 10 that resolves', resolvesTen()),
        ...tablesOf('whole scenario games at the door', playAll('door, data')),
      ],
      goals: [],
      samples: {},
    };
  },
};
