import type { AnyStateNode } from 'xstate';
import { gameMachine } from '../../machines/game.ts';
import { pileEntryMachine } from '../../machines/pileEntry.ts';
import { INTENTS, type IntentType } from '../../src/index.ts';

/** One way out of a state, as the charts have it. */
export type Way = {
  readonly from: AnyStateNode;
  /** What it listens for; empty for one that is taken at once. */
  readonly event: string;
  readonly guard: unknown;
  readonly actions: readonly unknown[];
  readonly rules: readonly string[];
};

const below = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];

const rulesIn = (meta: unknown): readonly string[] => (meta as { rules?: readonly string[] } | undefined)?.rules ?? [];

export const SPINE = below(gameMachine.root);
export const ENTRY = below(pileEntryMachine.root);
export const NODES = [...SPINE, ...ENTRY];

/** The rules that a state says it carries out. */
export const rulesOf = (node: AnyStateNode): readonly string[] => rulesIn(node.meta);

/** A state, and those it lies in. */
export const chainOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...chainOf(node.parent)] : [node];

export const waysFrom = (node: AnyStateNode): readonly Way[] => {
  const heard = [...node.transitions.values()].flat();
  return [...heard, ...(node.always ?? [])].map((way) => ({
    from: node,
    event: way.eventType,
    guard: way.guard,
    actions: way.actions,
    rules: rulesIn(way.meta),
  }));
};

export const WAYS = NODES.flatMap(waysFrom);

/** What a state itself listens for. */
export const heardBy = (node: AnyStateNode): readonly string[] => [...node.transitions.keys()];

export const isIntent = (event: string): event is IntentType => (INTENTS as readonly string[]).includes(event);

/** Told by the charts to themselves: a part of them has come to its end. */
export const isInner = (event: string): boolean => event === '' || event.startsWith('xstate.done.state.');

/** Where a way starts, and at what, for a message. */
export const nameOf = ({ from, event }: Way): string => `${from.id} at ${event === '' ? 'once' : event}`;
