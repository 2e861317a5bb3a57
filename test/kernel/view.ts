import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { compile, type Microstep, type Runner, type State, toPersisted } from '../../src/kernel/index.ts';

/** All that can be seen of a machine and its children, whoever runs it. */
export type View = {
  readonly value: StateValue;
  /** JSON, since the order of regions is part of what is compared. */
  readonly order: string;
  readonly tags: readonly string[];
  readonly meta: unknown;
  readonly status: string;
  readonly context: unknown;
  readonly output: unknown;
  readonly error: string | null;
  readonly history: unknown;
  readonly children: readonly (readonly [id: string, view: View])[];
};

/** What threw, as far as the chart said it; the runners' own errors are worded differently. */
export const faultOf = (error: unknown): string | null => {
  if (error === undefined) return null;
  const text =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return /boom[\w ]*/.exec(text)?.[0] ?? 'an error';
};

/** Data with errors in it in a form that can be compared. What has none is itself, so that what is shared stays shared. */
export const comparable = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) return data;
  let made = known.get(data);
  if (made === undefined) {
    made = comparableObject(data);
    known.set(data, made);
  }
  return made;
};

const known = new WeakMap<object, unknown>();

const comparableObject = (data: object): unknown => {
  if (data instanceof Error) return { fault: faultOf(data) };
  if ('send' in data) return 'an actor';
  if ('name' in data && 'message' in data && Object.keys(data).length === 2) return { fault: faultOf(data) };
  const entries = Object.entries(data).map(([key, value]) => [key, comparable(value)] as const);
  const same = entries.every(([key, value]) => value === (data as Record<string, unknown>)[key]);
  if (same) return data;
  return Array.isArray(data) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
};

const ids = (historyValue: Readonly<Record<string, readonly { readonly id: string }[]>>): unknown =>
  Object.fromEntries(Object.entries(historyValue).map(([memory, nodes]) => [memory, nodes.map(({ id }) => id)]));

/** XState restores a machine that has ended with its states in another order than it had; nothing comes of it any more. */
export const withoutOrderAtTheEnd = (view: View): View => ({
  ...view,
  ...(view.status !== 'active' ? { order: '', tags: [...view.tags].sort() } : {}),
  children: view.children.map(([id, kid]) => [id, withoutOrderAtTheEnd(kid)]),
});

export const viewOfLive = (actor: AnyActorRef): View => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return {
    value: snapshot.value,
    order: JSON.stringify(snapshot.value),
    tags: [...snapshot.tags],
    meta: snapshot.getMeta(),
    status: snapshot.status,
    context: comparable(snapshot.context),
    output: comparable(snapshot.output),
    error: faultOf(snapshot.error),
    history: ids(snapshot.historyValue),
    children: Object.entries(snapshot.children as Record<string, AnyActorRef>).map(([id, kid]) => [
      id,
      viewOfLive(kid),
    ]),
  };
};

type Saved = {
  readonly value: StateValue;
  readonly historyValue: Readonly<Record<string, readonly { readonly id: string }[]>>;
};

export const viewOfState = (machine: AnyStateMachine, state: State): View => {
  const runner: Runner<AnyStateMachine> = compile(machine);
  const { historyValue } = toPersisted(machine, state as never) as unknown as Saved;
  const value = runner.value(state as never);
  return {
    value,
    order: JSON.stringify(value),
    tags: runner.tags(state as never),
    meta: runner.meta(state as never),
    status: state.status,
    context: comparable(state.context),
    output: comparable(state.output),
    error: faultOf(state.error),
    history: ids(historyValue),
    children: state.children.map((kid) => [kid.id, viewOfState(logicOf(machine, kid.src), kid)]),
  };
};

/** The machine behind a child's `src`, also when it was invoked inline. */
const logicOf = (machine: AnyStateMachine, src: string): AnyStateMachine => {
  const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(src) ?? [];
  if (id === undefined) return machine.implementations.actors[src] as AnyStateMachine;
  const { invoke } = machine.getStateNodeById(id).config as { invoke: unknown };
  return ([invoke].flat()[Number(index)] as { src: AnyStateMachine }).src;
};

/** The microsteps of live actors, as an inspector hears of them. */
export const microstepOf = (event: InspectionEvent): Microstep | null => {
  if (event.type !== '@xstate.microstep') return null;
  const path: string[] = [];
  for (let at = event.actorRef as AnyActorRef & { _parent?: AnyActorRef }; at._parent; at = at._parent)
    path.unshift(at.id);
  const transitions = (event._transitions as unknown as LiveTransition[]).map((one) => ({
    source: one.source.id,
    target: one.target?.map(({ id }) => id),
    eventType: one.eventType,
    reenter: one.reenter,
  }));
  return { actor: path, event: event.event, transitions, value: (event.snapshot as AnyMachineSnapshot).value };
};

type LiveTransition = {
  readonly source: { readonly id: string };
  readonly target: readonly { readonly id: string }[] | undefined;
  readonly eventType: string | null;
  readonly reenter: boolean;
};
