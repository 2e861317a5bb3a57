/** The door of the notation: scenarios and deck lists as text, read, played and printed. */

import type { Scene } from '../model/scene.ts';
import { parse } from './parse.ts';
import { makeScene, type Shelf } from './scene.ts';

export { type ParsedDeck, parseDeck } from './deck.ts';
export { type MadeIntent, makeIntent } from './makeIntent.ts';
export type { Names } from './names.ts';
export { type Parsed, parse } from './parse.ts';
export { print } from './print.ts';
export { printDeck } from './printDeck.ts';
export { printPosition } from './printPosition.ts';
export { type PrintedReplay, printReplay } from './printReplay.ts';
export { type Ran, type RanTo, run, runTo } from './run.ts';
export { printIntent } from './sayIntent.ts';
export { type MadeScene, makeScene, type Shelf } from './scene.ts';
export { learn } from './seen.ts';
export type { Tree } from './tree.ts';

/**
 * The scene that a text lays out.
 *
 * @throws SyntaxError with file, line and column of the first mistake, or with every fault of the scene.
 */
export function readScene(text: string, shelf: Shelf, file?: string): Scene {
  const parsed = parse(text, file);
  if (!parsed.ok) throw new SyntaxError(`${parsed.error.message}\n${parsed.error.excerpt}`);
  const made = makeScene(parsed.tree, shelf);
  if (!made.ok) throw new SyntaxError(made.faults.map((fault) => fault.message).join('\n'));
  return made.scene;
}
