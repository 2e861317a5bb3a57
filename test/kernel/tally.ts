/** What was seen while games were run twice. */
import type { Fact } from '../../src/index.ts';

const nothing = {
  games: 0,
  events: 0,
  /** Of the events, those that nobody could have sent at that moment. */
  refused: 0,
  /** How often `can` was asked about something that was not sent. */
  asked: 0,
  microsteps: 0,
  facts: 0,
  spawned: 0,
  removed: 0,
  fizzled: 0,
  answered: 0,
  /** The most entries that lay on one pile. */
  deepest: 0,
  ended: 0,
  /** Games that ended in an error, since they heard what no player can say. */
  broken: 0,
  reloaded: 0,
  crossed: 0,
};

type Counts = typeof nothing;

/** `players`: how many of the events were of games with so many players. */
export type Tally = Counts & { readonly players: Record<number, number> };

export const nothingTallied = (): Tally => ({ ...nothing, players: {} });

export const tallyFacts = (tally: Tally, facts: readonly Fact[]): void => {
  tally.facts += facts.length;
  for (const { type } of facts) {
    if (type === 'announced') tally.spawned++;
    if (type === 'removed') tally.removed++;
    if (type === 'fizzled') tally.fizzled++;
    if (type === 'answered') tally.answered++;
  }
};

export const addTally = (sum: Tally, { players, ...one }: Tally): void => {
  for (const what of Object.keys(one) as (keyof Counts)[])
    sum[what] = what === 'deepest' ? Math.max(sum[what], one[what]) : sum[what] + one[what];
  for (const [count, events] of Object.entries(players))
    sum.players[Number(count)] = (sum.players[Number(count)] ?? 0) + events;
};
