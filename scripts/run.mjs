// @ts-check
/** `npm run -s starpile -- …`: the command from its sources. Nothing is printed but what the command prints. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureOrExit } from './ensure.mjs';
import { root } from './processes.mjs';

await ensureOrExit();
const main = join(root, 'src/cli/main.ts');
if (!existsSync(main)) {
  process.stderr.write('There is no command to run yet: src/cli/main.ts is missing.\n');
  process.exit(1);
}
// npm changes to the package's folder; paths given by a person are meant from where the person is.
const { npm_lifecycle_event: script, INIT_CWD: asked } = process.env;
if (script === 'starpile' && asked && existsSync(asked)) process.chdir(asked);

process.argv[1] = main;
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(main).href);
