import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from '../../notation/parse.ts';
import type { ScenarioEntry } from '../protocol.ts';
import { headOf } from './scenario.ts';

const ENDING = '.pile';
const MOST_FILES = 2_000;
const LARGEST = 1 << 20;

/** The scenarios of one folder. Nothing outside it is ever read. */
export type ScenarioFolder = {
  list(): readonly ScenarioEntry[];
  /** The text of one that is listed; null for any other name. */
  read(file: string): string | null;
};

export const openFolder = (folder: string): ScenarioFolder => {
  const known = new Map<string, { readonly stamp: string; readonly entry: ScenarioEntry }>();

  const files = (): readonly string[] =>
    existsSync(folder) ? walk(folder).map((path) => relative(folder, path).split(sep).join('/')) : [];

  const pathOf = (file: string): string => join(folder, ...file.split('/'));

  const open = (file: string): string | null => {
    const path = pathOf(file);
    if (!realpathSync(path).startsWith(realpathSync(folder) + sep)) return null;
    return statSync(path).size > LARGEST ? null : readFileSync(path, 'utf8');
  };

  const entryOf = (file: string): ScenarioEntry => {
    const { mtimeMs, size } = statSync(pathOf(file));
    const stamp = `${mtimeMs} ${size}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.entry;
    const entry = describe(file, open(file) ?? '');
    known.set(file, { stamp, entry });
    return entry;
  };

  return {
    list: () => files().map(entryOf),
    // Only a name that the folder itself gave is opened, so that no other path can be made of it.
    read: (file) => (files().includes(file) ? open(file) : null),
  };
};

/** What the list says of a scenario: only its head is read, and one that cannot be read goes by its name. */
function describe(file: string, text: string): ScenarioEntry {
  const parsed = parse(text.split(/^\s*\[/m, 1)[0] ?? '', file);
  const head = parsed.ok ? headOf(parsed.tree) : { title: null, cites: [] };
  return { file, title: head.title ?? file.slice(0, -ENDING.length), cites: head.cites };
}

function walk(folder: string): readonly string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).toSorted(byName);
  const found = inside.flatMap((one): readonly string[] => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return walk(path);
    return one.isFile() && one.name.endsWith(ENDING) ? [path] : [];
  });
  return found.slice(0, MOST_FILES);
}

/** Files before folders, so that what stands at the top is listed first. */
const byName = (a: Dirent, b: Dirent): number =>
  Number(a.isDirectory()) - Number(b.isDirectory()) || a.name.localeCompare(b.name, 'en', { numeric: true });
