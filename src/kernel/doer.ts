/** What an action may do to the actor it runs in, and what guards and actions are once compiled. */
import { refuse } from './errors.ts';
import { type Context, type Event, isExpression, type StateNode, type StateValue } from './notation.ts';
import type { Self } from './self.ts';

/** Where an actor is: all that a guard can ask about. */
export type Place = { readonly value: StateValue; readonly nodes: readonly StateNode[] };

/** Answers with anything that counts as true or false. */
export type Guard = (context: Context, event: Event, place: Place) => unknown;

export type Step = (doer: Doer, event: Event, params?: unknown) => void;

export type Status = 'active' | 'done' | 'error' | 'stopped';

export interface Doer {
  readonly self: Self;
  readonly place: Place;
  context: Context;
  status: Status;
  output: unknown;
  /** Whether XState would have made a new snapshot by now: it decides if eventless transitions are asked again. */
  touched: boolean;
  raise(event: unknown): void;
  emit(event: unknown): void;
  /** Runs what belongs to the outside: at once, or, while the actor is being made, when it starts. */
  act(effect: () => void): void;
  log(values: readonly unknown[]): void;
  post(to: unknown, event: unknown): void;
  spawn(src: unknown, id: unknown, input: unknown): void;
  stop(whom: unknown): void;
  /** From now to `arrived`, letters to these children wait until they are there. */
  expect(ids: readonly string[]): void;
  arrived(): void;
}

/** There is no system in a plain value, so whoever asks for it is told so. */
export const SYSTEM = {
  get: (): never => refuseSystem(),
  getAll: (): never => refuseSystem(),
  inspect: (): never => refuseSystem(),
};
const refuseSystem = (): never => refuse('`system`: actors are addressed by their ids');

/** What an expression in an action is called with. */
export const argsOf = (doer: Doer, event: Event): object => ({
  context: doer.context,
  event,
  self: doer.self,
  system: SYSTEM,
});

/** What was said, or what the function that was said in its place makes of the moment. */
export const workedOut = (said: unknown, doer: Doer, event: Event, params?: unknown): unknown =>
  isExpression(said) ? said(argsOf(doer, event), params) : said;
