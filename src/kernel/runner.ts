/**
 * Runs an XState machine, and all the machines it spawns, as one immutable value.
 *
 * The same machine object, the same observable behaviour; no actors between events, no subscriptions, no clock. A state
 * can be kept, compared, sent, and gone on from as often as one likes.
 */
import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateValueFrom,
  TagsFrom,
} from 'xstate';
import { Actor } from './actor.ts';
import { Cascade, type CascadeOptions } from './cascade.ts';
import { type Chart, chartOf } from './chart.ts';
import type { Configuration } from './configuration.ts';
import { hash } from './hash.ts';
import { eventFor, mustBeState } from './misuse.ts';
import type { Context, StateValue } from './notation.ts';
import { type Options, optionsFrom } from './options.ts';
import { freezePlain } from './plain.ts';
import type { Microstep, State } from './state.ts';
import { matches } from './value.ts';

export type StateOf<M extends AnyStateMachine> = State<ContextFrom<M>, OutputFrom<M>>;

export type Turn<M extends AnyStateMachine> = {
  readonly state: StateOf<M>;
  /** What the root has emitted on the way, in order. */
  readonly emitted: readonly EmittedFrom<M>[];
  /** Every microstep of every actor, in order; only when asked for. */
  readonly microsteps?: readonly Microstep[];
};

type Input<M extends AnyStateMachine> =
  undefined extends InputFrom<M> ? readonly [input?: InputFrom<M>] : readonly [input: InputFrom<M>];

export type Runner<M extends AnyStateMachine> = {
  readonly machine: M;
  /** The initial state, and what was emitted on the way to it. */
  begin(...input: Input<M>): Turn<M>;
  initial(...input: Input<M>): StateOf<M>;
  /**
   * What an event leads to. Nothing comes of one that the chart does not hear, or that comes after the end: the state is
   * then the very same. What an action or a guard throws becomes the state's `error`, as in XState.
   */
  next(state: StateOf<M>, event: EventFromLogic<M>): Turn<M>;
  /** Whether some transition would be taken that is not forbidden. Throws what a guard throws. */
  can(state: StateOf<M>, event: EventFromLogic<M>): boolean;
  value(state: StateOf<M>): SnapshotFrom<M>['value'];
  tags(state: StateOf<M>): readonly TagsFrom<M>[];
  /** The meta data of the active states, by their ids. */
  meta(state: StateOf<M>): ReturnType<SnapshotFrom<M>['getMeta']>;
  matches(state: StateOf<M>, value: StateValueFrom<M>): boolean;
  /** Equal for states with equal content, also in another process. */
  hash(state: StateOf<M>): string;
};

const BUDGET = 100_000;

/**
 * Reads a machine. Throws `Unsupported` with everything in it that the kernel does not run. It, and what it returns, throw `Misuse`
 * when they are handed what is no machine, option, state or event.
 */
export const compile = <M extends AnyStateMachine>(machine: M, options: Options = {}): Runner<M> => {
  const runs = runsOf(chartOf(machine), optionsFrom(options));
  // The insides know no chart's own types; that they are these follows from what XState's `setup` has checked.
  return { machine, ...runs } as unknown as Runner<M>;
};

type AnyTurn = {
  readonly state: State;
  readonly emitted: readonly unknown[];
  readonly microsteps?: readonly Microstep[];
};

const runsOf = (chart: Chart, { budget = BUDGET, microsteps = false, debug = false, log }: Options) => {
  const options: CascadeOptions = { budget, microsteps, log };
  const placeOf = (state: State): Configuration => {
    mustBeState(state);
    return chart.position(state.at, state.history);
  };
  const turn = (cause: string, work: (cascade: Cascade) => Actor): AnyTurn => {
    const cascade = new Cascade(options, cause);
    let state: State;
    try {
      state = work(cascade).rest();
    } finally {
      cascade.over = true;
    }
    if (debug) freezePlain(state, 'state');
    const { emitted } = cascade;
    return cascade.microsteps ? { state, emitted, microsteps: cascade.microsteps } : { state, emitted };
  };
  const begin = (input?: unknown): AnyTurn =>
    turn('The beginning', (cascade) => {
      const root = Actor.born(chart, cascade, input);
      root.start();
      return root;
    });
  return {
    begin,
    initial: (input?: unknown): State => begin(input).state,
    next(state: State, said: unknown): AnyTurn {
      const event = eventFor(said);
      mustBeState(state);
      if (state.status !== 'active') return { state, emitted: [], ...(microsteps ? { microsteps: [] } : {}) };
      return turn(event.type, (cascade) => {
        const root = Actor.woken(chart, cascade, state);
        root.receive(event);
        return root;
      });
    },
    can: (state: State, event: unknown): boolean =>
      placeOf(state)
        .select(eventFor(event), state.context as Context)
        .some(({ forbids }) => !forbids),
    value: (state: State): StateValue => placeOf(state).value,
    tags: (state: State): readonly string[] => placeOf(state).tags,
    meta: (state: State): object => placeOf(state).meta,
    matches: (state: State, value: StateValue): boolean => matches(value, placeOf(state).value),
    hash: (state: State): string => hash(state),
  };
};
