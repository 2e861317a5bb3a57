import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { isRuleId, type RuleId } from '../../model/rulebook.ts';
import { edgeId } from '../edge.ts';
import { guardOf, nameOf } from './label.ts';
import type { Outline, OutlineState, OutlineTransition } from './outline.ts';

/** A machine as plain data. */
export function outlineOf(machine: AnyStateMachine): Outline {
  const nodes = within(machine.root);
  return { machine: machine.id, states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf).map(tell) };
}

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).toSorted((a, b) => a.order - b.order);

const within = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...childrenOf(node).flatMap(within)];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

function rulesOf(meta: unknown): readonly RuleId[] {
  const { rules } = (meta ?? {}) as { readonly rules?: unknown };
  return Array.isArray(rules) ? rules.filter(isRuleId) : [];
}

const textOf = (said: unknown): string | null => (typeof said === 'string' ? said : null);

function stateOf(node: AnyStateNode): OutlineState {
  const { parent } = node;
  return {
    id: node.id,
    key: node.key,
    parent: parent?.id ?? null,
    type: node.type,
    initial: (parent?.type === 'compound' && parent.initial.target.includes(node)) || false,
    first: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : (childrenOf(node)[0]?.id ?? null),
    rules: rulesOf(node.meta),
    description: textOf(node.description),
    entry: node.entry.map(nameOf),
    exit: node.exit.map(nameOf),
  };
}

function tell(transition: AnyTransitionDefinition): OutlineTransition {
  const { source, eventType, meta, description, actions, target } = transition;
  const alike = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return {
    id: edgeId(source.id, eventType, alike.indexOf(transition)),
    source: source.id,
    targets: target?.map(({ id }) => id) ?? null,
    event: eventType,
    guard: guardOf(transition),
    actions: actions.map(nameOf),
    rules: rulesOf(meta),
    description: textOf(description),
  };
}
