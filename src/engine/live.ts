import { type Snapshot as AnySnapshot, createActor, type InspectionEvent } from 'xstate';
import { gameMachine } from '../../machines/game.ts';
import type { SpineInput } from '../../machines/spine.ts';
import type { Fact } from '../model/fact.ts';
import { makeBudget } from './budget.ts';
import { BUDGET, type ChartState } from './charts.ts';
import { persistedFrom, stateFrom } from './data.ts';
import type { Running } from './running.ts';
import { settledFrom } from './settled.ts';

export type Inspect = (event: InspectionEvent) => void;

export type LiveOptions = { readonly budget?: number | undefined; readonly inspect?: Inspect | undefined };

/** The charts as live actors: one root, and one for each entry on the pile. */
export type Live = Running & {
  /** The ids of the entries' actors. */
  children(): readonly string[];
};

/** Starts the charts, from the beginning or from a state. `inspect` hears everything from the start. */
export const startLive = (
  from: SpineInput | ChartState,
  { budget: most = BUDGET, inspect }: LiveOptions = {},
): Live => {
  const budget = makeBudget(most);
  const actor = createActor(gameMachine, {
    ...('status' in from
      ? { input: undefined as never, snapshot: persistedFrom(from) as AnySnapshot<unknown> }
      : { input: from }),
    inspect(event) {
      budget.spend(event);
      inspect?.(event);
    },
  });
  let facts: Fact[] = [];
  let failed: { readonly cause: unknown } | null = null;
  actor.on('*', (fact) => facts.push(fact));
  // Without somebody who listens, XState would throw the error where nobody can catch it.
  actor.subscribe({ error: (cause) => (failed = { cause }) });
  if (!('status' in from)) budget.renew('The beginning');
  actor.start();
  const check = () => {
    budget.check();
    if (failed) throw failed.cause;
  };
  check();
  let settled = settledFrom(actor.getSnapshot());
  return {
    get settled() {
      return settled;
    },
    get facts() {
      return facts;
    },
    get state() {
      return stateFrom(actor.getPersistedSnapshot());
    },
    send(intent) {
      if (!actor.getSnapshot().can(intent)) return false;
      facts = [];
      budget.renew(`'${intent.type}'`);
      actor.send(intent);
      check();
      settled = settledFrom(actor.getSnapshot());
      return true;
    },
    persist: () => actor.getPersistedSnapshot(),
    children: () => Object.keys(actor.getSnapshot().children),
    stop() {
      // Also what never ended can be stopped.
      budget.renew('The end');
      actor.stop();
    },
  };
};
