// @ts-check
/**
 * `npm run bench`: installs what the bench alone needs, builds it (what runs the sources directly adds to every function, and
 * that would be measured too), and starts it as a program in production is started.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensure, ensureOrExit } from '../ensure.mjs';
import { bin, node } from '../processes.mjs';

const bench = dirname(fileURLToPath(import.meta.url));
const others = join(bench, 'others');
const built = join(others, 'node_modules', '.built');

await ensureOrExit();
try {
  await ensure({ root: others, say: () => {} });
} catch (error) {
  const why = (error instanceof Error ? error.message : `${error}`).split('\n').at(-1);
  process.stderr.write(
    `The bench compares with boardgame.io, which npm could not install into scripts/bench/others.\n${why}\n`,
  );
  process.exit(1);
}
const build = [bin('tsdown'), join(bench, 'main.ts'), '--no-config', '--out-dir', built];
const { code, output } = await node(
  [
    ...build,
    '--platform',
    'node',
    '--target',
    'node20',
    '--no-dts',
    '--sourcemap',
    '--unbundle',
    '--logLevel',
    'error',
  ],
  { keep: true },
);
if (code !== 0) {
  process.stderr.write(output);
  process.exit(code);
}
const main = ['--expose-gc', '--no-memory-reducer', join(built, 'main.mjs'), ...process.argv.slice(2)];
process.exit((await node(main, { env: { NODE_ENV: 'production' } })).code);
