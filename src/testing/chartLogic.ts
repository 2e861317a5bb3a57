import type { ActorLogic, AnyStateMachine, EventFromLogic, InputFrom, Snapshot } from 'xstate';
import { compile, type Runner, type StateOf, type TakenTransition, type Turn } from '../kernel/index.ts';

/** A place on a path: the chart there, with everything it has spawned, and how it got there. */
export type Place<M extends AnyStateMachine> = {
  readonly state: StateOf<M>;
  /** How many events from outside led there. */
  readonly depth: number;
  /** The transitions of the chart itself (not of what it has spawned) that the last event set off, in order. */
  readonly taken: readonly TakenTransition[];
};

export type Visited<M extends AnyStateMachine> = Snapshot<unknown> & Place<M>;

/** A chart as logic that XState's own path generators can walk through. */
export type ChartLogic<M extends AnyStateMachine> = ActorLogic<Visited<M>, EventFromLogic<M>, InputFrom<M>> & {
  readonly runner: Runner<M>;
};

/**
 * XState's path generators ask logic for `transition(state, event)` and start nobody, so of a machine that spawns they see the
 * parent alone, waiting for ever for what its children say. This is the same machine object with its children, as one value
 * (`starpile/kernel`): whatever has been set off has settled.
 *
 * @throws Unsupported when the machine has something that only makes sense in time, like `after`.
 */
export const chartLogic = <M extends AnyStateMachine>(machine: M): ChartLogic<M> => {
  const runner = compile(machine, { microsteps: true });
  return {
    runner,
    transition: ({ state, depth }, event) => visited(runner.next(state, event), depth + 1),
    getInitialSnapshot: (_scope, input) => visited(runner.begin(input as never), 0),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
};

const visited = <M extends AnyStateMachine>(turn: Turn<M>, depth: number): Visited<M> => {
  const { state, microsteps = [] } = turn;
  const taken = microsteps.filter(({ actor }) => actor.length === 0).flatMap(({ transitions }) => transitions);
  return { ...statusOf(state), state, depth, taken };
};

const statusOf = ({ status, output, error }: StateOf<AnyStateMachine>): Snapshot<unknown> => {
  switch (status) {
    case 'done':
      return { status, output, error: undefined };
    case 'error':
      return { status, output: undefined, error };
    default:
      return { status, output: undefined, error: undefined };
  }
};
