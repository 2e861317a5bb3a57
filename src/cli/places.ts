import { existsSync, realpathSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { packageFolder } from '../inspector/server/packageFolder.ts';

/** Where our own scenarios lie. */
export const scenarioFolder = (): string => join(packageFolder(), 'scenarios');

/** A file's name as the inspector lists it; for one from elsewhere, its own. */
export function nameInFolder(file: string): string {
  const folder = scenarioFolder();
  if (!existsSync(folder)) return basename(file);
  const path = relative(realpathSync(folder), realpathSync(file));
  return path.startsWith('..') ? basename(file) : path.split(sep).join('/');
}
