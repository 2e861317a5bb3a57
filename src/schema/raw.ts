/** Something that somebody sent, seen to be a plain object. Every reader below reads a field once and checks that. */
export type Raw = Readonly<Record<string, unknown>>;

const LONGEST_WORD = 64;
/** How long a list may be: more than any game has need of, and nothing to choke on. */
export const FEW = 32;
export const MANY = 512;

/** Thrown inside a parser and caught at its door. Where it is gets told from the inside out. */
export class Malformed {
  readonly #own = true;
  readonly where: string;
  readonly words: string;

  /** Unlike `instanceof`, this runs nothing of the thrown value's own, not even a proxy's trap. */
  static is(thrown: unknown): thrown is Malformed {
    return typeof thrown === 'object' && thrown !== null && #own in thrown && thrown.#own;
  }

  constructor(where: string, words: string) {
    this.where = where;
    this.words = words;
  }

  within(outer: string): Malformed {
    return new Malformed(
      this.where.startsWith('[') || this.where === '' ? outer + this.where : `${outer}.${this.where}`,
      this.words,
    );
  }
}

/** A plain object, of this realm or another (as a worker or a test sends it). */
export function fieldsOf(value: unknown): Raw {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Malformed('', `is ${show(value)}; it must be a plain object.`);
  }
  const above: unknown = Object.getPrototypeOf(value);
  if (above !== null && above !== Object.prototype && Object.getPrototypeOf(above) !== null) {
    throw new Malformed('', 'is an object of a class; it must be a plain object.');
  }
  return value as Raw;
}

/** A whole number, 0 or more; 0 where it is not said. */
export function numberIn(raw: Raw, field: string): number {
  const value = raw[field];
  return value === undefined ? 0 : wholeNumber(value, field);
}

function wholeNumber(value: unknown, where = ''): number {
  // -0 would be saved as 0, and a game must be the same after it was saved.
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value === 0 ? 0 : value;
  throw new Malformed(where, `is ${show(value)}; it must be a whole number, 0 or more.`);
}

/** A name: a short text that is not empty. */
export function wordIn(raw: Raw, field: string): string {
  const value = raw[field];
  if (typeof value === 'string' && value.length > 0 && value.length <= LONGEST_WORD) return value;
  throw new Malformed(field, `is ${show(value)}; it must be a text of 1 to ${LONGEST_WORD} characters.`);
}

/** An id: its letter, then a number. */
export function idIn(raw: Raw, field: string, letter: 'o' | 'e' | 'q'): string {
  return id(raw[field], field, letter);
}

function id(value: unknown, where: string, letter: string): string {
  if (typeof value === 'string' && value.length <= LONGEST_WORD && value[0] === letter && isNumbered(value))
    return value;
  throw new Malformed(where, `is ${show(value)}; it must be an id such as "${letter}7".`);
}

function isNumbered(text: string): boolean {
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return text.length > 1;
}

export function listOf<T>(list: unknown, most: number, each: (value: unknown) => T): readonly T[] {
  if (!Array.isArray(list)) throw new Malformed('', `is ${show(list)}; it must be a list.`);
  const { length } = list;
  if (length > most) throw new Malformed('', `has ${length} parts; ${most} are the most.`);
  const read: T[] = [];
  for (let at = 0; at < length; at++) {
    try {
      read.push(each(list[at]));
    } catch (problem) {
      throw Malformed.is(problem) ? problem.within(`[${at}]`) : problem;
    }
  }
  return read;
}

export function listIn<T>(raw: Raw, field: string, most: number, each: (value: unknown) => T): readonly T[] {
  const list = raw[field];
  try {
    return listOf(list, most, each);
  } catch (problem) {
    throw Malformed.is(problem) ? problem.within(field) : problem;
  }
}

const objectId = (value: unknown): string => id(value, '', 'o');
export const idsIn = (raw: Raw, field: string): readonly string[] => listIn(raw, field, MANY, objectId);

const choice = (value: unknown): number => wholeNumber(value);
export const numbersIn = (raw: Raw, field: string): readonly number[] => listIn(raw, field, MANY, choice);

/** A value as a message can show it, whatever it is: short, and without running anything of its own. */
export function show(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
    case 'number':
    case 'boolean':
      return String(value);
    case 'bigint':
      return 'a BigInt';
    case 'undefined':
      return 'missing';
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}
