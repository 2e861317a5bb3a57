import { parseArgs } from 'node:util';
import { PACE, type Pace } from './clock/race.ts';
import type { Group } from './groups/group.ts';

/** What was asked for. `as`: this process is to be that contestant. */
export type Options = {
  readonly as: string | null;
  readonly pace: Pace;
  readonly wanted: readonly Group[];
  readonly json: boolean;
};

const usageOf = (groups: readonly Group[]): string =>
  `npm run bench [-- --rounds N --only NAME --json]\n\nNAME, which may be said several times:\n${groups
    .map(({ name, words }) => `  ${name.padEnd(8)} ${words}`)
    .join('\n')}`;

/**
 * What was asked for: `always` runs unless something else is named, `asked` only when it is.
 *
 * @throws Error with how it is to be called.
 */
export const optionsFrom = (args: readonly string[], always: readonly Group[], asked: readonly Group[]): Options => {
  const all = [...always, ...asked];
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: `${PACE.rounds}` },
        only: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        as: { type: 'string' },
      },
    });
    const rounds = Number(values.rounds);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`There are no ${values.rounds} rounds.`);
    const named = values.only.map((name) => {
      const group = all.find((one) => one.name === name);
      if (!group) throw new Error(`There is no ${name}.`);
      return group;
    });
    return {
      as: values.as ?? null,
      pace: { ...PACE, rounds },
      wanted: named.length > 0 ? named : always,
      json: values.json,
    };
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n\n${usageOf(all)}`, { cause });
  }
};
