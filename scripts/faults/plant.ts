import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlantedFault } from './fault.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What the scenarios are played with. */
const COPIED = ['src', 'machines', 'cards', 'scenarios', 'scripts/playScenarios.ts', 'package.json', 'tsconfig.json'];
const LEFT_OUT = ['inspector', 'cli'].map((folder) => `${sep}src${sep}${folder}`);

/** A copy of the sources with a fault in it (or with none), for as long as it is used. */
export async function planted<T>(one: PlantedFault | null, use: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'starpile-fault-'));
  try {
    mkdirSync(join(root, 'scripts'));
    const isWanted = (path: string): boolean => !LEFT_OUT.some((folder) => path.endsWith(folder));
    for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: isWanted });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    for (const patch of one?.patches ?? []) apply(root, patch);
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function apply(root: string, { file, from, to }: PlantedFault['patches'][number]): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const count = text.split(from).length - 1;
  if (count !== 1)
    throw new Error(`${file} has this ${count === 0 ? 'nowhere' : `${count} times`}, not once:\n${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
