/**
 * A hash of plain data: equal for equal content, whatever the order of keys, in every process. 64 bits: among a million
 * states two different ones share a hash once in some thirty million runs. Not for secrets.
 *
 * Since states are immutable and share what has not changed, what was hashed once is remembered by identity.
 */
import { refuse } from './errors.ts';
import { isObject } from './notation.ts';
import { isPlain } from './plain.ts';

/** Two halves that never mix: a pair of values has to collide in both. */
type Halves = { readonly a: number; readonly b: number };

export const hash = (value: unknown): string => {
  const { a, b } = hashOf(value);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
};

const known = new WeakMap<object, Halves>();
const words = new Map<string, Halves>();

const hashOf = (value: unknown): Halves => {
  if (typeof value === 'string') return hashOfText(value);
  if (typeof value === 'number') return hashOfNumber(value);
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  if (value === null || value === undefined) return NULL;
  if (!isObject(value) || !isPlain(value)) return refuse(`the hash of ${String(value)}, which is no plain data`);
  let made = known.get(value);
  if (!made) {
    made = Array.isArray(value) ? hashOfList(value) : hashOfObject(value);
    known.set(value, made);
  }
  return made;
};

const hashOfList = (list: readonly unknown[]): Halves => {
  let [a, b] = [0x1b873593, 0x2d51e995];
  for (const one of list) {
    const { a: inA, b: inB } = hashOf(one);
    a = spread(Math.imul(a, 0x9e3779b1) + inA);
    b = spread(Math.imul(b, 0x85ebca77) + inB);
  }
  return { a: spread(a ^ list.length), b: spread(b + list.length) };
};

/** A sum does not mind the order of the keys. A key without a value is none, as in JSON. */
const hashOfObject = (object: Readonly<Record<string, unknown>>): Halves => {
  let [a, b] = [0x7feb352d, 0x68e31da4];
  for (const key in object) {
    const value = object[key];
    if (value === undefined) continue;
    const word = hashOfText(key);
    const { a: inA, b: inB } = hashOf(value);
    a = (a + spread(Math.imul(word.a, 0xc2b2ae3d) ^ inA)) | 0;
    b = (b + spread(Math.imul(word.b, 0x27d4eb2f) + inB)) | 0;
  }
  return { a: spread(a), b: spread(b) };
};

const hashOfText = (text: string): Halves => {
  let made = words.get(text);
  if (!made) {
    let [a, b] = [0x811c9dc5, text.length];
    for (let i = 0; i < text.length; i++) {
      const sign = text.charCodeAt(i);
      a = Math.imul(a ^ sign, 0x01000193);
      b = Math.imul((b << 5) ^ (b >>> 27) ^ sign, 0x9e3779b1);
    }
    made = { a: spread(a), b: spread(b ^ 0x5bd1e995) };
    // The words of a chart and its data are few; texts that are not stay out of memory.
    if (text.length <= 64 && words.size < 10_000) words.set(text, made);
  }
  return made;
};

const double = new Float64Array(1);
const bits = new Int32Array(double.buffer);

const hashOfNumber = (number: number): Halves => {
  // JSON knows neither -0 nor numbers that are none.
  if (!Number.isFinite(number)) return NULL;
  double[0] = number + 0;
  const [low = 0, high = 0] = bits;
  const both = Math.imul(high, 0x165667b1) ^ low;
  return { a: spread(both + 0x3c6ef372), b: spread(Math.imul(both, 0x2c1b3c6d) + high) };
};

/** Every bit of the input changes half of the output. */
const spread = (number: number): number => {
  let h = number | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const TRUE: Halves = { a: 0x3243f6a8, b: 0x13198a2e };
const FALSE: Halves = { a: 0x243f6a88, b: 0x03707344 };
const NULL: Halves = { a: 0x5a308d31, b: 0x299f31d0 };
