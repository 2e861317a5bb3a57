/**
 * Machines as plain data, so that fast-check can draw them and make them smaller. Numbers point into lists, whatever their
 * length, so that every drawing means something.
 */
export type GuardSpec =
  | { readonly guard: 'every'; readonly of: number; readonly rest: number; readonly worked: boolean }
  | { readonly guard: 'on'; readonly event: number }
  | { readonly guard: 'in'; readonly state: number; readonly byId: boolean }
  | { readonly guard: 'and' | 'or'; readonly parts: readonly GuardSpec[] }
  | { readonly guard: 'not'; readonly part: GuardSpec }
  | { readonly guard: 'boom' };

export type ActionSpec =
  | { readonly act: 'note' | 'emit' | 'log' | 'boom' | 'custom' | 'nothing'; readonly text: number }
  | { readonly act: 'raise' | 'toSelf' | 'toParent' | 'reply'; readonly event: number; readonly queued: boolean }
  | { readonly act: 'toKid' | 'forward'; readonly kid: number; readonly event: number; readonly careful: boolean }
  | { readonly act: 'spawn'; readonly kid: number; readonly kind: number; readonly queued: boolean }
  | { readonly act: 'stop'; readonly kid: number; readonly queued: boolean }
  | {
      readonly act: 'if';
      readonly guard: GuardSpec;
      readonly yes: readonly ActionSpec[];
      readonly no: readonly ActionSpec[];
    };

export type TransitionSpec = {
  readonly to: readonly number[];
  readonly reenter: boolean;
  readonly guard: GuardSpec | null;
  readonly actions: readonly ActionSpec[];
};

export type NodeSpec = {
  readonly kind: 'atomic' | 'final' | 'compound' | 'parallel' | 'shallow' | 'deep';
  readonly kids: readonly NodeSpec[];
  readonly initial: number;
  readonly entry: readonly ActionSpec[];
  readonly exit: readonly ActionSpec[];
  readonly first: readonly ActionSpec[];
  readonly on: readonly { readonly descriptor: number; readonly transitions: readonly TransitionSpec[] }[];
  readonly always: readonly TransitionSpec[];
  readonly done: readonly TransitionSpec[];
  readonly invoke: number | null;
  readonly marked: boolean;
};

/** The root is a machine; the kids are machines too, each of which can spawn those after it. */
export type MachineSpec = {
  readonly root: NodeSpec;
  readonly kinds: readonly NodeSpec[];
  readonly reaping: boolean;
  readonly events: readonly number[];
};

export const EVENTS = ['A', 'B', 'C', 'x.y', 'x.z', 'x', 'quiet'] as const;

export const DESCRIPTORS = [
  ...['A', 'B', 'C', 'x.y', 'x.z', 'x', 'x.*', '*', 'x.y.*'],
  ...['xstate.done.actor.*', 'xstate.done.actor.k0', 'xstate.error.actor.*', 'xstate.done.state.*', 'xstate.init'],
];
