import type { z } from 'zod';
import { show } from './raw.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const EXPECTED: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
};

/** Where, as a path such as `abilities[0].modes`, and what is wrong and would be right there. */
export const fault = (path: string, words: string, whole = 'the card'): string =>
  `${path === '' ? whole : path}: ${words}`;

/** What the schema found wrong with a value, each in a sentence; `whole`: what the value itself is called. */
export function faultsIn(
  issues: readonly Issue[],
  value: unknown,
  whole?: string,
  above: Path = [],
): readonly string[] {
  return issues.flatMap((issue): readonly string[] => {
    const path = [...above, ...issue.path];
    if (issue.code === 'invalid_union') {
      // The branch that was meant is the one that understood the value far enough to find a fault inside it.
      const meant = issue.errors.find((branch) => branch.every((one) => one.path.length > 0));
      if (meant) return faultsIn(meant, value, whole, path);
    }
    return [fault(write(path), wordsFor(issue, at(value, path)), whole)];
  });
}

function wordsFor(issue: Issue, found: unknown): string {
  const is = found === undefined ? 'is missing' : `is ${show(found)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `${is}; it must be ${EXPECTED[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${is}; it must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return `${is}; it ${'options' in issue ? `must be ${oneOf(issue.options as readonly unknown[])}` : issue.message}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.map(show).join(', ')}, which is unknown; ${issue.message}`;
    case 'too_small':
      return size(issue.origin, found, is, `${issue.minimum} or more`);
    case 'too_big':
      return size(issue.origin, found, is, `${issue.maximum} at the most`);
    case 'invalid_format':
      return `${is}; it ${issue.message}`;
    default:
      return `${is}; ${issue.message}`;
  }
}

function size(origin: string, found: unknown, is: string, limit: string): string {
  if (origin === 'array') return `has ${Array.isArray(found) ? found.length : 0} parts; it must have ${limit}`;
  if (origin === 'string') return `is ${show(found)}; it must have ${limit} characters`;
  return `${is}; it must be ${limit}`;
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? show(values[0]) : `one of: ${values.map((value) => String(value)).join(', ')}`;

const write = (path: Path): string =>
  path.map((key, n) => (typeof key === 'number' ? `[${key}]` : `${n === 0 ? '' : '.'}${String(key)}`)).join('');

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], value);
