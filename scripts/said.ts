import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a script that was called as it cannot be: why, and how it is called. */
export function misused(usage: string, why: string): never {
  process.stderr.write(`${why}\nUsage: ${usage}\n`);
  process.exit(2);
}

/** The options that were said to a script, as texts and switches; whoever says others has misused it. */
export function optionsSaid<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    return misused(usage, cause instanceof Error ? cause.message : String(cause));
  }
}

/** An option that takes a whole number, `least` or more; whoever says something else has misused the script. */
export function wholeSaid(usage: string, name: string, text: string, least = 0): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= least) return number;
  return misused(usage, `--${name} takes a whole number, ${least} or more, not ${JSON.stringify(text)}.`);
}
