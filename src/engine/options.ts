import type { CheckOptions, ForkOptions, GameOptions, RunnerName } from './door.ts';

/** Options that no game can be made with: which, and what would be right. */
export class OptionError extends TypeError {
  constructor(message: string) {
    super(message);
    this.name = 'OptionError';
  }
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const oneOf =
  (...known: readonly string[]) =>
  (value: unknown): boolean =>
    known.some((one) => one === value);

/** What each option must be. */
const MUST: Readonly<Record<keyof GameOptions, { readonly is: (value: unknown) => boolean; readonly words: string }>> =
  {
    runner: { is: oneOf('live', 'data'), words: "'live' or 'data'" },
    undo: { is: oneOf('players', 'anything'), words: "'players' or 'anything'" },
    inspect: { is: isFunction, words: 'a function' },
    follow: { is: isFunction, words: 'a function' },
    report: { is: isFunction, words: 'a function' },
    budget: { is: (value) => Number.isInteger(value) && Number(value) > 0, words: 'a whole number above 0' },
  };

/** The options that are said; one that is undefined is not. Throws OptionError. */
const given = (options: unknown, known: readonly string[]): object => {
  if (typeof options !== 'object' || options === null)
    throw new OptionError(`The options are ${JSON.stringify(options)}: they must be an object.`);
  for (const key of Object.keys(options))
    if (!known.includes(key)) throw new OptionError(`There is no option ${key}: there are ${known.join(', ')}.`);
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
};

const said = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : String(value));

const NAMES = Object.keys(MUST) as (keyof GameOptions)[];

/**
 * Options as they can be used.
 *
 * @throws OptionError at the first that is unknown, is not what it must be, or contradicts another.
 */
export const checkedOptions = (options: unknown): GameOptions => {
  const checked = given(options, NAMES) as GameOptions;
  for (const name of NAMES) {
    const value: unknown = checked[name];
    const { is, words } = MUST[name];
    if (value !== undefined && !is(value))
      throw new OptionError(`The option ${name} is ${said(value)}: it must be ${words}.`);
  }
  if (checked.runner === 'data' && checked.inspect)
    throw new OptionError("Only live actors can be inspected: say `runner: 'live'`, or `follow`.");
  if (checked.runner !== 'data' && checked.follow)
    throw new OptionError("Only the data runner can be followed: say `runner: 'data'`, or `inspect`.");
  return checked;
};

/** The options of a check (`data` unless a runner is said). Throws OptionError. */
export const checkingOptions = (options: unknown): CheckOptions & { readonly runner: RunnerName } => {
  const { cards, ...others } = given(options, ['cards', 'runner']) as CheckOptions;
  if (cards !== undefined && (typeof cards !== 'object' || cards === null))
    throw new OptionError(`The option cards is ${said(cards)}: it must be a set of cards, by name.`);
  const { runner = 'data' } = checkedOptions(others);
  return { ...(cards && { cards }), runner };
};

/** The options of a fork: what is not said is as in the game it comes from, but for the runner. */
export const forkedOptions = ({ undo, report, budget }: GameOptions, options: unknown) => {
  const { at, ...others } = given(options, [...NAMES, 'at']) as ForkOptions;
  const inherited = { ...(undo && { undo }), ...(report && { report }), ...(budget && { budget }) };
  return { at, options: checkedOptions({ runner: 'data', ...inherited, ...others }) };
};
