/** Plain data: what JSON can hold. */
import { refuse } from './errors.ts';
import { isObject } from './notation.ts';

/** An object or array without a class of its own. */
export const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
};

const flawOf = (value: unknown): string | null => {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return typeof value;
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  return isObject(value) && !isPlain(value) ? (value.constructor?.name ?? 'an object of a class') : null;
};

/** What was found to be plain is not gone through again: most of a state is what it was before. */
const known = new WeakSet<object>();

/** Freezes it through and through. Throws, and says where, when something in it is no plain data. */
export const freezePlain = (value: unknown, path: string): void => {
  const flaw = flawOf(value);
  if (flaw !== null) refuse(`${flaw} in a state, at ${path}`);
  if (!isObject(value) || known.has(value)) return;
  known.add(value);
  for (const key of Object.keys(value)) freezePlain(value[key], `${path}.${key}`);
  Object.freeze(value);
};
