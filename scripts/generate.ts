/**
 * Writes every file that is made from others; with `--check`, only says which are out of date.
 * To add one, add an entry to `generated`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeParser, makeParserTypes } from './grammar.ts';
import { root } from './processes.mjs';
import { makeRulebook } from './rulebook.ts';
import { optionsSaid } from './said.ts';

interface Generated {
  /** Where it goes, from the project's root. */
  readonly file: string;
  /** What it is made from, for the one who reads a complaint. */
  readonly from: string;
  /** Its whole text. */
  readonly make: () => string | Promise<string>;
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const generated: readonly Generated[] = [
  { file: 'src/model/rulebook.ts', from: 'docs/rulebook.md', make: () => makeRulebook(read('docs/rulebook.md')) },
  { file: 'src/notation/generated/grammar.js', from: 'src/notation/grammar', make: makeParser },
  { file: 'src/notation/generated/grammar.d.ts', from: 'src/notation/grammar', make: makeParserTypes },
];

async function renew({ file, from, make }: Generated, checkOnly: boolean): Promise<void> {
  const text = await make();
  const path = join(root, file);
  if (existsSync(path) && read(file) === text) return;
  if (checkOnly) throw new Error(`${file} is older than ${from}: run npm run generate.`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${file}`);
}

const { check: checkOnly } = optionsSaid('npm run generate [-- --check]', {
  check: { type: 'boolean', default: false },
});
for (const one of generated) {
  try {
    await renew(one, checkOnly);
  } catch (error) {
    console.error(`${one.from}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
