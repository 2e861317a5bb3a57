import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { StarpileGame } from '../../index.ts';

/** Writes a game to a file. What stands there and is no saved game is left alone. Says what was done, and whether it was. */
export function saveTo(file: string, game: StarpileGame): { readonly ok: boolean; readonly words: string } {
  try {
    if (existsSync(file) && !isSave(file))
      return { ok: false, words: `${file} is there already, and is no saved game: choose another name.` };
    writeFileSync(file, `${JSON.stringify(game.save())}\n`);
    return { ok: true, words: `Saved to ${file}.` };
  } catch (cause) {
    return { ok: false, words: `It cannot be saved to ${file}: ${reasonFor(cause)}.` };
  }
}

const isSave = (file: string): boolean => readFileSync(file, 'utf8').startsWith('{"format":"starpile-save"');

function reasonFor(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such folder';
  if (code === 'EISDIR') return 'that is a folder';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'nothing may be written there';
  if (code === 'ENAMETOOLONG') return 'the name is too long';
  return cause instanceof Error ? cause.message : String(cause);
}
