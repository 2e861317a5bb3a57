import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { StarpileGame } from '../../index.ts';
import { systemWords } from '../systemWords.ts';

/** Writes a game to a file. What stands there and is no saved game is left alone. Says what was done, and whether it was. */
export function saveTo(file: string, game: StarpileGame): { readonly ok: boolean; readonly words: string } {
  try {
    if (existsSync(file) && !isSave(file))
      return { ok: false, words: `${file} is there already, and is no saved game: choose another name.` };
    writeFileSync(file, `${JSON.stringify(game.save())}\n`);
    return { ok: true, words: `Saved to ${file}.` };
  } catch (cause) {
    return { ok: false, words: `It cannot be saved to ${file}: ${systemWords(cause)}.` };
  }
}

const isSave = (file: string): boolean => readFileSync(file, 'utf8').startsWith('{"format":"starpile-save"');
