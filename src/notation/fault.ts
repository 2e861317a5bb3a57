import { parse } from './parse.ts';
import type { Place } from './place.ts';
import { excerptOf, placeOf, printPlace } from './place.ts';
import { print } from './print.ts';
import type { Tree } from './tree.ts';

/** Something wrong with a scenario that reads well, and where. */
export type Fault = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
  /** In one sentence, beginning with the place. */
  readonly message: string;
};

const NOWHERE: Place = { file: 'scenario.pile', line: 1, column: 1, text: '' };

/** `near`: the part of the tree it is about. */
export function faultAt(near: object, words: string): Fault {
  const place = placeOf(near) ?? NOWHERE;
  const { file, line, column } = place;
  return { file, line, column, excerpt: excerptOf(place), message: `${printPlace(place)}: ${words}` };
}

/** The same tree, with its places known: those of its canonical text, if it came as data. */
export function withPlaces(tree: Tree): Tree {
  if (placeOf(tree) !== null) return tree;
  const parsed = parse(print(tree));
  if (!parsed.ok) throw new TypeError(`This is no tree of a scenario. ${parsed.error.message}`);
  return parsed.tree;
}
