import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { edgeId } from '../../src/inspector/edge.ts';
import type { ChartEdge, ChartNode, ChartTransition } from '../../src/inspector/protocol.ts';
import type { RuleId } from '../../src/model/rulebook.ts';
import { guardOf, joinLabels, labelOf, nameOf } from './chartLabel.ts';

/** A drawing before it is laid out. */
export type Part = Omit<ChartNode, 'x' | 'y' | 'width' | 'height'>;
export type Line = Omit<ChartEdge, 'points' | 'at'>;
export type Parts = { readonly machine: string; readonly nodes: readonly Part[]; readonly lines: readonly Line[] };

/** The states a machine can be drawn for: those that are the parent of a possible leaf. */
export const focusesOf = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  within(machine.root).filter((node) => childrenOf(node).some((child) => childrenOf(child).length === 0));

/**
 * What is drawn for one focus: from `top` down, every compound state on the way to the focus unfolded, every other one
 * folded to a box. Transitions from and to the inside of a folded box are drawn from and to the box.
 */
export function partsFor(focus: AnyStateNode, top: AnyStateNode): Parts {
  const open = new Set([focus, ...ancestors(focus)]);
  const nodes: Part[] = [];
  const visit = (node: AnyStateNode, parent: AnyStateNode | null): void => {
    nodes.push(partOf(node, parent, !open.has(node)));
    if (open.has(node)) for (const child of childrenOf(node)) visit(child, node);
  };
  visit(top, null);

  const drawn = new Set(nodes.map((node) => node.id));
  const lines = new Map<string, { source: string; target: string; of: AnyTransitionDefinition[]; to: string }>();
  const join = (source: string, target: string, transition: AnyTransitionDefinition, to = ''): void => {
    const id = `${source}>${target}`;
    const line = lines.get(id) ?? { source, target, of: [], to };
    line.of.push(transition);
    lines.set(id, line);
  };

  const inside = within(top);
  for (const transition of inside.flatMap(transitionsOf)) {
    for (const goal of transition.target ?? [transition.source]) {
      if (!inside.includes(goal)) join(top.id, goal.id, transition, ` → ${goal.key}`);
      else {
        const [from, to] = sides(transition.source, goal);
        const shut = from === to && childrenOf(from).length > 0 && !open.has(from);
        if (drawn.has(from.id) && drawn.has(to.id) && !shut) join(from.id, to.id, transition);
      }
    }
  }
  return {
    machine: top.machine.id,
    nodes,
    lines: [...lines].map(([id, { source, target, of, to }]) => {
      const label = joinLabels(of.map(labelOf));
      return {
        id,
        source,
        target,
        label: to === '' ? label : [`${label.join(' ')}${to}`.trim()],
        transitions: of.map(tell),
      };
    }),
  };
}

/** The two states on the same level between which a transition is drawn: lines do not cross the border of a box. */
function sides(source: AnyStateNode, target: AnyStateNode): readonly [AnyStateNode, AnyStateNode] {
  const from = [source, ...ancestors(source)].toReversed();
  const to = [target, ...ancestors(target)].toReversed();
  const fork = from.findIndex((node, depth) => node !== to[depth]);
  // Into its own inside: the line begins at the border. Back to what it is in: it begins there anew.
  if (fork < 0) return [source, to[from.length] ?? source];
  const [first] = target.initial.target;
  if (to[fork] === undefined) return first === undefined ? [source, source] : sides(source, first);
  return [from[fork] ?? source, to[fork]];
}

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).toSorted((a, b) => a.order - b.order);

const within = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...childrenOf(node).flatMap(within)];

const ancestors = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...ancestors(node.parent)];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const rulesOf = (meta: unknown): readonly RuleId[] => (meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? [];

function partOf(node: AnyStateNode, parent: AnyStateNode | null, shut: boolean): Part {
  const compound = childrenOf(node).length > 0;
  return {
    id: node.id,
    key: node.key,
    parent: parent?.id ?? null,
    type: node.type,
    initial: parent?.initial?.target.includes(node) ?? false,
    folded: compound && shut,
    rules: rulesOf(node.meta),
    description: node.description ?? null,
    entry: node.entry.map(nameOf),
    exit: node.exit.map(nameOf),
  };
}

function tell(transition: AnyTransitionDefinition): ChartTransition {
  const { source, eventType, meta, description, actions } = transition;
  const alike = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return {
    id: edgeId(source.id, eventType, alike.indexOf(transition)),
    event: eventType,
    guard: guardOf(transition),
    actions: actions.map(nameOf),
    rules: rulesOf(meta),
    description: description ?? null,
  };
}
