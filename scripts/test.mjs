// @ts-check
/** `npm test`: installs what is missing, builds the page, and hands everything after `--` to vitest. */
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

const { code } = await node([bin('vitest'), 'run', ...process.argv.slice(2)], { env: { STARPILE_CHROMIUM: chromium } });
process.exit(code);
