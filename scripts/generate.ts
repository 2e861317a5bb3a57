/**
 * Writes every file that is made from others; with `--check`, only says which are out of date.
 * To add one, add an entry to `generated`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './processes.mjs';

interface Generated {
  /** Where it goes, from the project's root. */
  readonly file: string;
  /** Its whole text. */
  readonly make: () => string | Promise<string>;
}

const generated: readonly Generated[] = [];

const checkOnly = process.argv.includes('--check');
for (const { file, make } of generated) {
  const path = join(root, file);
  const text = await make();
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (checkOnly) {
    console.error(`${file} is out of date: run npm run generate.`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${file}`);
  }
}
