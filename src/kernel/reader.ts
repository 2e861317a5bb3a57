/** Reads the actions and guards of one machine, named and inline; what is said by name is read once. */
import { doNothing, stepOf, withParams } from './actions.ts';
import type { Guard, Step } from './doer.ts';
import { enqueueingWith, type Reader } from './enqueue.ts';
import { compileGuard } from './guards.ts';
import { isExpression, type Machine, nameIn, paramsIn } from './notation.ts';

export const readerOf = (machine: Machine): Reader => {
  const named = new Map<string, Step>();
  const guards = new Map<string, Guard>();

  const stepNamed = (name: string): Step => {
    let step = named.get(name);
    if (!step) {
      const found = machine.implementations.actions[name];
      // An action without an implementation does nothing, as in XState.
      step = isExpression(found) ? stepOf(found, enqueueing) : doNothing;
      named.set(name, step);
    }
    return step;
  };
  const reader: Reader = {
    step: (said) =>
      isExpression(said) ? stepOf(said, enqueueing) : withParams(stepNamed(nameIn(said)), paramsIn(said)),
    guard(said) {
      if (typeof said !== 'string') return compileGuard(machine, said);
      let guard = guards.get(said);
      if (!guard) {
        guard = compileGuard(machine, said);
        guards.set(said, guard);
      }
      return guard;
    },
  };
  const enqueueing = enqueueingWith(reader);
  return reader;
};
