import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { TakenTransition } from '../kernel/index.ts';

/** One transition as a chart has it. */
export type ChartTransition = {
  /** What it is known by: source, event, and its place among the transitions of that source for that event. */
  readonly id: string;
  /** The id of the state it leaves. */
  readonly source: string;
  /** The event it listens for; empty for one that needs none. */
  readonly event: string;
  /** The ids of the states it leads to; empty when it stays where it is. */
  readonly target: readonly string[];
};

/** Every transition of a chart: those for events, those without, those at the end of a state; none that only forbids. */
export const transitionsOf = (machine: AnyStateMachine): readonly ChartTransition[] =>
  [machine.root, ...getStateNodes(machine)].flatMap((node) => [...inNode(node)]);

function* inNode(node: AnyStateNode): Generator<ChartTransition> {
  for (const list of [...node.transitions.values(), node.always ?? []]) {
    for (const [index, { eventType, target, actions }] of list.entries()) {
      if (target === undefined && actions.length === 0) continue;
      const event = eventType ?? '';
      yield { id: idOf(node.id, event, index), source: node.id, event, target: target?.map(({ id }) => id) ?? [] };
    }
  }
}

/** The id of a transition that was taken. */
export const takenId = ({ source, eventType, index }: TakenTransition): string => idOf(source, eventType ?? '', index);

const DONE = 'xstate.done.state.';

/** `turn.idle on pass`, `turn.idle always 2`, `turn.pile at its end`: the number only where it is not the first. */
const idOf = (source: string, event: string, index: number): string => {
  const when = event === '' ? 'always' : event.startsWith(DONE) ? 'at its end' : `on ${event}`;
  return `${source} ${when}${index === 0 ? '' : ` ${index + 1}`}`;
};
