import type { StateValue } from 'xstate';
import { gameMachine } from '../../machines/game.ts';
import { pileEntryMachine } from '../../machines/pileEntry.ts';
import type { Spine } from '../../machines/spine.ts';
import type { Microstep, TakenTransition } from '../kernel/index.ts';
import { type Settled, settledIn } from './settled.ts';

export type { Microstep, TakenTransition };

/** An active state of a chart: `path` are the keys that lead to it. */
export type ActiveState = { readonly id: string; readonly key: string; readonly path: readonly string[] };

export const isOfTheSpine = ({ actor }: Microstep): boolean => actor.length === 0;

/** What the spine would say if it came to rest where a microstep of its has led. */
export const spineAt = ({
  at,
  status,
  context,
}: Microstep): Pick<Spine, 'holder' | 'question'> & { settled: Settled } => {
  const spine = context as Spine;
  const { holder, question } = spine;
  return { settled: settledIn({ at, status, context: spine, children: [] }), holder, question };
};

type StateNode = typeof gameMachine.root | typeof pileEntryMachine.root;

const known = { spine: new Map<string, readonly ActiveState[]>(), entry: new Map<string, readonly ActiveState[]>() };

/** The states that are active where a microstep has led, parents before their children. */
export const activeAfter = (microstep: Microstep): readonly ActiveState[] => {
  const { at, value } = microstep;
  const [states, { root }] = isOfTheSpine(microstep) ? [known.spine, gameMachine] : [known.entry, pileEntryMachine];
  const found = states.get(at) ?? within(root, value);
  states.set(at, found);
  return found;
};

const within = (node: StateNode, value: StateValue): readonly StateNode[] => {
  const inner = typeof value === 'string' ? { [value]: {} } : value;
  const nodes: Readonly<Record<string, StateNode>> = node.states;
  return [node, ...Object.entries(inner).flatMap(([key, at]) => within(nodes[key] as StateNode, at ?? {}))];
};
