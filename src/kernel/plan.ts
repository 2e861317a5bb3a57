/**
 * One microstep, worked out beforehand: leave, act, enter, as one flat list of steps, and the configuration it leads to.
 * It depends on nothing but where the machine is and which transitions it takes.
 */
import { outputOf, reporting, spawning } from './actions.ts';
import type { Step } from './doer.ts';
import { entrySet } from './entrySet.ts';
import { exitSet } from './exitSet.ts';
import { type History, remembering } from './history.ts';
import { isFinished } from './nodes.ts';
import type { StateNode } from './notation.ts';
import type { Arrow, Transition } from './transition.ts';

/** What a plan needs to know of where it starts. */
export type Start = { readonly nodes: readonly StateNode[]; readonly history: History };

export type Plan<To> = {
  readonly steps: readonly Step[];
  readonly to: To;
  /** Whether the states or what is remembered are others afterwards, as XState sees it. */
  readonly moves: boolean;
};

export interface Planner<To> {
  steps(actions: readonly unknown[]): readonly Step[];
  configuration(nodes: readonly StateNode[], history: History): To;
}

export const planFrom = <To extends Start>(planner: Planner<To>, from: To, taken: readonly Transition[]): Plan<To> => {
  const active = new Set(from.nodes);
  const steps: Step[] = [];
  const left = [...exitSet(taken, active, from.history)].sort(innermostFirst);
  const history = remembering(from.history, left, active);
  for (const node of left) {
    steps.push(...planner.steps(node.exit), ...node.invoke.map(({ id }) => stopInvoked(id)));
    active.delete(node);
  }
  for (const one of taken) steps.push(...one.steps);
  steps.push(...entering(planner, taken, active, history));
  const same = history === from.history && active.size === from.nodes.length && from.nodes.every((n) => active.has(n));
  // A configuration that is left and entered again as it was keeps its order of entry.
  if (same) return { steps, to: from, moves: false };
  return { steps, to: planner.configuration([...active], history), moves: true };
};

/** The first microstep of all: the root and its initial states are entered, and nothing is left. */
export const planBirth = <To extends Start>(
  planner: Planner<To>,
  root: StateNode,
  arrow: Arrow,
  from: To,
): Plan<To> => {
  const active = new Set([root]);
  const steps = entering(planner, [arrow], active, from.history);
  return { steps, to: planner.configuration([...active], from.history), moves: true };
};

const innermostFirst = (a: StateNode, b: StateNode): number => b.order - a.order;

const entering = <To>(
  planner: Planner<To>,
  taken: readonly Arrow[],
  active: Set<StateNode>,
  history: History,
): readonly Step[] => {
  const { enter, byDefault } = entrySet(taken, history);
  const steps: Step[] = [];
  const finished = new Set<StateNode>();
  let ends = false;
  for (const node of [...enter].sort((a, b) => a.order - b.order)) {
    active.add(node);
    const initial = byDefault.has(node) ? planner.steps(node.initial.actions) : [];
    steps.push(...withInvoked(node, planner.steps(node.entry), initial));
    if (node.type !== 'final') continue;
    const end = completing(node, active, finished);
    steps.push(...end.steps);
    ends ||= end.ends;
  }
  if (ends) for (const node of [...active].sort(innermostFirst)) steps.push(...planner.steps(node.exit));
  return steps;
};

/** What is invoked is spawned after the entry actions, which may write to it all the same. */
const withInvoked = (node: StateNode, entry: readonly Step[], initial: readonly Step[]): readonly Step[] => {
  if (node.invoke.length === 0) return [...entry, ...initial];
  const ids = node.invoke.map(({ id }) => id);
  const spawns = node.invoke.map(({ src, id, input }) => spawning(src, { id, input }));
  return [(doer) => doer.expect(ids), ...entry, ...spawns, ...initial, (doer) => doer.arrived()];
};

const stopInvoked =
  (id: string): Step =>
  (doer) =>
    doer.stop(id);

/** A final state is entered: its parent hears of it, and so do parallel states that are finished by it, up to the root. */
const completing = (
  node: StateNode,
  active: ReadonlySet<StateNode>,
  finished: Set<StateNode>,
): { readonly steps: readonly Step[]; readonly ends: boolean } => {
  const { parent } = node;
  const steps: Step[] = [];
  if (parent?.type === 'compound') steps.push(reporting(`xstate.done.state.${parent.id}`, node.output));
  let above = parent?.type === 'parallel' ? parent : parent?.parent;
  let completion = above ?? node;
  while (above?.type === 'parallel' && !finished.has(above) && isFinished(active, above)) {
    finished.add(above);
    steps.push(reporting(`xstate.done.state.${above.id}`, undefined));
    completion = above;
    above = above.parent;
  }
  if (above) return { steps, ends: false };
  return { steps: [...steps, ending(node.machine.root.output, completion)], ends: true };
};

const ending =
  (output: unknown, completion: StateNode): Step =>
  (doer, event) => {
    doer.status = 'done';
    if (output === undefined) return;
    const inner = completion.parent ? outputOf(completion.output, doer, event) : undefined;
    doer.output = outputOf(output, doer, { type: `xstate.done.state.${completion.id}`, output: inner } as typeof event);
  };
