import { readFileSync, statSync } from 'node:fs';
import { systemWords } from './systemWords.ts';
import { Unusable } from './trouble.ts';

const LARGEST = 4 << 20;

/** What is to be read: how it is called, and how its files end. */
const SCENARIO = { called: 'a scenario', ending: '.pile' };

/** By this name the standard input is meant. */
export const INPUT = '-';

export const nameOfFile = (file: string): string => (file === INPUT ? 'standard input' : file);

/** The text of a file that somebody named, or of the standard input; what keeps it from being read is said in their words. */
export function readFile(file: string, { called, ending } = SCENARIO): string {
  if (file === INPUT) return readInput(called);
  try {
    const found = statSync(file);
    if (found.isDirectory()) throw new Unusable(`${file} is a folder; ${called} is a file that ends in ${ending}.`);
    if (found.size > LARGEST) throw new Unusable(`${file} is too large to be ${called}.`);
    return textIn(readFileSync(file), file, called);
  } catch (cause) {
    throw cause instanceof Unusable ? cause : new Unusable(reasonFor(file, cause));
  }
}

/** What is no text cannot be shown either: it is only said what it is not. */
function textIn(bytes: Uint8Array, file: string, called: string): string {
  if (!bytes.includes(0)) {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      // Not UTF-8.
    }
  }
  throw new Unusable(`${file} is no text: ${called} is plain text (UTF-8).`);
}

export function reasonFor(file: string, cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${file}.`;
  if (code === 'EACCES' || code === 'EPERM') return `${file} may not be read.`;
  return `${file} cannot be read: ${systemWords(cause)}.`;
}

function readInput(called: string): string {
  try {
    return textIn(readFileSync(0), 'The standard input', called);
  } catch (cause) {
    throw cause instanceof Unusable ? cause : new Unusable(reasonFor('The standard input', cause));
  }
}
