import { Misuse } from './errors.ts';
import { shown } from './misuse.ts';
import { isObject } from './notation.ts';

export type Options = {
  /** How many events, microsteps and births one event from outside may set off before `BudgetExceeded` is thrown. */
  readonly budget?: number;
  /** Whether turns carry their microsteps. */
  readonly microsteps?: boolean;
  /** Whether every state is checked to be plain data, and frozen through and through. For tests. */
  readonly debug?: boolean;
  /** Hears what `log` actions say; nobody does by default. */
  readonly log?: (...values: unknown[]) => void;
};

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const MUST: Readonly<Record<keyof Options, { readonly is: (value: unknown) => boolean; readonly words: string }>> = {
  budget: { is: (value) => Number.isInteger(value) && Number(value) > 0, words: 'a whole number above 0' },
  microsteps: { is: isFlag, words: 'true or false' },
  debug: { is: isFlag, words: 'true or false' },
  log: { is: (value) => typeof value === 'function', words: 'a function' },
};

/**
 * The options that are said; one that is undefined is not.
 *
 * @throws Misuse at the first that is unknown, or is not what it must be.
 */
export function optionsFrom(options: unknown): Options {
  if (!isObject(options) || Array.isArray(options))
    throw new Misuse(`${shown(options)} was given as the options: they are an object, such as { budget: 1000 }.`);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    const must = Object.hasOwn(MUST, name) ? MUST[name as keyof Options] : undefined;
    if (!must) throw new Misuse(`There is no option ${name}: there are ${Object.keys(MUST).join(', ')}.`);
    if (!must.is(value))
      throw new Misuse(`The option ${name} must be ${must.words}; it is ${shown(value).replace(/^A/, 'a')}.`);
  }
  return Object.fromEntries(given);
}
