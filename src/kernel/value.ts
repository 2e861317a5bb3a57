/** State values: what the active states are called, from the outside in. */
import { ancestorsOf, childrenOf, isLeaf, pathOf } from './nodes.ts';
import type { StateNode, StateValue } from './notation.ts';

/** The states that are entered when `node` is, itself first, as far as no history is asked. */
export const initialNodes = (node: StateNode): Set<StateNode> => {
  const found = new Set<StateNode>();
  const visit = (one: StateNode): void => {
    if (found.has(one)) return;
    found.add(one);
    if (one.type === 'compound') for (const first of one.initial.target) visit(first);
    if (one.type === 'parallel') for (const kid of childrenOf(one)) visit(kid);
  };
  visit(node);
  return found;
};

/** The same, with whatever must be active along with them: initial states below, and everything above. */
export const completed = (nodes: Iterable<StateNode>): Set<StateNode> => {
  const all = new Set(nodes);
  const parents = new Set([...all].map((node) => node.parent));
  for (const node of all) {
    if (node.type === 'compound' && !parents.has(node)) for (const one of initialNodes(node)) all.add(one);
    if (node.type === 'parallel')
      for (const kid of childrenOf(node)) if (!all.has(kid)) for (const one of initialNodes(kid)) all.add(one);
  }
  for (const node of all) for (const above of ancestorsOf(node)) all.add(above);
  return all;
};

/** The value of a complete set of states. Regions are in the order in which the set has them. */
export const stateValue = (node: StateNode, active: ReadonlySet<StateNode>): StateValue => {
  const kids = [...active].filter((kid) => kid.parent === node);
  const [first] = kids;
  if (node.type === 'compound' && first && isLeaf(first)) return first.key;
  return Object.fromEntries(kids.map((kid) => [kid.key, stateValue(kid, active)]));
};

/** The states that a value names, in the order in which XState restores them. Throws on a state that is not there. */
export const nodesIn = (root: StateNode, value: StateValue): Set<StateNode> => {
  const named = (node: StateNode, at: StateValue): readonly StateNode[] => {
    const kid = (key: string): StateNode => {
      const found = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
      if (!found) throw new Error(`'${node.id}' has no state '${key}'.`);
      return found;
    };
    if (typeof at === 'string') return [node, kid(at)];
    const kids = Object.keys(at).map(kid);
    return [root, node, ...kids, ...kids.flatMap((one) => named(one, at[one.key] ?? {}))];
  };
  return completed(named(root, value));
};

/** Whether `value` is, or lies within, what is wanted. */
export const matches = (wanted: StateValue, value: StateValue): boolean => {
  const sought = typeof wanted === 'string' ? pathValue(wanted) : wanted;
  if (typeof value === 'string') return sought === value;
  if (typeof sought === 'string') return sought in value;
  return Object.keys(sought).every((key) => {
    const inner = value[key];
    return inner !== undefined && matches(sought[key] ?? {}, inner);
  });
};

/** `'a.b'` is short for `{ a: 'b' }`. */
const pathValue = (path: string): StateValue => {
  const keys = pathOf(path);
  return keys.slice(0, -1).reduceRight<StateValue>((inner, key) => ({ [key]: inner }), keys.at(-1) ?? '');
};
