import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.mjs';

const example = readFileSync(join(root, 'scenarios/worked-example.pile'), 'utf8');

/** The command with something piped to it. */
const piped = (input: string, ...args: readonly string[]) => {
  const command = ['--import', 'tsx', join(root, 'src/cli/main.ts'), ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { cwd: root, input, encoding: 'utf8' });
  return { out: stdout, err: stderr, code: status };
};

test.each([
  [['run', '-'], 'ok      standard input'],
  [['why', '-', 'ian: pass', '--at', '2'], '(standard input, after 2 of 8 intents)'],
  [['replay', '-', '--verify'], 'agrees  standard input'],
])('%j reads what is piped to it', (args, said) => {
  const { out, err, code } = piped(example, ...args);
  expect(out).toContain(said);
  expect([err, code]).toEqual(['', 0]);
});

test('what is wrong with what was piped is said of the standard input', () => {
  const { out, code } = piped('@pile 2\n', 'run', '-');
  expect(out).toContain('standard input:1:1: ');
  expect(code).toBe(2);
});
