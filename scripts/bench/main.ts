/** The bench itself; `run.mjs` installs what it needs, builds it and starts it. */
import { boardgame, boardgameUndrafted } from './contestants/boardgame.ts';
import { data } from './contestants/data.ts';
import { doorData, doorLive } from './contestants/door.ts';
import { live } from './contestants/live.ts';
import { reducer } from './contestants/reducer.ts';
import { asks } from './groups/asks.ts';
import { depths } from './groups/depths.ts';
import { forks } from './groups/forks.ts';
import { games } from './groups/games.ts';
import type { Group } from './groups/group.ts';
import { profile } from './groups/profile.ts';
import { rules } from './groups/rules.ts';
import { saves } from './groups/saves.ts';
import { type Options, optionsFrom } from './options.ts';
import { printFinding, printGoals } from './report/print.ts';
import { assertSame } from './same.ts';

const ALWAYS: readonly Group[] = [depths, games, forks, asks, saves, rules];
const ASKED: readonly Group[] = [profile];

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

const bench = ({ pace, wanted, json }: Options): void => {
  const contestants = [live, data, doorLive, doorData, boardgame(), boardgameUndrafted(), reducer];
  tell('Playing the same games with everybody, to the same end …');
  assertSame(contestants, [1, 2, 10, 100]);
  if (!json)
    print(
      `Node ${process.version}, ${process.platform} ${process.arch}; medians of ${pace.rounds} rounds, of CPU time. ` +
        'Behind each: half of what lies between its quarters.\n',
    );
  const findings = wanted.map((group) => {
    tell(`Measuring ${group.words} …`);
    const finding = group.run(contestants, pace);
    if (!json) print(printFinding(finding));
    return finding;
  });
  const goals = findings.flatMap((finding) => finding.goals);
  if (json) print(JSON.stringify({ node: process.version, rounds: pace.rounds, findings }, null, 1));
  else if (goals.length > 0) print(printGoals(goals));
};

const chosen = (): Options | null => {
  try {
    return optionsFrom(process.argv.slice(2), ALWAYS, ASKED);
  } catch (cause) {
    tell(cause instanceof Error ? cause.message : String(cause));
    return null;
  }
};

const options = chosen();
if (options) bench(options);
else process.exitCode = 2;
