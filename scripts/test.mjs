// @ts-check
/**
 * `npm test`: installs what is missing, builds the page, and hands everything after `--` to vitest. With `--twist=save` or
 * `--twist=undo` first, every game is saved and restored, or undone and redone, after every intent (law 9); with
 * `--runner=data` the data runner runs every game that does not ask for live actors. With `--long` the long tests run, and no others.
 */
import { buildPage } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureOrExit } from './ensure.mjs';
import { bin, node } from './processes.mjs';

await ensureOrExit();
let chromium;
try {
  chromium = ensureChromium();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
const built = await buildPage();
if (built !== 0) process.exit(built);

const given = process.argv.slice(2);
/** The value of a switch of ours, which is no affair of vitest's. */
const taken = (/** @type {string} */ name) => {
  const at = given.findIndex((one) => one.startsWith(`--${name}=`));
  return at < 0
    ? ''
    : given
        .splice(at, 1)
        .join()
        .slice(name.length + 3);
};
const long = given.indexOf('--long');
if (long >= 0) given.splice(long, 1);
const env = {
  STARPILE_CHROMIUM: chromium,
  STARPILE_TWIST: taken('twist'),
  STARPILE_RUNNER: taken('runner'),
  STARPILE_LONG: long < 0 ? '' : '1',
};
const { code } = await node([bin('vitest'), 'run', ...given], { env });
process.exit(code);
