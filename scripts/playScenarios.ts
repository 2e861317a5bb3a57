/**
 * `tsx scripts/playScenarios.ts [700.5 …]`: plays the scenarios, or those that cite one of these rules, and prints as JSON
 * those that do not hold.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { CARDS } from '../cards/index.ts';
import { createGame } from '../src/index.ts';
import { parse } from '../src/notation/parse.ts';
import { run } from '../src/notation/run.ts';

/** A scenario that does not hold, the rules it cites, and what is different. */
export type Red = { readonly file: string; readonly cites: readonly string[]; readonly message: string };

const FOLDER = new URL('../scenarios/', import.meta.url);

function messageOf(text: string, file: string): string | null {
  const parsed = parse(text, file);
  if (!parsed.ok) return parsed.error.message;
  try {
    const result = run(parsed.tree, { createGame, cards: CARDS });
    return result.ok ? null : result.message;
  } catch (cause) {
    return `${file}: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

const asked = process.argv.slice(2);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pile'));
const red = files.sort().flatMap((file): Red[] => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const cites = /^@cites (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  if (asked.length > 0 && !asked.some((rule) => cites.includes(rule))) return [];
  const message = messageOf(text, file);
  return message === null ? [] : [{ file: file.replaceAll('\\', '/'), cites, message }];
});
process.stdout.write(`${JSON.stringify(red)}\n`);
