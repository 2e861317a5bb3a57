/** A set of states that are active together, with what history states remember: where a machine is. */
import type { Kind } from './descriptor.ts';
import type { Place } from './doer.ts';
import { withoutConflicts } from './exitSet.ts';
import type { History } from './history.ts';
import { ancestorsOf, isLeaf } from './nodes.ts';
import type { Context, Event, StateNode, StateValue } from './notation.ts';
import type { Plan } from './plan.ts';
import { NO_TRANSITIONS, type Transition } from './transition.ts';
import { completed, stateValue } from './value.ts';

/** What is looked up in the chart, and kept here for the configuration. */
export interface Tables {
  readonly root: StateNode;
  kindOf(type: string): Kind;
  /** What a state says to events of that kind; `type` is one of them. */
  heardBy(node: StateNode, kind: Kind, type: string): readonly Transition[];
  eventless(node: StateNode): readonly Transition[];
  planFrom(from: Configuration, taken: readonly Transition[]): Plan<Configuration>;
}

type Tree = { readonly node: StateNode; readonly kids: readonly Tree[] };

export class Configuration implements Place {
  /** What it is called in a saved state. */
  readonly at: string;
  /** In XState's order of entry, which parallel regions can observe. */
  readonly nodes: readonly StateNode[];
  readonly history: History;
  /** The same as names, for a saved state; undefined when nothing is remembered. */
  readonly remembered: Readonly<Record<string, readonly string[]>> | undefined;
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
  private readonly tables: Tables;
  private readonly tree: Tree;
  /** With one leaf there are no regions, and one list to look through. */
  private readonly line: readonly StateNode[] | null;
  private readonly eventless: readonly (readonly Transition[])[];
  private readonly heard = new Map<Kind, readonly Transition[]>();
  private readonly plans = new Map<Transition | string, Plan<Configuration>>();

  constructor(
    tables: Tables,
    nodes: readonly StateNode[],
    history: History,
    names: Pick<Configuration, 'at' | 'remembered'>,
  ) {
    this.tables = tables;
    this.at = names.at;
    this.remembered = names.remembered;
    this.nodes = nodes;
    this.history = history;
    this.value = stateValue(tables.root, completed(nodes));
    this.tags = [...new Set(nodes.flatMap((node) => node.tags))];
    this.meta = Object.fromEntries(nodes.filter(({ meta }) => meta !== undefined).map(({ id, meta }) => [id, meta]));
    this.tree = treeOf(tables.root, this.value);
    this.line = lineOf(this.tree);
    this.eventless = nodes
      .filter(isLeaf)
      .map((leaf) => [leaf, ...ancestorsOf(leaf)].flatMap((node) => tables.eventless(node)))
      .filter((list) => list.length > 0);
  }

  /** The transitions that an event takes from here: of each region the innermost. */
  select(event: Event, context: Context): readonly Transition[] {
    const kind = this.tables.kindOf(event.type);
    if (!this.line) return this.selectIn(this.tree, kind, event, context);
    let list = this.heard.get(kind);
    if (!list) {
      list = this.line.flatMap((node) => this.tables.heardBy(node, kind, event.type));
      this.heard.set(kind, list);
    }
    return this.first(list, event, context);
  }

  selectEventless(event: Event, context: Context): readonly Transition[] {
    const [only, ...others] = this.eventless;
    if (!only) return NO_TRANSITIONS;
    if (others.length === 0) return this.first(only, event, context);
    const enabled = new Set(this.eventless.flatMap((list) => this.first(list, event, context)));
    return withoutConflicts([...enabled], this.nodes, this.history);
  }

  plan(taken: readonly Transition[]): Plan<Configuration> {
    const [only] = taken;
    const key = only && taken.length === 1 ? only : taken.map(({ n }) => n).join();
    let plan = this.plans.get(key);
    if (!plan) {
      plan = this.tables.planFrom(this, withoutConflicts(taken, this.nodes, this.history));
      this.plans.set(key, plan);
    }
    return plan;
  }

  private first(list: readonly Transition[], event: Event, context: Context): readonly Transition[] {
    for (const one of list) if (one.guard === null || one.guard(context, event, this)) return one.alone;
    return NO_TRANSITIONS;
  }

  private selectIn({ node, kids }: Tree, kind: Kind, event: Event, context: Context): readonly Transition[] {
    const inner = kids.flatMap((kid) => this.selectIn(kid, kind, event, context));
    return inner.length > 0 ? inner : this.first(this.tables.heardBy(node, kind, event.type), event, context);
  }
}

/** Regions are asked in the order of the value's keys, as XState asks them. */
const treeOf = (node: StateNode, value: StateValue): Tree => {
  const inner: readonly (readonly [string, StateValue])[] =
    typeof value === 'string' ? [[value, {}]] : Object.entries(value).map(([key, at]) => [key, at ?? {}]);
  return { node, kids: inner.map(([key, at]) => treeOf(node.states[key] as StateNode, at)) };
};

/** From the innermost state outwards; null when there are regions. */
const lineOf = ({ node, kids }: Tree): readonly StateNode[] | null => {
  const [only, ...others] = kids;
  if (!only) return [node];
  const inner = others.length === 0 ? lineOf(only) : null;
  return inner && [...inner, node];
};
