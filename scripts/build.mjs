// @ts-check
/** Builds the library and the command (tsdown, into dist) and the inspector's page (vite, into dist/page). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureOrExit } from './ensure.mjs';
import { bin, node, root } from './processes.mjs';

export const buildLibrary = () => build([bin('tsdown')]);

export const drawCharts = () => build(['--import', 'tsx', 'scripts/charts.ts']);

export async function buildPage() {
  const page = join(root, 'src/inspector/page');
  if (!existsSync(join(page, 'index.html'))) return 0;
  const drawn = await drawCharts();
  if (drawn !== 0) return drawn;
  return build([bin('vite'), 'build', page, '--config', join(page, 'vite.config.ts')]);
}

/**
 * Runs a bundler, which is heard only if it fails; gives its exit code.
 * @param {string[]} command
 */
async function build(command) {
  const { code, output } = await node(command, { keep: true });
  if (code !== 0) process.stderr.write(output);
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureOrExit();
  const parts = { library: buildLibrary, page: buildPage };
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no ${unknown.join(', ')} to build: there are ${Object.keys(parts).join(', ')}.\n`);
    process.exit(2);
  }
  for (const [name, make] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.exitCode = await make();
    if (process.exitCode !== 0) break;
  }
}
