// @ts-check
/** Builds the library and the command (tsdown, into dist) and the inspector's page (vite, into dist/page). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureOrExit } from './ensure.mjs';
import { bin, node, root } from './processes.mjs';

/**
 * @typedef {{ quiet?: boolean }} How  Quiet: say nothing unless something fails.
 */

/** @param {How} [how] */
export const buildLibrary = (how) => step([bin('tsdown'), '--log-level', 'error'], how);

/** @param {How} [how] */
export async function buildPage(how) {
  const page = join(root, 'src/inspector/page');
  if (!existsSync(join(page, 'index.html'))) return 0;
  return step([bin('vite'), 'build', page, '--config', join(page, 'vite.config.ts'), '--logLevel', 'warn'], how);
}

/**
 * @param {string[]} args
 * @param {How} [how]
 */
async function step(args, { quiet = false } = {}) {
  const { code, output } = await node(args, { keep: quiet });
  if (code !== 0) process.stderr.write(output);
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureOrExit();
  const wanted = process.argv.slice(2);
  const all = wanted.length === 0;
  let code = 0;
  if (all || wanted.includes('library')) code ||= await buildLibrary();
  if (all || wanted.includes('page')) code ||= await buildPage();
  process.exitCode = code;
}
