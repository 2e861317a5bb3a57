import type { Refusal } from '../model/result.ts';
import { excerptOf, placeOf, printPlace } from './place.ts';

/** The first thing in which a game differs from what a scenario says of it. */
export type Difference = {
  readonly ok: false;
  readonly at: { readonly file: string; readonly line: number; readonly column: number };
  /** What the scenario says, and what is so instead: each in words. */
  readonly expected: string;
  readonly got: string;
  /** All of it, with the line and whatever helps to see why: several lines of text. */
  readonly message: string;
};

/** Thrown where the difference is found, and caught by the runner. */
export class Differs {
  readonly difference: Difference;
  constructor(near: object, expected: string, got: string, more = '') {
    const place = placeOf(near) ?? { file: 'scenario.pile', line: 1, column: 1, text: '' };
    const { file, line, column } = place;
    const sentence = `${printPlace(place)}: expected ${expected}, but ${got}.`;
    const message = [sentence, excerptOf(place), ...(more === '' ? [] : [more])].join('\n');
    this.difference = { ok: false, at: { file, line, column }, expected, got, message };
  }
}

/** Why an intent is refused, a line for each clause. */
export function printRefusal({ kind, message, clauses }: Refusal): string {
  if (clauses.length === 0) return `    ${kind}: ${message}`;
  return clauses
    .map(({ rule, words, forbiddenBy, remedy }) => {
      const by = forbiddenBy === undefined ? '' : ` (forbidden by ${forbiddenBy.name})`;
      return `    ${rule}: ${words}${by}${remedy === undefined ? '' : ` ${remedy}`}`;
    })
    .join('\n');
}
