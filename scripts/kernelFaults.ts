/**
 * `npm run faults:kernel [-- --only words] [--random]`: plants faults in a copy of the kernel, one at a time, and
 * says which tests find each; with `--random`, whether the random machines alone do. A fault that nothing finds is a hole
 * in the tests.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from './kernelFaultList.ts';
import { misused, optionsSaid } from './said.ts';

const USAGE = 'npm run faults:kernel [-- [--only WORDS] [--random]]';
const values = optionsSaid(USAGE, {
  only: { type: 'string', default: '' },
  random: { type: 'boolean', default: false },
});
const faults = FAULTS.filter(({ what, unmet }) => what.includes(values.only) && !(values.random && unmet));
if (faults.length === 0) misused(USAGE, `No fault is called anything like ${JSON.stringify(values.only)}.`);
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kernel-faults-'));

type Report = { readonly testResults: readonly TestFile[] };
type TestFile = { readonly name: string; readonly status: string; readonly assertionResults: readonly Result[] };
type Result = { readonly status: string; readonly fullName: string };

const LONGEST = 180_000;

/** The tests that fail with the kernel as it is in the folder. */
const failing = (): readonly string[] => {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const report = ['--reporter=json', `--outputFile=${output}`];
  const args = ['run', '--root', folder, ...report, '--isolate=false', '--maxWorkers=1', '--testTimeout=60000'];
  const { status, signal } = spawnSync(process.execPath, [vitest, ...args], { encoding: 'utf8', timeout: LONGEST });
  if (status === 0) return [];
  if (signal !== null) return [`the tests do not end within ${LONGEST / 1000} seconds`];
  if (!existsSync(output)) return ['the tests do not run at all'];
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const found = testResults.flatMap(({ name, status: whole, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => fullName);
    return whole === 'failed' && failed.length === 0 ? [`${name} does not load`] : failed;
  });
  return found.length > 0 ? found : ['the tests break off'];
};

/** The random machines alone, without making the first difference smaller. */
const RANDOM = `
import { test } from 'vitest';
import { soak } from './generated.ts';
test('random machines', () => void soak(20_260, 500, 20, { endOnFailure: true }));
`;

const copy = (): void => {
  cpSync(join(root, 'src', 'kernel'), join(folder, 'src', 'kernel'), { recursive: true });
  // The game's charts are not needed to find a fault in what runs them, and shrinking takes too long.
  const left = /(game|generated|faults|docs)\.test\.ts$/;
  const wanted = (path: string): boolean => !(values.random ? /\.test\.ts$/ : left).test(path);
  cpSync(join(root, 'test', 'kernel'), join(folder, 'test', 'kernel'), { recursive: true, filter: wanted });
  const dice = join('test', 'properties', 'dice.ts');
  cpSync(join(root, dice), join(folder, dice));
  if (values.random) writeFileSync(join(folder, 'test', 'kernel', 'random.test.ts'), RANDOM);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
};

let missed = 0;
try {
  copy();
  const [broken] = failing();
  if (broken !== undefined) throw new Error(`A test fails without any fault: ${broken}`);
  for (const { what, file, find, put } of faults) {
    const path = join(folder, 'src', 'kernel', file);
    const text = readFileSync(path, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`${file} does not contain exactly once: ${find}`);
    writeFileSync(
      path,
      text.replace(find, () => put),
    );
    const [first, ...others] = failing();
    writeFileSync(path, text);
    if (first === undefined) missed++;
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    process.stdout.write(first === undefined ? `MISSED ${what}\n` : `found  ${what}: ${first}${more}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(missed === 0 ? 'Every fault was found.\n' : `${missed} faults were not found.\n`);
process.exitCode = missed === 0 ? 0 : 1;
