/** What history states remember. */
import { isBelow, isHistory, isLeaf, pathOf } from './nodes.ts';
import type { StateNode } from './notation.ts';
import type { Arrow } from './transition.ts';

/** For each history state what was active when its parent was left last, in XState's order of entry. */
export type History = ReadonlyMap<StateNode, readonly StateNode[]>;

export const NO_HISTORY: History = new Map();

/** What is remembered once these states are left; the very same if none of them has a history state. */
export const remembering = (history: History, left: readonly StateNode[], active: Iterable<StateNode>): History => {
  let changed: Map<StateNode, readonly StateNode[]> | null = null;
  for (const node of left) {
    for (const memory of Object.values(node.states).filter(isHistory)) {
      const kept = (one: StateNode): boolean =>
        memory.history === 'deep' ? isLeaf(one) && isBelow(one, node) : one.parent === node;
      changed ??= new Map(history);
      changed.set(memory, [...active].filter(kept));
    }
  }
  return changed ?? history;
};

/** Where a history state leads that remembers nothing yet, and whether that is the way in which its parent begins. */
export const defaultOf = (memory: StateNode): { readonly target: readonly StateNode[]; readonly initial: boolean } => {
  const parent = memory.parent as StateNode;
  const { target } = memory.config;
  if (target === undefined || target === '') {
    return parent.type === 'parallel'
      ? { target: [parent], initial: false }
      : { target: parent.initial.target, initial: true };
  }
  const targets = Array.isArray(target) ? target : [target];
  return { target: targets.map((one: unknown) => stateAt(parent, String(one))), initial: false };
};

const stateAt = (parent: StateNode, path: string): StateNode => {
  if (path.startsWith('#')) return parent.machine.getStateNodeById(path);
  let node = parent;
  for (const key of pathOf(path)) {
    if (key === '') break;
    const next = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
    if (!next) throw new Error(`A history state of '${parent.id}' leads to '${path}', which is not there.`);
    node = next;
  }
  return node;
};

/** The states that a transition leads to, with what history states stand for in their place. */
export const effectiveTargets = (target: readonly StateNode[] | undefined, history: History): readonly StateNode[] => {
  const found = new Set<StateNode>();
  for (const node of target ?? []) {
    if (!isHistory(node)) found.add(node);
    else {
      const remembered = history.get(node);
      for (const one of remembered ?? effectiveTargets(defaultOf(node).target, history)) found.add(one);
    }
  }
  return [...found];
};

/** The outermost state that a transition stays within; undefined when it leaves even the root. */
export const domainOf = ({ source, target, reenter }: Arrow, history: History): StateNode | undefined => {
  const targets = effectiveTargets(target, history);
  if (!reenter && targets.every((one) => one === source || isBelow(one, source))) return source;
  const common = leastCommonAncestor([...targets, source]);
  return common ?? (reenter ? undefined : source.machine.root);
};

const leastCommonAncestor = ([head, ...tail]: readonly StateNode[]): StateNode | undefined => {
  for (let above = head?.parent; above; above = above.parent) {
    const ancestor = above;
    if (tail.every((one) => isBelow(one, ancestor))) return ancestor;
  }
  return undefined;
};
