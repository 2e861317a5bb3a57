/**
 * `npm run agree [-- --events 200000] [--players 2-6] [--seed 1] [--cores N]`: random games, run by XState and by the kernel
 * side by side and compared after every event (law 9). `--machines` runs random machines instead of the game; `--again FILE`
 * plays once more the game that is written there. The first difference ends it, with all it takes to see it again.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Played } from '../test/kernel/gameTwins.ts';
import { addSeen, nothingSeen } from '../test/kernel/generated.ts';
import { addTally, nothingTallied } from '../test/kernel/tally.ts';
import type { Answer, Task } from './agreeing.ts';
import { misused, optionsSaid, wholeSaid } from './said.ts';

const USAGE = 'npm run agree [-- [--machines] [--events N] [--players N-N] [--seed N] [--cores N] [--again FILE]]';
const values = optionsSaid(USAGE, {
  machines: { type: 'boolean', default: false },
  events: { type: 'string', default: '200000' },
  players: { type: 'string', default: '2-6' },
  seed: { type: 'string', default: '1' },
  cores: { type: 'string', default: String(availableParallelism()) },
  again: { type: 'string' },
});
const wanted = wholeSaid(USAGE, 'events', values.events, 1);
const first = wholeSaid(USAGE, 'seed', values.seed);
const cores = values.again === undefined ? wholeSaid(USAGE, 'cores', values.cores, 1) : 1;
const [least = Number.NaN, most = least] = values.players.split('-').map(Number);
if (!/^[2-6](-[2-6])?$/.test(values.players) || least > most)
  misused(USAGE, `--players takes 2 to 6, or a range such as 2-4, not ${JSON.stringify(values.players)}.`);

/** A game that was written down by an earlier run. */
function writtenIn(file: string): Played {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Played;
  } catch (cause) {
    return misused(USAGE, `${file} cannot be played again: ${cause instanceof Error ? cause.message : cause}.`);
  }
}

function* tasks(): Generator<Task> {
  if (values.again !== undefined) {
    yield { type: 'again', played: writtenIn(values.again) };
    return;
  }
  for (let seed = first; events() < wanted; seed++)
    yield values.machines ? { type: 'machines', seed } : { type: 'game', seed, least, most };
}

const games = nothingTallied();
const machines = nothingSeen();
const begun = performance.now();
let failed = false;

const events = (): number => games.events + machines.events;
const many = (count: number): string => count.toLocaleString('en');
const seconds = (): string => `${many(Math.round((performance.now() - begun) / 1000))} s`;

const take = (answer: Answer): void => {
  if (failed) return;
  if (answer.type === 'machines') addSeen(machines, answer.seen);
  else if (answer.type === 'games') addTally(games, answer.tally);
  else {
    failed = true;
    process.stdout.write(`\n${answer.why}\n`);
    if (!answer.played) return;
    process.stdout.write('To see it again, write the next line to a file and give it to `--again`:\n');
    process.stdout.write(`${JSON.stringify(answer.played)}\n`);
  }
};

const queue = tasks();

/** Keeps one child at work until there is no more to do. */
const work = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = (): void => {
      const { value: task } = failed ? { value: undefined } : queue.next();
      if (task) child.send(task);
      else child.disconnect();
    };
    child.on('message', (answer: Answer) => {
      take(answer);
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A child has ended with the code ${code}.`)),
    );
    next();
  });

const progress = (): void => {
  const line = `${many(events())} of ${many(wanted)} events agree, ${seconds()}`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`);
};

const sum = (): string => {
  const { players, ...counts } = games;
  const lines = Object.entries(values.machines ? machines : counts);
  return [
    'All agree:',
    ...lines.map(([what, count]) => `  ${what.padEnd(10)} ${many(count)}`),
    ...Object.entries(players).map(([count, of]) => `  ${count} players  ${many(of)} events`),
    `  ${seconds()} on ${cores} core${cores === 1 ? '' : 's'}\n`,
  ].join('\n');
};

const telling = setInterval(progress, process.stderr.isTTY ? 1_000 : 20_000);
const script = join(import.meta.dirname, 'agreeing.ts');
const children = Array.from({ length: cores }, () => fork(script));
await Promise.all(children.map(work));
clearInterval(telling);
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
if (failed) process.exitCode = 1;
else process.stdout.write(sum());
