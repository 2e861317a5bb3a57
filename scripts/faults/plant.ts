import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlantedFault } from './fault.ts';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What the scenarios are played with. */
const COPIED = ['src', 'machines', 'cards', 'scenarios', 'scripts/playScenarios.ts', 'package.json', 'tsconfig.json'];
const LEFT_OUT = ['inspector', 'cli'].map((folder) => `${sep}src${sep}${folder}`);

/** Something done in a copy of the sources, which is there for as long as that takes. */
export async function inCopy<T>(work: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'starpile-fault-'));
  try {
    mkdirSync(join(root, 'scripts'));
    const isWanted = (path: string): boolean => !LEFT_OUT.some((folder) => path.endsWith(folder));
    for (const path of COPIED) cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: isWanted });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Something done in a copy while a fault is in it. */
export async function planted<T>(root: string, { patches }: PlantedFault, work: () => Promise<T>): Promise<T> {
  const before = new Map(patches.map(({ file }) => [join(root, file), readFileSync(join(root, file), 'utf8')]));
  try {
    for (const patch of patches) apply(join(root, patch.file), patch);
    return await work();
  } finally {
    for (const [path, text] of before) writeFileSync(path, text);
  }
}

function apply(path: string, { file, from, to }: PlantedFault['patches'][number]): void {
  const text = readFileSync(path, 'utf8');
  const count = text.split(from).length - 1;
  if (count !== 1)
    throw new Error(`${file} has this ${count === 0 ? 'nowhere' : `${count} times`}, not once:\n${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
