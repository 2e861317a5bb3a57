import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of our own package.json: above the sources, and above what is built from them. */
export function packageFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && nameIn(file) === 'starpile') return folder;
    if (dirname(folder) === folder) throw new Error(`There is no package of starpile above ${from}.`);
  }
}

function nameIn(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: unknown }).name;
  } catch {
    return undefined;
  }
}
