/** Configurations and their names: from a saved position to the states that are active, and back. */
import { Configuration, type Tables } from './configuration.ts';
import { type History, NO_HISTORY } from './history.ts';
import { ancestorsOf, everyNode, isFinished, isHistory, nameOf } from './nodes.ts';
import type { StateNode } from './notation.ts';

/** What history states remember, as names. */
export type Remembered = Readonly<Record<string, readonly string[]>>;

export class Positions {
  private readonly tables: Tables;
  private readonly named = new Map<string, StateNode>();
  private readonly known = new Map<string, Configuration>();
  /** The same memory is mostly the same object; spelling it out each time would cost more than the step. */
  private readonly spelt = new WeakMap<Remembered, string>();

  constructor(tables: Tables) {
    this.tables = tables;
    for (const node of everyNode(tables.root)) this.named.set(nameOf(node), node);
  }

  of(active: readonly StateNode[], history: History): Configuration {
    const nodes = this.inOrder(active);
    const missing = ancestorsOfAll(nodes).map((node) => `${MISSING}${nameOf(node)}`);
    const at = [...listed(nodes).map(nameOf), ...missing].join(' ');
    const remembered = namesOf(history);
    const key = this.keyOf(at, remembered);
    return this.known.get(key) ?? this.keep(key, nodes, history, { at, remembered });
  }

  /** Throws when the chart has no such states. */
  from(at: string, remembered: Remembered | undefined): Configuration {
    const key = this.keyOf(at, remembered);
    const known = this.known.get(key);
    if (known) return known;
    const nodes = this.inOrder(this.nodesFrom(at.split(' ')));
    const history = remembered ? this.historyFrom(remembered) : NO_HISTORY;
    return this.keep(key, nodes, history, { at, remembered });
  }

  private keep(
    key: string,
    nodes: readonly StateNode[],
    history: History,
    names: Pick<Configuration, 'at' | 'remembered'>,
  ): Configuration {
    const made = new Configuration(this.tables, nodes, history, names);
    this.known.set(key, made);
    return made;
  }

  /** A machine that is done has its states in reverse, as XState leaves them after their last exit actions. */
  private inOrder(nodes: readonly StateNode[]): readonly StateNode[] {
    return isFinished(new Set(nodes), this.tables.root) ? [...nodes].sort((a, b) => b.order - a.order) : nodes;
  }

  private keyOf(at: string, remembered: Remembered | undefined): string {
    if (!remembered) return at;
    let text = this.spelt.get(remembered);
    if (text === undefined) {
      const names = Object.entries(remembered).map(([memory, states]) => `${memory}=${states.join(' ')}`);
      text = names.sort().join(' | ');
      this.spelt.set(remembered, text);
    }
    return `${at} | ${text}`;
  }

  private node(name: string): StateNode {
    const node = this.named.get(name);
    if (!node) throw new Error(`'${this.tables.root.id}' has no state '${name}'.`);
    return node;
  }

  private nodesFrom(names: readonly string[]): readonly StateNode[] {
    const isMissing = (name: string): boolean => name.startsWith(MISSING);
    const nodes = names.filter((name) => !isMissing(name)).map((name) => this.node(name));
    const missing = names.filter(isMissing).map((name) => this.node(name.slice(MISSING.length)));
    return [...ancestorsOfAll(nodes).filter((node) => !missing.includes(node)), ...nodes];
  }

  private historyFrom(remembered: Remembered): History {
    const entries = Object.entries(remembered).map(([memory, names]) => {
      const node = this.node(memory);
      if (!isHistory(node)) throw new Error(`'${memory}' is no history state.`);
      return [node, names.map((name) => this.node(name))] as const;
    });
    return new Map(entries);
  }
}

/**
 * The states by which a configuration is named. A leaf says all there is to say of a chart without regions. Below a
 * parallel state every active state is named, since the order in which they were entered can be observed.
 */
const listed = (nodes: readonly StateNode[]): readonly StateNode[] => {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter((node) => !parents.has(node) || ancestorsOf(node).some(({ type }) => type === 'parallel'));
};

/** The ancestors that are not among them, from the root. */
const ancestorsOfAll = (nodes: readonly StateNode[]): readonly StateNode[] => {
  const above = new Set(nodes.flatMap((node) => ancestorsOf(node)).filter((node) => !nodes.includes(node)));
  return [...above].sort((a, b) => a.order - b.order);
};

/** XState can leave the root and not enter it again, by way of a history state of the root's. No name begins so. */
const MISSING = '\\!';

const namesOf = (history: History): Remembered | undefined =>
  history.size === 0
    ? undefined
    : Object.fromEntries([...history].map(([memory, nodes]) => [nameOf(memory), nodes.map(nameOf)]));
