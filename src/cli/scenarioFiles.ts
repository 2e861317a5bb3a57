import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { INPUT, reasonFor } from './readFile.ts';
import { Unusable } from './trouble.ts';

const ENDING = '.pile';

/** The scenarios that were named: files and the standard input as they are, and of folders everything in them that ends in .pile. */
export const scenarioFiles = (named: readonly string[]): readonly string[] => [
  ...new Set(named.flatMap((path) => filesAt(path))),
];

function filesAt(path: string): readonly string[] {
  if (path === INPUT || !isFolder(path)) return [path];
  const found = walk(path);
  if (found.length === 0) throw new Unusable(`There is no scenario (${ENDING}) in ${path}.`);
  return found;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (cause) {
    throw new Unusable(reasonFor(path, cause));
  }
}

function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .flatMap((one) => {
      const path = join(folder, one.name);
      if (one.isDirectory()) return walk(path);
      return one.isFile() && one.name.endsWith(ENDING) ? [path] : [];
    });
}
