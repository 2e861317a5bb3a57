/**
 * `npm run faults [-- 700.5 900]`: gets the rules wrong one at a time, in a copy of the sources, and says which of the
 * scenarios that cite the rule notice. Each fault must be noticed by one. With numbers, only the faults of those rules or
 * sections; with `--all`, every scenario is played, not only those that cite the rule.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from './faults/all.ts';
import type { PlantedFault } from './faults/fault.ts';
import { inCopy, planted } from './faults/plant.ts';
import type { Red } from './playScenarios.ts';

const LONGEST_MS = 120_000;
const MARGIN = 8;

/** The scenarios that do not hold in that copy, of those that cite that rule; throws when they cannot be played at all. */
const play = (root: string, rule: string | null): Promise<readonly Red[] | 'never ends'> =>
  new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', join(root, 'scripts', 'playScenarios.ts'), ...(rule === null ? [] : [rule])];
    const child = spawn(process.execPath, args, { cwd: root, timeout: LONGEST_MS, killSignal: 'SIGKILL' });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve('never ends');
      else if (code === 0) resolve(JSON.parse(output) as readonly Red[]);
      else reject(new Error(`The scenarios could not be played:\n${errors}`));
    });
  });

/** Whether a fault was noticed, and the lines that say by what. */
type Found = { readonly noticed: boolean; readonly lines: readonly string[] };

async function look(root: string, one: PlantedFault, all: boolean): Promise<Found> {
  const head = `${one.rule.padEnd(MARGIN)}${one.words}`;
  const red = await planted(root, one, () => play(root, all ? null : one.rule));
  if (red === 'never ends') return { noticed: true, lines: [head, line('the scenarios never end')] };
  const files = red.map(({ file }) => line(file.replace(/\.pile$/, '')));
  const noticed = red.some(({ cites }) => cites.includes(one.rule));
  return { noticed, lines: [head, ...files, ...(noticed ? [] : [line(`NO SCENARIO OF ${one.rule} NOTICES`)])] };
}

const line = (words: string): string => `${' '.repeat(MARGIN)}${words}`;

/** A few at a time; what comes of each is told in their order. */
async function lookAtAll(faults: readonly PlantedFault[], all: boolean): Promise<number> {
  const queue = [...faults.entries()];
  const found: Found[] = [];
  let told = 0;
  const work = async (root: string): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [n, one] = next;
      found[n] = await look(root, one, all);
      for (let ready = found[told]; ready !== undefined; ready = found[++told]) console.log(ready.lines.join('\n'));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, () => inCopy(work)));
  return found.filter(({ noticed }) => !noticed).length;
}

async function main(args: readonly string[]): Promise<void> {
  const asked = args.filter((arg) => arg !== '--all');
  const isAsked = ({ rule }: PlantedFault): boolean =>
    asked.length === 0 || asked.some((one) => rule === one || rule.startsWith(`${one}.`));
  const faults = FAULTS.filter(isAsked);
  if (faults.length === 0)
    throw new Error(`No fault is known for ${asked.join(', ')}. Usage: npm run faults [-- RULE|SECTION …] [--all]`);
  const sound = await inCopy((root) => play(root, null));
  if (sound === 'never ends' || sound.length > 0) {
    const why = sound === 'never ends' ? 'They never end.' : sound.map(({ message }) => message).join('\n\n');
    throw new Error(`The scenarios do not hold as it is:\n${why}`);
  }
  const missed = await lookAtAll(faults, args.includes('--all'));
  const verdict = missed === 0 ? 'the scenarios notice every one' : `${missed} go unnoticed`;
  console.log(`\n${faults.length} faults planted: ${verdict}.`);
  if (missed > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exitCode = 1;
}
