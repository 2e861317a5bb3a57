/** A machine and everything it has spawned, as one plain value. */
import type { Status } from './doer.ts';
import type { Event, StateValue } from './notation.ts';
import type { Remembered } from './positions.ts';

export type State<TContext = unknown, TOutput = unknown> = {
  /** The active state, as its keys with dots between; below a parallel state all active states, in order of entry. */
  readonly at: string;
  readonly status: Status;
  readonly context: TContext;
  /** In the order in which they were spawned. */
  readonly children: readonly Child[];
  /** What history states remember, when there is anything. */
  readonly history?: Remembered;
  /** When it is done, and its machine has an output. */
  readonly output?: TOutput;
  /** When something in it threw: an error's name and message, or what else was thrown. */
  readonly error?: unknown;
};

export type Child = State & { readonly id: string; readonly src: string };

/** A microstep, as it was taken. An actor's first is its birth: the event is `xstate.init`, and there are no transitions. */
export type Microstep = {
  /** The ids of the actors from below the root down to the one that took it. */
  readonly actor: readonly string[];
  readonly event: Event;
  /** Whether a macrostep begins with it. The actor is at rest where its last microstep before the next such has led. */
  readonly first: boolean;
  readonly transitions: readonly TakenTransition[];
  /** Where it led; `at`, `status` and `context` as in a state. */
  readonly value: StateValue;
  readonly at: string;
  readonly status: Status;
  readonly context: unknown;
  /** What the actor emitted on the way. */
  readonly emitted: readonly Event[];
};

export type TakenTransition = {
  readonly source: string;
  readonly target: readonly string[] | undefined;
  readonly eventType: string | null;
  readonly reenter: boolean;
  /** Its place among the transitions of its source for that event. */
  readonly index: number;
};
