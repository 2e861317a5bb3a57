/** What can be seen not to be supported before anything runs, each with its place. */
import { Unsupported } from './errors.ts';
import { defaultOf } from './history.ts';
import { isHistory } from './nodes.ts';
import {
  isBuiltInAction,
  isExpression,
  type Machine,
  nameIn,
  type StateNode,
  type TransitionDefinition,
} from './notation.ts';

/** What is tried out to see whether it can be run. */
export interface Trial {
  readonly machine: Machine;
  step(action: unknown): unknown;
  transition(said: TransitionDefinition): unknown;
  actor(src: unknown): unknown;
}

export const reasonsAgainst = (nodes: readonly StateNode[], trial: Trial): readonly string[] => {
  const reasons: string[] = [];
  const attempt = (place: string, what: () => unknown): void => {
    try {
      what();
    } catch (cause) {
      if (!(cause instanceof Unsupported)) throw cause;
      for (const reason of cause.reasons) reasons.push(`${reason}, in ${place}`);
    }
  };
  const actions = (place: string, list: readonly unknown[]): void => {
    for (const action of list) {
      attempt(place, () => trial.step(action));
      const src = spawnedBy(action, trial.machine);
      if (src !== null) attempt(place, () => trial.actor(src));
    }
  };
  for (const node of nodes) {
    const faults = faultsOf(node, nodes);
    for (const fault of faults) reasons.push(`${fault}, in '${node.id}'`);
    // What `after` adds to the entry and exit actions needs no complaint of its own.
    if (faults.length > 0 || isHistory(node)) continue;
    actions(`the entry of '${node.id}'`, node.entry);
    actions(`the exit of '${node.id}'`, node.exit);
    actions(`the initial transition of '${node.id}'`, node.initial.actions);
    for (const { src } of node.invoke) attempt(`the invoke of '${node.id}'`, () => trial.actor(src));
    for (const said of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const place = said.eventType
        ? `the transition for '${said.eventType}' of '${node.id}'`
        : `'always' of '${node.id}'`;
      attempt(place, () => trial.transition(said));
      actions(place, said.actions);
    }
  }
  return [...new Set(reasons)];
};

const faultsOf = (node: StateNode, nodes: readonly StateNode[]): readonly string[] => {
  const faults: string[] = [];
  if (node.config.after !== undefined) faults.push('after');
  if (nodes.some((other) => other !== node && other.id === node.id)) faults.push('an id that another state has too');
  for (const { systemId, onSnapshot } of node.invoke) {
    if (systemId !== undefined) faults.push('invoke with a systemId');
    if (onSnapshot !== undefined) faults.push('invoke with onSnapshot');
  }
  if (isHistory(node)) faults.push(...faultsOfHistory(node));
  return faults;
};

const faultsOfHistory = (memory: StateNode): readonly string[] => {
  try {
    const { target, initial } = defaultOf(memory);
    return initial && target.includes(memory) ? ['a history state that begins with itself'] : [];
  } catch (cause) {
    return [`a history state whose target is not there (${cause instanceof Error ? cause.message : cause})`];
  }
};

const spawnedBy = (action: unknown, machine: Machine): string | null => {
  const found = isExpression(action) ? action : machine.implementations.actions[nameIn(action)];
  if (!isBuiltInAction(found) || found.type !== 'xstate.spawnChild') return null;
  return typeof found.src === 'string' ? found.src : null;
};
