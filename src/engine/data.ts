import { gameMachine } from '../../machines/game.ts';
import type { SpineInput } from '../../machines/spine.ts';
import { fromPersisted, type Turn as KernelTurn, toPersisted } from '../kernel/index.ts';
import type { Fact } from '../model/fact.ts';
import { BUDGET, type ChartState, type Follow, runner, runnerWith } from './charts.ts';
import type { Running } from './running.ts';
import { type Settled, settledIn } from './settled.ts';

/** What a rule threw is an error of the charts' state, as in XState; here it is one of the engine's. */
const errorIn = ({ error }: ChartState): Error => {
  const { name, message } = (error ?? {}) as { readonly name?: string; readonly message?: string };
  const made = new Error(message ?? String(error));
  made.name = name ?? made.name;
  return made;
};

/** @throws what a rule threw. */
export const turnOf = ({
  state,
  emitted,
}: KernelTurn<typeof gameMachine>): { readonly state: ChartState; readonly facts: readonly Fact[] } => {
  if (state.status === 'error') throw errorIn(state);
  return { state, facts: emitted };
};

export type DataOptions = { readonly budget?: number | undefined; readonly follow?: Follow | undefined };

/** The state of the charts as they were persisted. */
export const stateFrom = (persisted: unknown): ChartState => fromPersisted(gameMachine, persisted);

export const persistedFrom = (state: ChartState): unknown => toPersisted(gameMachine, state);

/** Runs the charts as data, from the beginning or from a state. */
export const startData = (from: SpineInput | ChartState, { budget = BUDGET, follow }: DataOptions = {}): Running => {
  const charts = follow || budget !== BUDGET ? runnerWith(budget, follow !== undefined) : runner;
  const begin = (input: SpineInput) => {
    const turn = charts.begin(input);
    follow?.(turn.microsteps ?? []);
    return turnOf(turn);
  };
  let { state, facts } = 'status' in from ? { state: from, facts: [] } : begin(from);
  let settled: Settled | null = null;
  return {
    get settled() {
      settled ??= settledIn(state);
      return settled;
    },
    get facts() {
      return facts;
    },
    get state() {
      return state;
    },
    send(intent) {
      const turn = charts.next(state, intent);
      if (turn.state === state) return false;
      ({ state, facts } = turnOf(turn));
      settled = null;
      follow?.(turn.microsteps ?? []);
      return true;
    },
    persist: () => persistedFrom(state),
    stop() {},
  };
};
