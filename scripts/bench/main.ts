/** The bench itself; `run.mjs` installs what it needs, builds it and starts it. */
import { type Pace, race } from './clock/race.ts';
import { allContestants } from './contestants/all.ts';
import { asks } from './groups/asks.ts';
import { depths } from './groups/depths.ts';
import { forks } from './groups/forks.ts';
import { games } from './groups/games.ts';
import type { Look, Race } from './groups/group.ts';
import { profile } from './groups/profile.ts';
import { rules } from './groups/rules.ts';
import { saves } from './groups/saves.ts';
import { type Options, optionsFrom } from './options.ts';
import { Contenders } from './processes/contender.ts';
import { serve } from './processes/serve.ts';
import type { Finding } from './report/finding.ts';
import { printFinding, printGoals } from './report/print.ts';
import { assertSame } from './same.ts';

const RACES: readonly Race[] = [depths, games, forks, asks, saves, rules];
const LOOKS: readonly Look[] = [profile];

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** This process is one of the contestants: it does what the bench asks it to. */
const contend = (name: string): void =>
  serve((group) => {
    const found = RACES.find((one) => one.name === group);
    if (!found) throw new Error(`There is no race ${group}.`);
    return found.lane(name);
  });

const run = async (group: Race | Look, contenders: Contenders, pace: Pace): Promise<Finding> => {
  if ('look' in group) return group.look();
  group.check();
  const entered = await contenders.enter(group.name, group.contestants);
  const samples = await race(entered, pace);
  await contenders.leave(entered);
  return group.finding(samples);
};

const bench = async ({ pace, wanted, json }: Options): Promise<void> => {
  tell('Playing the same games with everybody, to the same end …');
  assertSame(allContestants(), [1, 2, 10, 100]);
  if (!json)
    print(
      `Node ${process.version}, ${process.platform} ${process.arch}; medians of ${pace.rounds} rounds, of CPU time. ` +
        'Behind each: half of what lies between its quarters.\n',
    );
  const contenders = new Contenders();
  const findings: Finding[] = [];
  try {
    for (const group of wanted) {
      tell(`Measuring ${group.words} …`);
      const finding = await run(group, contenders, pace);
      if (!json) print(printFinding(finding));
      findings.push(finding);
    }
  } finally {
    contenders.stop();
  }
  const goals = findings.flatMap((finding) => finding.goals);
  if (json) print(JSON.stringify({ node: process.version, rounds: pace.rounds, findings }, null, 1));
  else if (goals.length > 0) print(printGoals(goals));
};

const chosen = (): Options | null => {
  try {
    return optionsFrom(process.argv.slice(2), RACES, LOOKS);
  } catch (cause) {
    tell(cause instanceof Error ? cause.message : String(cause));
    return null;
  }
};

const options = chosen();
if (!options) process.exitCode = 2;
else if (options.as !== null) contend(options.as);
else await bench(options);
