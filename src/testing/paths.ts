import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { type ChartLogic, chartLogic, type Place, type Visited } from './chartLogic.ts';

/** One step of a path: what was sent, and where it led. The first step is the beginning, and has no event. */
export type PathStep<M extends AnyStateMachine> = Place<M> & { readonly event: EventFromLogic<M> | null };

/** A way through a chart from its beginning: at each step the chart stands where these very events lead. */
export type Path<M extends AnyStateMachine> = readonly PathStep<M>[];

export type Paths<M extends AnyStateMachine> = {
  /** None is the beginning of another. */
  readonly paths: readonly Path<M>[];
  /** How many places were gone on from. */
  readonly visited: number;
  /** Whether the limit ended the search: there may be more. */
  readonly cut: boolean;
};

export type PathOptions<M extends AnyStateMachine> = {
  readonly input?: InputFrom<M>;
  /** What may be sent there. Keep it short: each is tried. */
  readonly events: (place: Place<M>) => readonly EventFromLogic<M>[];
  /** Whether to go on from there at all; yes, where it is not said. */
  readonly goOn?: (place: Place<M>) => boolean;
  /** The longest path, in events; without end. */
  readonly depth?: number;
  /** How many places are gone on from before the search ends (1,000). */
  readonly limit?: number;
};

export type ShortestOptions<M extends AnyStateMachine> = PathOptions<M> & {
  /**
   * What tells two places apart. Places with the same key are looked at once, so a key that leaves out what does not matter makes
   * an endless chart finite. Without it, where the chart stands and the transitions that led there: a shortest way to each.
   */
  readonly key?: (place: Place<M>) => string;
};

/**
 * XState's shortest paths (`xstate/graph`) over a chart with everything it spawns: one to each key.
 *
 * Of places with one key only the first that is found is gone on from, so each path is a way that these very events go.
 */
export const shortestPaths = <M extends AnyStateMachine>(machine: M, options: ShortestOptions<M>): Paths<M> => {
  const logic = chartLogic(machine);
  const search = searching(options, options.key ?? whereAndHow);
  return found(logic, options, search, getShortestPaths(logic, search.traversal));
};

/**
 * XState's simple paths: every way that meets no state twice, up to `depth` events. States count as the same only when they are
 * equal through and through, since what can be sent depends on all of it; so keep both `events` and `depth` small.
 */
export const simplePaths = <M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M> & { readonly depth: number },
): Paths<M> => {
  const logic = chartLogic(machine);
  const search = searching(options, ({ state }) => logic.runner.hash(state));
  return found(logic, options, search, getSimplePaths(logic, search.traversal));
};

const whereAndHow = ({ state, taken }: Place<AnyStateMachine>): string =>
  `${state.at} ${taken.map(({ source, eventType, index }) => `${source} ${eventType} ${index}`).join()}`;

const LIMIT = 1_000;

/** What the generators are told, and what they have done since. */
const searching = <M extends AnyStateMachine>(
  { input, events, goOn = () => true, depth = Number.POSITIVE_INFINITY, limit = LIMIT }: PathOptions<M>,
  key: (place: Place<M>) => string,
) => {
  const keys = new WeakMap<object, string>();
  const tally = { visited: 0, cut: false };
  return {
    tally,
    traversal: {
      input: input as InputFrom<M>,
      events(place: Visited<M>): readonly EventFromLogic<M>[] {
        if (place.status !== 'active' || place.depth >= depth || !goOn(place)) return [];
        tally.cut ||= tally.visited >= limit;
        if (tally.cut) return [];
        tally.visited++;
        return events(place);
      },
      // Asked often, and of one place always the same.
      serializeState(place: Visited<M>): string {
        const known = keys.get(place) ?? key(place);
        keys.set(place, known);
        return known;
      },
    },
  };
};

type Generated<M extends AnyStateMachine> = readonly {
  readonly steps: readonly { readonly event: EventFromLogic<M> }[];
}[];

const found = <M extends AnyStateMachine>(
  logic: ChartLogic<M>,
  { input }: PathOptions<M>,
  { tally }: ReturnType<typeof searching<M>>,
  generated: Generated<M>,
): Paths<M> => {
  // Our logic has no use for a scope, which only actors have.
  const root: Branch<M> = {
    place: logic.getInitialSnapshot(NO_SCOPE, input as InputFrom<M>),
    event: null,
    on: new Map(),
  };
  // The generators keep one of the states with a key, which need not be the one these events lead to: so go there once more.
  for (const { steps } of generated) steps.slice(1).reduce((at, { event }) => follow(logic, at, event), root);
  return { paths: leaves(root, []), ...tally };
};

const NO_SCOPE = undefined as never;

type Branch<M extends AnyStateMachine> = {
  readonly place: Visited<M>;
  readonly event: EventFromLogic<M> | null;
  readonly on: Map<EventFromLogic<M>, Branch<M>>;
};

/** Paths that begin alike share the very same events. */
const follow = <M extends AnyStateMachine>(
  { transition }: ChartLogic<M>,
  { place, on }: Branch<M>,
  event: EventFromLogic<M>,
): Branch<M> => {
  const known = on.get(event);
  if (known) return known;
  const made: Branch<M> = { place: transition(place, event, NO_SCOPE), event, on: new Map() };
  on.set(event, made);
  return made;
};

const leaves = <M extends AnyStateMachine>({ place, event, on }: Branch<M>, before: Path<M>): readonly Path<M>[] => {
  const { state, depth, taken } = place;
  const path = [...before, { event, state, depth, taken }];
  return on.size === 0 ? [path] : [...on.values()].flatMap((next) => leaves(next, path));
};
