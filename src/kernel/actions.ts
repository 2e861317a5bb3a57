/** Actions, turned from what they say into steps. */
import { argsOf, type Doer, type Step, SYSTEM, workedOut } from './doer.ts';
import { refuse } from './errors.ts';
import {
  type BuiltInAction,
  type Context,
  type Event,
  type Expression,
  evaluate,
  isBuiltInAction,
  isEvent,
  isExpression,
  isObject,
} from './notation.ts';

export const doNothing: Step = () => {};

/** An action of the author's own: it can change nothing but the world outside. */
const custom =
  (does: Expression): Step =>
  (doer, event, params) => {
    const args = argsOf(doer, event);
    doer.act(() => void does(args, params));
  };

/** `collect` is what an `enqueueActions` is made of; whoever can read all kinds of actions knows what to do with it. */
export const stepOf = (found: Expression, enqueueing: (collect: Expression) => Step): Step => {
  if (!isBuiltInAction(found)) return custom(found);
  if (found.type === 'xstate.enqueueActions') return enqueueing(found.collect as Expression);
  return builtIn(found);
};

const builtIn = (action: BuiltInAction): Step => {
  switch (action.type) {
    case 'xstate.assign':
      return assigning(action.assignment);
    case 'xstate.raise':
      return raising(action.event, action);
    case 'xstate.emit':
      return emitting(action.event);
    case 'xstate.sendTo':
      return sending(action.to, action.event, action);
    case 'xstate.spawnChild':
      return spawning(action.src, action);
    case 'xstate.stopChild':
      return stopping(action.actorRef);
    case 'xstate.log':
      return logging(action.value, action.label);
    default:
      return refuse(`the action ${action.type}`);
  }
};

/** The given parameters, said or worked out, for a step that takes them. */
export const withParams = (step: Step, params: unknown): Step => {
  if (params === undefined) return step;
  if (!isExpression(params)) return (doer, event) => step(doer, event, params);
  return (doer, event) => step(doer, event, params({ context: doer.context, event }));
};

const refuseDelay = (options: unknown, what: string): void => {
  if (isObject(options) || isExpression(options))
    if ((options as { readonly delay?: unknown }).delay !== undefined) refuse(`${what} with a delay`);
};

/** What is said as an event may be a function; anything else has to be an event. */
const refuseNoEvent = (said: unknown, what: string): void => {
  if (!isExpression(said) && !isEvent(said)) refuse(`${what} of ${JSON.stringify(said)}, which is no event`);
};

const spawn = (): never => refuse('spawn in assign or context: a reference is no data; use spawnChild');

const assignArgsOf = (doer: Doer, event: Event): object => ({
  context: doer.context,
  event,
  self: doer.self,
  system: SYSTEM,
  spawn,
});

/** Key by key: a second spread would cost more than the rest of a small step. */
const assign = (doer: Doer, changes: Context, made: (said: unknown) => unknown): void => {
  const changed: Record<string, unknown> = { ...doer.context };
  for (const key of Object.keys(changes)) changed[key] = made(changes[key]);
  doer.context = changed;
  doer.touched = true;
};

const asItIs = (said: unknown): unknown => said;

export const assigning = (assignment: unknown): Step => {
  if (isExpression(assignment))
    return (doer, event, params) => {
      const changes = assignment(assignArgsOf(doer, event), params) as Context | undefined;
      assign(doer, changes ?? {}, asItIs);
    };
  return (doer, event, params) => {
    let args: object | null = null;
    assign(doer, assignment as Context, (said) => {
      if (!isExpression(said)) return said;
      args ??= assignArgsOf(doer, event);
      return said(args, params);
    });
  };
};

export const raising = (said: unknown, options?: unknown): Step => {
  refuseDelay(options, 'raise');
  refuseNoEvent(said, 'raise');
  return (doer, event, params) => doer.raise(workedOut(said, doer, event, params));
};

export const emitting =
  (said: unknown): Step =>
  (doer, event, params) =>
    doer.emit(workedOut(said, doer, event, params));

export const sending = (to: unknown, said: unknown, options?: unknown): Step => {
  refuseDelay(options, 'sendTo');
  refuseNoEvent(said, 'sendTo');
  return (doer, event, params) => {
    const letter = workedOut(said, doer, event, params);
    doer.post(workedOut(to, doer, event, params), letter);
  };
};

export const spawning = (src: unknown, options: unknown = {}): Step => {
  const { id, input, systemId, syncSnapshot } = options as Readonly<Record<string, unknown>>;
  if (typeof src !== 'string') refuse('an actor that is spawned without a name in setup({ actors })');
  if (id === undefined) refuse(`spawnChild('${src}') without an id`);
  if (systemId !== undefined) refuse(`spawnChild('${src}') with a systemId`);
  if (syncSnapshot) refuse(`spawnChild('${src}') with syncSnapshot`);
  return (doer, event) => doer.spawn(src, workedOut(id, doer, event), workedOut(input, doer, event));
};

export const stopping =
  (whom: unknown): Step =>
  (doer, event, params) =>
    doer.stop(workedOut(whom, doer, event, params));

const logging =
  (value: unknown, label: unknown): Step =>
  (doer, event, params) => {
    const said = workedOut(value, doer, event, params);
    doer.log(label ? [label, said] : [said]);
  };

/** Tells the parent state that this final state has been reached. */
export const reporting = (type: string, output: unknown): Step =>
  output === undefined
    ? (doer) => doer.raise({ type, output: undefined })
    : (doer, event) => doer.raise({ type, output: outputOf(output, doer, event) });

export const outputOf = (output: unknown, doer: Doer, event: Event): unknown =>
  evaluate(output, { context: doer.context, event, self: doer.self });
