// @ts-check
/** `npm start`: installs if needed, builds, and opens the worked example (or the scenario named, or a whole game) in the inspector. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary, buildPage } from './build.mjs';
import { ensureOrExit } from './ensure.mjs';
import { node, root } from './processes.mjs';

const [first, ...rest] = process.argv.slice(2);
const named = first !== undefined && !first.startsWith('-');
const options = named || first === undefined ? rest : [first, ...rest];
const isDealt = options.some((option) => /^--deal(=|$)/.test(option));
const opened = named ? [first] : isDealt ? [] : ['scenarios/worked-example.pile'];

await ensureOrExit();
process.stderr.write('Building …\n');
const built = (await buildLibrary()) || (await buildPage());
if (built !== 0) process.exit(built);

const command = join(root, 'dist/cli.js');
if (!existsSync(command)) {
  process.stderr.write('There is no command to start yet: src/cli/main.ts is missing.\n');
  process.exit(1);
}
const { code } = await node([command, 'inspect', ...opened, ...options]);
process.exit(code);
