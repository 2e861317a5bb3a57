import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/processes.mjs';

/** The command as a process of its own, from its sources. */
export const startCommand = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(root, 'src/cli/main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('close', resolve));

export function heard(child: ChildProcess): { out: string; err: string } {
  const said = { out: '', err: '' };
  child.stdout?.on('data', (data) => (said.out += data));
  child.stderr?.on('data', (data) => (said.err += data));
  return said;
}

/** The address that `inspect` prints. */
export function addressOf(child: ChildProcess): Promise<string> {
  const said = heard(child);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const line = /^Starpile inspector: (http:\/\/127\.0\.0\.1:\d+\/(?:attached\/)?#token=[\w-]+)$/m.exec(said.out);
      if (line?.[1]) resolve(line[1]);
    });
    child.on('close', () => reject(new Error(`It ended before it said where it is.\n${said.err}`)));
  });
}
