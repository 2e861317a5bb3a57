/** A transition, compiled. */
import type { Guard, Step } from './doer.ts';
import type { StateNode } from './notation.ts';

/** What a transition says about where it leads, which is also what an initial state or a history's default says. */
export type Arrow = {
  readonly source: StateNode;
  readonly target: readonly StateNode[] | undefined;
  readonly reenter: boolean;
};

export type Transition = Arrow & {
  /** Its number in the chart. */
  readonly n: number;
  readonly eventType: string | null;
  /** Its place among the transitions of its source for that event. */
  readonly index: number;
  readonly guard: Guard | null;
  readonly steps: readonly Step[];
  /** Without target and actions it only forbids, and does not count when one asks what can be done. */
  readonly forbids: boolean;
  /** The usual answer to "which transitions?", made once. */
  readonly alone: readonly Transition[];
};

export const NO_TRANSITIONS: readonly Transition[] = [];
