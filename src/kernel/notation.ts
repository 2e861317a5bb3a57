/**
 * What the kernel reads of XState's objects: the only file that knows how they look inside.
 *
 * XState types these with `any`. Here they get shapes in which everything a chart's author wrote is `unknown`, and the
 * one cast is in `read`; the rest are type guards.
 */
import type { AnyStateMachine, EventObject, StateValue } from 'xstate';

export type { StateValue };
export type Event = Readonly<EventObject>;
export type Context = Readonly<Record<string, unknown>>;

/** A function in a chart: of its arguments, and of the parameters of whoever named it. */
export type Expression = (args: object, params?: unknown) => unknown;

export type TransitionDefinition = {
  readonly source: StateNode;
  readonly target: readonly StateNode[] | undefined;
  readonly reenter: boolean;
  readonly guard: unknown;
  readonly actions: readonly unknown[];
  readonly eventType: string | null;
};

export type InvokeDefinition = {
  readonly id: string;
  readonly src: string;
  readonly input?: unknown;
  readonly systemId?: unknown;
  readonly onSnapshot?: unknown;
};

export type StateNode = {
  readonly key: string;
  readonly id: string;
  readonly path: readonly string[];
  readonly order: number;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly history: false | 'shallow' | 'deep';
  readonly machine: Machine;
  readonly parent: StateNode | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly entry: readonly unknown[];
  readonly exit: readonly unknown[];
  readonly initial: { readonly target: readonly StateNode[]; readonly actions: readonly unknown[] };
  readonly invoke: readonly InvokeDefinition[];
  readonly transitions: ReadonlyMap<string, readonly TransitionDefinition[]>;
  readonly always: readonly TransitionDefinition[] | undefined;
  readonly tags: readonly string[];
  readonly meta: unknown;
  readonly output: unknown;
  readonly config: { readonly after?: unknown; readonly target?: unknown; readonly invoke?: unknown };
};

export type Machine = {
  readonly id: string;
  readonly root: StateNode;
  readonly config: { readonly context?: unknown };
  readonly options: { readonly maxIterations?: number } | undefined;
  readonly implementations: Readonly<Record<'actions' | 'guards' | 'actors', Readonly<Record<string, unknown>>>>;
  getStateNodeById(id: string): StateNode;
};

/** `assign(…)`, `raise(…)` and the like: a function with its type and its parts as properties. */
export type BuiltInAction = Expression & { readonly type: string } & Readonly<Record<string, unknown>>;

/** `and`, `or`, `not` and `stateIn`: a function that carries its own check. */
export type BuiltInGuard = Expression & {
  check(snapshot: object, args: object, parts: object): unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: StateValue;
};

/** The same object, in shapes without `any`. */
export const read = (machine: AnyStateMachine): Machine => machine as unknown as Machine;

export const isObject = (said: unknown): said is Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null;
export const isExpression = (said: unknown): said is Expression => typeof said === 'function';
export const isBuiltInAction = (said: unknown): said is BuiltInAction => isExpression(said) && 'resolve' in said;
export const isBuiltInGuard = (said: unknown): said is BuiltInGuard => isExpression(said) && 'check' in said;
export const isMachine = (logic: unknown): logic is Machine =>
  isObject(logic) && 'root' in logic && 'implementations' in logic;

/** An event is an object with a type that is no wildcard. */
export const isEvent = (said: unknown): said is Event =>
  isObject(said) && typeof said.type === 'string' && said.type !== '*';

/** The name in a reference to a guard or an action: `'name'` or `{ type: 'name' }`. */
export const nameIn = (said: unknown): string => String(isObject(said) ? said.type : said);

/** The parameters in such a reference. */
export const paramsIn = (said: unknown): unknown => (isObject(said) ? said.params : undefined);

/** What was said, or what the function that was said in its place makes of the arguments. */
export const evaluate = (said: unknown, args: object, params?: unknown): unknown =>
  isExpression(said) ? said(args, params) : said;
