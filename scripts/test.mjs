// @ts-check
/**
 * `npm test`: installs what is missing, builds the page, and hands everything after `--` to vitest. With `--twist=save` or
 * `--twist=undo` first, every game is saved and restored, or undone and redone, after every intent (law 9).
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
const twist = given[0]?.startsWith('--twist=') ? given.shift()?.slice('--twist='.length) : undefined;
const env = { STARPILE_CHROMIUM: chromium, ...(twist ? { STARPILE_TWIST: twist } : {}) };
const { code } = await node([bin('vitest'), 'run', ...given], { env });
process.exit(code);
