/** To and from what XState persists, so that a live actor can take over from a value, and a value from a live actor. */
import type { AnyStateMachine, Snapshot } from 'xstate';
import { type Chart, chartOf } from './chart.ts';
import type { Status } from './doer.ts';
import { errorData, refuse } from './errors.ts';
import { type History, NO_HISTORY } from './history.ts';
import { mustBeState } from './misuse.ts';
import { isObject, type StateNode, type StateValue } from './notation.ts';
import type { StateOf } from './runner.ts';
import type { Child, State } from './state.ts';
import { nodesIn } from './value.ts';

/** What `createActor(machine, { snapshot })` goes on from; it is equal to what the live actor would persist there. */
export const toPersisted = <M extends AnyStateMachine>(machine: M, state: StateOf<M>): Snapshot<unknown> =>
  persistedOf(chartOf(machine), stateGiven(state)) as unknown as Snapshot<unknown>;

/**
 * The state of what `actor.getPersistedSnapshot()` returned, also after a trip through JSON. XState does not persist in
 * which order parallel states were entered; the state gets the order in which XState itself would restore them.
 */
export const fromPersisted = <M extends AnyStateMachine>(machine: M, persisted: unknown): StateOf<M> =>
  stateOf(chartOf(machine), persisted) as StateOf<M>;

const stateGiven = (state: State): State => {
  mustBeState(state);
  return state;
};

type Persisted = {
  readonly status: Status;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly value: StateValue;
  readonly historyValue?: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly context: unknown;
  readonly children?: Readonly<Record<string, PersistedChild>>;
};

type PersistedChild = {
  readonly snapshot: unknown;
  readonly src: unknown;
  readonly systemId?: unknown;
  readonly syncSnapshot?: unknown;
};

const persistedOf = (chart: Chart, state: State): Persisted => {
  const { value, history } = chart.position(state.at, state.history);
  const historyValue = [...history].map(([memory, nodes]) => [memory.id, nodes.map(({ id }) => ({ id }))] as const);
  const children = state.children.map((child): readonly [string, PersistedChild] => [
    child.id,
    {
      snapshot: persistedOf(chart.actor(child.src), child),
      src: child.src,
      systemId: undefined,
      syncSnapshot: false,
    },
  ]);
  return {
    status: state.status,
    output: state.output,
    error: state.error,
    value,
    historyValue: Object.fromEntries(historyValue),
    context: state.context,
    children: Object.fromEntries(children),
  };
};

const isPersisted = (said: unknown): said is Persisted => isObject(said) && 'status' in said && 'value' in said;

const stateOf = (chart: Chart, persisted: unknown): State => {
  if (!isPersisted(persisted)) return refuse(`${JSON.stringify(persisted)} as what a machine has persisted`);
  const { status, output, context } = persisted;
  refuseReferences(context, 'context');
  const error = errorData(persisted.error);
  const history = historyFrom(chart, persisted.historyValue ?? {});
  const { at, remembered } = chart.configuration([...nodesIn(chart.root, persisted.value)], history);
  const children = Object.entries(persisted.children ?? {}).map(([id, child]) => childOf(chart, id, child));
  return {
    at,
    status,
    context,
    children,
    ...(remembered ? { history: remembered } : {}),
    ...(output !== undefined ? { output } : {}),
    ...(error !== undefined ? { error } : {}),
  };
};

const childOf = (chart: Chart, id: string, { snapshot, src, systemId, syncSnapshot }: PersistedChild): Child => {
  if (typeof src !== 'string') return refuse(`the child '${id}', whose logic has no name`);
  if (systemId !== undefined) return refuse(`the child '${id}' with a systemId`);
  if (syncSnapshot) return refuse(`the child '${id}' with syncSnapshot`);
  return { id, src, ...stateOf(chart.actor(src), snapshot) };
};

/** XState forgets what it does not find by its id, and so does this. */
const historyFrom = (chart: Chart, said: NonNullable<Persisted['historyValue']>): History => {
  const find = (id: string): StateNode | null => {
    try {
      return chart.machine.getStateNodeById(id);
    } catch {
      return null;
    }
  };
  const found = new Map<StateNode, readonly StateNode[]>();
  for (const memory of chart.histories) {
    const nodes = (said[memory.id] ?? []).map(({ id }) => find(id)).filter((node) => node !== null);
    if (nodes.length > 0) found.set(memory, nodes);
  }
  return found.size > 0 ? found : NO_HISTORY;
};

/** A reference that XState would revive can only be meant for a live actor. */
const refuseReferences = (value: unknown, path: string): void => {
  if (!isObject(value)) return;
  if (value.xstate$$type === 1) refuse(`a reference to an actor in a state, at ${path}`);
  for (const key of Object.keys(value)) refuseReferences(value[key], `${path}.${key}`);
};
