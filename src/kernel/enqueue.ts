/**
 * `enqueueActions`: a function that lists what is to be done, and then it is done.
 *
 * XState makes a new `enqueue` with nine methods each time; here one serves all, and writes to whichever list is open.
 */
import { assigning, emitting, raising, sending, spawning, stopping } from './actions.ts';
import { type Doer, type Guard, type Step, SYSTEM } from './doer.ts';
import { refuse } from './errors.ts';
import type { Event, Expression } from './notation.ts';

/** Turns what is said of an action or a guard into what does it. */
export interface Reader {
  step(said: unknown): Step;
  guard(said: unknown): Guard;
}

export const enqueueingWith = (reader: Reader): ((collect: Expression) => Step) => {
  let open: Step[] | null = null;
  const put = (step: Step): void => {
    if (open) open.push(step);
    else refuse('`enqueue` after its action has ended');
  };
  const enqueue = Object.assign((said: unknown): void => put(reader.step(said)), {
    assign: (assignment: unknown) => put(assigning(assignment)),
    raise: (event: unknown, options?: unknown) => put(raising(event, options)),
    emit: (event: unknown) => put(emitting(event)),
    sendTo: (to: unknown, event: unknown, options?: unknown) => put(sending(to, event, options)),
    sendParent: (event: unknown, options?: unknown) => put(sending('#_parent', event, options)),
    spawnChild: (src: unknown, options?: unknown) => put(spawning(src, options)),
    stopChild: (whom: unknown) => put(stopping(whom)),
    cancel: () => refuse('the action xstate.cancel'),
  });

  const list = (collect: Expression, doer: Doer, event: Event, params: unknown): readonly Step[] => {
    const { context, place } = doer;
    const check = (said: unknown): unknown => reader.guard(said)(context, event, place);
    const outer = open;
    const steps: Step[] = [];
    open = steps;
    try {
      collect({ context, event, enqueue, check, self: doer.self, system: SYSTEM }, params);
    } finally {
      open = outer;
    }
    return steps;
  };

  return (collect) => (doer, event, params) => {
    for (const step of list(collect, doer, event, params)) step(doer, event);
  };
};
