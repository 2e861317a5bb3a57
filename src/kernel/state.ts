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

/** A microstep, as it was taken. */
export type Microstep = {
  /** The ids of the actors from below the root down to the one that took it. */
  readonly actor: readonly string[];
  readonly event: Event;
  readonly transitions: readonly TakenTransition[];
  /** Where it led. */
  readonly value: StateValue;
};

export type TakenTransition = {
  readonly source: string;
  readonly target: readonly string[] | undefined;
  readonly eventType: string | null;
  readonly reenter: boolean;
};
