/** Where a function of the built bench stands in the sources. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

const mapOf = (file: string): SourceMap | null => {
  const known = maps.get(file);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // What is not ours has none.
  }
  maps.set(file, map);
  return map;
};

/** The file, from the project's folder, and the line counted from 1; null for what has no source of ours. */
export const sourceOf = (
  url: string,
  line: number,
  column: number,
): { readonly file: string; readonly line: number } | null => {
  if (!url.startsWith('file:')) return null;
  const built = fileURLToPath(url);
  const entry = mapOf(built)?.findEntry(line, column);
  if (!entry || !('originalSource' in entry)) return null;
  const file = relative(process.cwd(), resolve(dirname(built), entry.originalSource)).replaceAll('\\', '/');
  return { file, line: entry.originalLine + 1 };
};
