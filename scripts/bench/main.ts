/** The bench itself; `run.mjs` installs what it needs, builds it and starts it. */
import { parseArgs } from 'node:util';
import { PACE } from './clock/race.ts';
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
import { printFinding, printGoals } from './report/print.ts';
import { assertSame } from './same.ts';

const GROUPS: readonly Group[] = [depths, games, forks, asks, saves, rules];
/** These run only when they are named. */
const ASKED: readonly Group[] = [profile];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: `${PACE.rounds}` },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});
const pace = { ...PACE, rounds: Number(values.rounds) };
const wanted =
  values.only.length === 0 ? GROUPS : [...GROUPS, ...ASKED].filter(({ name }) => values.only.includes(name));
if (wanted.length === 0 || !Number.isInteger(pace.rounds) || pace.rounds < 1) {
  const groups = [...GROUPS, ...ASKED].map(({ name, words }) => `  ${name.padEnd(10)} ${words}`).join('\n');
  process.stderr.write(`npm run bench [-- --rounds N --only NAME --json]\n\nNAME is one of\n${groups}\n`);
  process.exit(2);
}

const contestants = [live, data, doorLive, doorData, boardgame(), boardgameUndrafted(), reducer];
assertSame(contestants, [1, 2, 10, 100]);

const findings = wanted.map((group) => {
  const finding = group.run(contestants, pace);
  if (!values.json) process.stdout.write(`${printFinding(finding)}\n`);
  return finding;
});
const goals = findings.flatMap((finding) => finding.goals);
if (values.json) process.stdout.write(`${JSON.stringify({ node: process.version, ...pace, findings }, null, 1)}\n`);
else if (goals.length > 0) process.stdout.write(`${printGoals(goals)}\n`);
