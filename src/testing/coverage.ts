import type { AnyStateMachine } from 'xstate';
import type { TakenTransition } from '../kernel/index.ts';
import { type ChartTransition, takenId, transitionsOf } from './transitions.ts';

/** Anything that went a way through a chart. */
export type Way = readonly { readonly taken: readonly TakenTransition[] }[];

/** How many ways take each transition of a chart. */
export type Coverage = {
  readonly ways: ReadonlyMap<string, number>;
  readonly transitions: readonly ChartTransition[];
  /** What none takes. */
  readonly missed: readonly ChartTransition[];
};

export const coverageOf = (machine: AnyStateMachine, ways: Iterable<Way>): Coverage => {
  const transitions = transitionsOf(machine);
  const counts = new Map(transitions.map(({ id }) => [id, 0]));
  for (const way of ways) for (const id of takenOn(way)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return { ways: counts, transitions, missed: transitions.filter(({ id }) => counts.get(id) === 0) };
};

const takenOn = (way: Way): ReadonlySet<string> => new Set(way.flatMap(({ taken }) => taken.map(takenId)));

/** Few of them that together take every transition that any takes: always the next that adds most, the shortest of those. */
export const fewWays = <W extends Way>(ways: readonly W[]): readonly W[] => {
  let left = ways.map((way) => ({ way, adds: takenOn(way) })).toSorted((a, b) => a.way.length - b.way.length);
  const few: W[] = [];
  for (;;) {
    const best = left.reduce<(typeof left)[number] | null>(
      (most, one) => (one.adds.size > (most?.adds.size ?? 0) ? one : most),
      null,
    );
    if (!best) return few;
    few.push(best.way);
    left = left.flatMap(({ way, adds }) => {
      const still = new Set([...adds].filter((id) => !best.adds.has(id)));
      return still.size === 0 ? [] : [{ way, adds: still }];
    });
  }
};

/** A line for each transition with the number of ways that take it, those that none takes first. */
export const coverageText = ({ transitions, ways, missed }: Coverage): string => {
  const lines = transitions
    .map(({ id, target }) => ({ id, target, count: ways.get(id) ?? 0 }))
    .toSorted((a, b) => Number(a.count > 0) - Number(b.count > 0))
    .map(({ id, target, count }) => `${`${count}`.padStart(6)}  ${id}${target.length === 0 ? '' : ` → ${target}`}`);
  return [`${transitions.length - missed.length} of ${transitions.length} transitions are taken.`, ...lines].join('\n');
};
