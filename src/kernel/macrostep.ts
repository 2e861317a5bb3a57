/** From one state at rest to the next: SCXML's macrostep, as XState has it. */
import type { Cascade } from './cascade.ts';
import type { Chart } from './chart.ts';
import type { Configuration } from './configuration.ts';
import type { Doer, Step } from './doer.ts';
import { errorData, refuse } from './errors.ts';
import { type Context, type Event, isExpression } from './notation.ts';
import { NO_TRANSITIONS, type Transition } from './transition.ts';

/** A machine at work. */
export interface Worker extends Doer {
  readonly chart: Chart;
  readonly cascade: Cascade;
  /** Its ids from below the root. */
  readonly path: readonly string[];
  /** The next of what it has raised. */
  nextRaised(): Event | undefined;
  /** What it has emitted since it was last asked, when microsteps are told. */
  takeEmitted(): readonly Event[];
  place: Configuration;
  error: unknown;
  stopChildren(): void;
  forgetChildren(): void;
}

export const INIT = 'xstate.init';
export const STOP = 'xstate.stop';

/** The first macrostep, and what context it begins with. */
export const beginning = (worker: Worker, event: Event & { readonly input: unknown }): void => {
  worker.place = worker.chart.nowhere;
  worker.context = {};
  worker.context = contextOf(worker, event.input);
  const { context } = worker;
  try {
    run(worker, worker.chart.birth.steps, event);
    worker.place = worker.chart.birth.to;
    record(worker, NO_TRANSITIONS, event, true);
    untilStable(worker, event);
  } catch (cause) {
    worker.context = context;
    throw cause;
  }
};

const contextOf = ({ chart, self }: Worker, input: unknown): Context => {
  const { context } = chart.machine.config;
  if (!isExpression(context)) return (context ?? {}) as Context;
  const spawn = (): never => refuse('spawn in context: a reference is no data; use spawnChild');
  return { ...(context({ input, self, spawn }) as Context) };
};

export const macrostep = (worker: Worker, event: Event): void => {
  if (event.type === STOP) ended(worker, event, 'stopped');
  else if (event.type === INIT) untilStable(worker, event);
  else {
    const taken = worker.place.select(event, worker.context);
    if (taken.length === 0 && event.type.startsWith('xstate.error.actor')) {
      worker.error = 'error' in event ? errorData(event.error) : undefined;
      ended(worker, event, 'error');
    } else {
      microstep(worker, taken, event, true);
      untilStable(worker, event);
    }
  }
};

const ended = (worker: Worker, event: Event, status: 'stopped' | 'error'): void => {
  worker.stopChildren();
  worker.forgetChildren();
  worker.status = status;
  record(worker, NO_TRANSITIONS, event, true);
};

/** Eventless transitions first, then what was raised, until there is neither. */
const untilStable = (worker: Worker, event: Event): void => {
  const { maxIterations } = worker.chart;
  let now = event;
  let asking = true;
  for (let count = 1; worker.status === 'active'; count++) {
    if (count > maxIterations)
      throw new Error(`No stable state after ${maxIterations} microsteps: a cycle of transitions.`);
    let taken: readonly Transition[] = asking ? worker.place.selectEventless(now, worker.context) : NO_TRANSITIONS;
    const eventless: boolean = taken.length > 0;
    if (!eventless) {
      const raised = worker.nextRaised();
      if (!raised) break;
      now = raised;
      taken = worker.place.select(now, worker.context);
    }
    worker.touched = false;
    microstep(worker, taken, now);
    // An eventless step that changed nothing would be taken for ever.
    asking = !eventless || worker.touched;
  }
  // At its end a machine keeps its children in its snapshot, stopped.
  if (worker.status !== 'active') worker.stopChildren();
};

const microstep = (worker: Worker, taken: readonly Transition[], event: Event, first = false): void => {
  worker.cascade.spend();
  if (taken.length > 0) {
    const { steps, to, moves } = worker.place.plan(taken);
    run(worker, steps, event);
    worker.place = to;
    worker.touched ||= moves;
  }
  record(worker, taken, event, first);
};

const run = (worker: Worker, steps: readonly Step[], event: Event): void => {
  for (const step of steps) step(worker, event);
};

const record = (worker: Worker, taken: readonly Transition[], event: Event, first: boolean): void => {
  const { microsteps } = worker.cascade;
  if (!microsteps) return;
  const { place, status, context } = worker;
  microsteps.push({
    actor: worker.path,
    event,
    first,
    transitions: taken.map(({ source, target, eventType, reenter, index }) => ({
      source: source.id,
      target: target?.map(({ id }) => id),
      eventType,
      reenter,
      index,
    })),
    value: place.value,
    at: place.at,
    status,
    context,
    emitted: worker.takeEmitted(),
  });
};
