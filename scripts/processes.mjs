// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, whatever the current folder is. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The script behind a command that a package of ours brings.
 * @param {string} name
 * @param {string} [command]
 */
export function bin(name, command = name.replace(/^.*\//, '')) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** @typedef {{ code: number, output: string }} Ended  The exit code, and what was printed if it was kept. */

/**
 * Runs Node with these arguments to its end. Signals reach the child, which decides what to do about them.
 * @param {readonly string[]} args
 * @param {{ cwd?: string, keep?: boolean, env?: Record<string, string> }} [options] `keep` collects the output.
 * @returns {Promise<Ended>}
 */
export function node(args, { cwd = root, keep = false, env = {} } = {}) {
  return run(process.execPath, args, { cwd, keep, env });
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, keep?: boolean, shell?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<Ended>}
 */
export function run(program, args, { cwd = root, keep = false, shell = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: keep ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // A terminal gives Ctrl-C to the child itself; twice would mean "at once" to some programs.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    const done = () => {
      for (const signal of signals) process.off(signal, forward);
    };
    child.on('error', (error) => {
      done();
      reject(error);
    });
    child.on('close', (code, signal) => {
      done();
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}
