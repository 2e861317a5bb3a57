/** Which states transitions leave, and which transitions cannot be taken together. SCXML's algorithm, as XState has it. */
import { domainOf, type History } from './history.ts';
import { isBelow } from './nodes.ts';
import type { StateNode } from './notation.ts';
import type { Arrow, Transition } from './transition.ts';

export const exitSet = (
  taken: readonly Arrow[],
  active: Iterable<StateNode>,
  history: History,
): ReadonlySet<StateNode> => {
  const left = new Set<StateNode>();
  for (const one of taken) {
    if (!one.target?.length) continue;
    const domain = domainOf(one, history);
    if (domain && one.reenter && one.source === domain) left.add(domain);
    for (const node of active) if (isBelow(node, domain)) left.add(node);
  }
  return left;
};

/** Of two transitions that leave the same state the one further in is taken, or else the one that came first. */
export const withoutConflicts = (
  taken: readonly Transition[],
  active: readonly StateNode[],
  history: History,
): readonly Transition[] => {
  if (taken.length < 2) return taken;
  const kept = new Map<Transition, ReadonlySet<StateNode>>();
  for (const one of taken) {
    const mine = exitSet([one], active, history);
    const rivals = [...kept].filter(([, theirs]) => [...mine].some((node) => theirs.has(node))).map(([rival]) => rival);
    if (rivals.some((rival) => !isBelow(one.source, rival.source))) continue;
    for (const rival of rivals) kept.delete(rival);
    kept.set(one, mine);
  }
  return [...kept.keys()];
};
