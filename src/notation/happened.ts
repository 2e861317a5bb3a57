import type { Position } from '../engine/door.ts';
import type { FactSaid, Told } from './factTree.ts';
import type { Names } from './names.ts';
import { printFact } from './printFact.ts';
import type { Happening } from './sameFact.ts';
import { isToldBy, readPhrases } from './sameFact.ts';
import { sayFact } from './sayFact.ts';

/** What has happened since the last intent, and how much of it earlier lines have already named. */
export type Since = { readonly happenings: readonly Happening[]; readonly named: number };

export const since = ({ facts, truth }: Position, names: Names): Since => ({
  happenings: facts.map((fact) => ({
    told: sayFact(fact, names),
    entry: 'entry' in fact ? fact.entry.id : null,
    by: fact.type === 'removed' ? (fact.by?.id ?? null) : null,
    isk: 'isk' in fact ? (truth.players[fact.player]?.isk ?? null) : null,
  })),
  named: 0,
});

export type Seen =
  | { readonly ok: true; readonly since: Since }
  /** `but`: what there is to say beyond that it did not happen (or did, and must not). */
  | { readonly ok: false; readonly said: FactSaid; readonly but: string };

/** Whether these have happened, in this order, behind what was already named; others may lie between. Throws `Unnamed`. */
export function look(facts: readonly FactSaid[], before: Since, names: Names): Seen {
  let named = before.named;
  let last: FactSaid | null = null;
  for (const said of facts) {
    const { happenings } = before;
    readPhrases(said, names);
    if (said.no) {
      const found = happenings.find((happening) => eachOf(said).some((one) => isToldBy(one, happening, names)));
      if (found !== undefined) return { ok: false, said, but: `\`${printFact(found.told)}\` did happen` };
      continue;
    }
    const found = findAll(said, happenings, named, names);
    if (found === null) return { ok: false, said, but: whyNot(said, last, happenings, names) };
    named = found + 1;
    last = said;
  }
  return { ok: true, since: { ...before, named } };
}

/** The number of the last of those that say it; null where one of them is not there. */
function findAll(said: FactSaid, happenings: readonly Happening[], from: number, names: Names): number | null {
  const found = eachOf(said).map((one) =>
    happenings.findIndex((happening, number) => number >= from && isToldBy(one, happening, names)),
  );
  return found.includes(-1) ? null : Math.max(...found);
}

function whyNot(said: FactSaid, last: FactSaid | null, happenings: readonly Happening[], names: Names): string {
  if (findAll(said, happenings, 0, names) === null) return 'it did not happen';
  return last === null ? 'it happened before what an earlier line names' : `it happened before \`${printFact(last)}\``;
}

/** What is said of several cards (`destroyed x s`), of each by itself: they may come in any order. */
function eachOf(said: FactSaid): Told[] {
  const { no: _, ...told } = said;
  if (!('cards' in told) || told.cards.length < 2) return [told];
  return told.cards.map((card) => ({ ...told, cards: [card] }));
}

/** What has happened, a line for each. */
export const printSince = ({ happenings }: Since): string =>
  happenings.length === 0 ? '    nothing' : happenings.map(({ told }) => `    ${printFact(told)}`).join('\n');
