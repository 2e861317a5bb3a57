/** Which states transitions enter. SCXML's algorithm, as XState has it. */
import { defaultOf, domainOf, effectiveTargets, type History } from './history.ts';
import { ancestorsOf, childrenOf, isBelow, isHistory } from './nodes.ts';
import type { StateNode } from './notation.ts';
import type { Arrow } from './transition.ts';

export type EntrySet = {
  readonly enter: ReadonlySet<StateNode>;
  /** Those that begin as they do by default, so that the actions of their initial transition run. */
  readonly byDefault: ReadonlySet<StateNode>;
};

export const entrySet = (taken: readonly Arrow[], history: History): EntrySet => {
  const walk = new Entry(history);
  for (const one of taken) {
    const domain = domainOf(one, history);
    for (const node of one.target ?? []) {
      // A transition to its own source that does not reenter stays inside, and the source is not entered again.
      const entered = one.source !== node || one.source !== domain || one.reenter;
      if (!isHistory(node) && entered) walk.begin(node);
      walk.down(node);
    }
    const limit = !one.source.parent && one.reenter ? undefined : domain;
    for (const node of effectiveTargets(one.target, history)) {
      const above = ancestorsOf(node, domain);
      walk.up(domain?.type === 'parallel' ? [...above, domain] : above, limit);
    }
  }
  return walk;
};

class Entry implements EntrySet {
  readonly enter = new Set<StateNode>();
  readonly byDefault = new Set<StateNode>();
  private readonly history: History;

  constructor(history: History) {
    this.history = history;
  }

  begin(node: StateNode): void {
    this.enter.add(node);
    this.byDefault.add(node);
  }

  /** What is entered below it. */
  down(node: StateNode): void {
    if (isHistory(node)) this.recall(node);
    else if (node.type === 'compound') {
      const [first] = node.initial.target;
      if (!first) return;
      if (!isHistory(first)) this.begin(first);
      this.down(first);
      this.up(ancestorsOf(first, node), undefined);
    } else if (node.type === 'parallel') this.fill(node, (kid) => this.begin(kid));
  }

  /** What is entered above: the ancestors themselves, and the regions beside the one that was aimed at. */
  up(ancestors: readonly StateNode[], within: StateNode | undefined): void {
    for (const node of ancestors) {
      if (!within || isBelow(node, within)) this.enter.add(node);
      if (node.type === 'parallel') this.fill(node, (kid) => void this.enter.add(kid));
    }
  }

  private fill(parallel: StateNode, add: (region: StateNode) => void): void {
    for (const kid of childrenOf(parallel)) {
      if ([...this.enter].some((one) => isBelow(one, kid))) continue;
      add(kid);
      this.down(kid);
    }
  }

  private recall(memory: StateNode): void {
    const parent = memory.parent as StateNode;
    const remembered = this.history.get(memory);
    const { target, initial } = remembered ? { target: remembered, initial: false } : defaultOf(memory);
    for (const node of target) {
      this.enter.add(node);
      if (initial) this.byDefault.add(parent);
      this.down(node);
    }
    for (const node of target) this.up(ancestorsOf(node, parent), undefined);
  }
}
