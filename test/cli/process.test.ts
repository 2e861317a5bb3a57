import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.mjs';
import { call } from '../inspector/caller.ts';

const start = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(root, 'src/cli/main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('close', resolve));

function heard(child: ChildProcess): { out: string; err: string } {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (data) => (said.out += data));
  child.stderr?.on('data', (data) => (said.err += data));
  return said;
}

test('inspect prints where it is, serves pages, and goes when it is told to', async () => {
  const child = start('inspect', 'scenarios/worked-example.pile', '--port', '0', '--no-open');
  const said = heard(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const line = /^Starpile inspector: (http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]+)$/m.exec(said.out);
      if (line?.[1]) resolve(line[1]);
    });
    child.on('close', () => reject(new Error(said.err)));
  });
  const page = await call(address);
  expect(await page.next('hello')).toMatchObject({ file: 'worked-example.pile' });
  child.kill('SIGTERM');
  expect(await page.closed()).toBe(1001);
  expect(await ended(child)).toBe(0);
}, 60_000);

test('a mistake is said without a stack, and a reader who stops early is no mistake', async () => {
  const wrong = start('why', 'nothing.pile', 'ian: pass');
  const cut = start('rules', '700');
  cut.stdout?.destroy();
  const [said, complained] = [heard(wrong), heard(cut)];
  expect(await Promise.all([ended(wrong), ended(cut)])).toEqual([2, 0]);
  expect(said).toEqual({ out: '', err: 'There is no file nothing.pile.\n' });
  expect(complained.err).toBe('');
}, 60_000);
