/** The tree of states: who is above whom, and what a state is called in a saved position. */
import type { StateNode } from './notation.ts';

export const isLeaf = (node: StateNode): boolean => node.type === 'atomic' || node.type === 'final';
export const isHistory = (node: StateNode): boolean => node.type === 'history';

/** The states below it that can be active; history states never are. */
export const childrenOf = (node: StateNode): StateNode[] => Object.values(node.states).filter((kid) => !isHistory(kid));

/** Every state of the chart, history states included, in document order. */
export const everyNode = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(everyNode)];

/** Nothing is above the root, so everything counts as below `undefined`. */
export const isBelow = (node: StateNode, ancestor: StateNode | undefined): boolean => {
  let at = node;
  while (at.parent && at.parent !== ancestor) at = at.parent;
  return at.parent === ancestor;
};

/** Its ancestors from the innermost, up to `limit`, which is not among them. */
export const ancestorsOf = (node: StateNode, limit?: StateNode): StateNode[] => {
  const found: StateNode[] = [];
  if (node !== limit) for (let at = node.parent; at && at !== limit; at = at.parent) found.push(at);
  return found;
};

export const isFinished = (active: ReadonlySet<StateNode>, node: StateNode): boolean => {
  if (node.type === 'compound') return childrenOf(node).some((kid) => kid.type === 'final' && active.has(kid));
  if (node.type === 'parallel') return childrenOf(node).every((kid) => isFinished(active, kid));
  return node.type === 'final';
};

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '.': '\\.', ' ': '\\_' };

/** Its keys from below the root, with dots between; the root's is empty. Names have no spaces. */
export const nameOf = (node: StateNode): string =>
  node.path.map((key) => key.replace(/[\\. ]/g, (sign) => ESCAPES[sign] as string)).join('.');

/** The keys in a path as charts write it: dots between, and a backslash before a sign that is only itself. */
export const pathOf = (path: string): string[] => {
  const keys: string[] = [];
  let key = '';
  for (let i = 0; i < path.length; i++) {
    if (path[i] === '.') {
      keys.push(key);
      key = '';
    } else key += path[i] === '\\' ? path[++i] : path[i];
  }
  return [...keys, key];
};
