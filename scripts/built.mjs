// @ts-check
/**
 * `node scripts/built.mjs SCRIPT [ARGUMENTS]`: builds a script with all that it imports, and starts it as a program in
 * production is started. For scripts that measure: what runs the sources directly adds to every function.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureOrExit } from './ensure.mjs';
import { bin, node, root } from './processes.mjs';

await ensureOrExit();
const [script = '', ...given] = process.argv.slice(2);
const folder = mkdtempSync(join(root, 'node_modules', '.built-'));
try {
  const build = [bin('tsdown'), script, '--no-config', '--out-dir', folder, '--platform', 'node', '--target', 'node20'];
  const { code, output } = await node([...build, '--no-dts', '--logLevel', 'error'], { keep: true });
  if (code !== 0) process.stderr.write(output);
  const main = join(folder, `${basename(script, '.ts')}.mjs`);
  process.exitCode = code === 0 ? (await node([main, ...given], { env: { NODE_ENV: 'production' } })).code : code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
