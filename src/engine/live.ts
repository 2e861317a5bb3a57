import { type Snapshot as AnySnapshot, createActor, type InspectionEvent } from 'xstate';
import { gameMachine } from '../../machines/game.ts';
import type { SpineInput } from '../../machines/spine.ts';
import type { Fact } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { type Settled, settledFrom } from './settled.ts';

export type Inspect = (event: InspectionEvent) => void;

/** The charts as live actors: one root, and one for each entry on the pile. */
export type Live = {
  readonly settled: Settled;
  readonly facts: readonly Fact[];
  /** What the charts themselves say of an intent. */
  can(intent: Intent): boolean;
  /** Throws what a rule threw: the actors are of no use afterwards. */
  send(intent: Intent): void;
  persist(): unknown;
  /** The ids of the entries' actors. */
  children(): readonly string[];
  stop(): void;
};

/** Starts the charts, from the beginning or from where they were persisted. `inspect` hears everything from the start. */
export const startLive = (input: SpineInput, persisted: unknown, inspect: Inspect | undefined): Live => {
  const actor = createActor(gameMachine, {
    input,
    ...(persisted === undefined ? {} : { snapshot: persisted as AnySnapshot<unknown> }),
    ...(inspect ? { inspect } : {}),
  });
  let facts: Fact[] = [];
  let failed: { readonly cause: unknown } | null = null;
  actor.on('*', (fact) => facts.push(fact));
  // Without somebody who listens, XState would throw the error where nobody can catch it.
  actor.subscribe({ error: (cause) => (failed = { cause }) });
  actor.start();
  const check = () => {
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
    can: (intent) => actor.getSnapshot().can(intent),
    send(intent) {
      facts = [];
      actor.send(intent);
      check();
      settled = settledFrom(actor.getSnapshot());
    },
    persist: () => actor.getPersistedSnapshot(),
    children: () => Object.keys(actor.getSnapshot().children),
    stop: () => void actor.stop(),
  };
};
