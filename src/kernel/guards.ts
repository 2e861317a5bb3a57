/** Guards, turned from what they say into functions. */
import type { Guard } from './doer.ts';
import { KernelError, refuse } from './errors.ts';
import {
  type BuiltInGuard,
  isBuiltInGuard,
  isExpression,
  type Machine,
  nameIn,
  paramsIn,
  type StateNode,
  type StateValue,
} from './notation.ts';
import { matches } from './value.ts';

/** `within` are the named guards that this one is part of. */
export const compileGuard = (machine: Machine, said: unknown, within: readonly string[] = []): Guard => {
  if (isExpression(said)) return compileFound(machine, said, undefined, within);
  const name = nameIn(said);
  if (within.includes(name)) return refuse(`the guard '${name}', which is made of itself`);
  const found = machine.implementations.guards[name];
  if (!found) return fails(`There is no guard '${name}'.`);
  const path = [...within, name];
  // Another name for a guard; the parameters are then those that are said with the other name.
  if (!isExpression(found)) return compileGuard(machine, found, path);
  return compileFound(machine, found, paramsIn(said), path);
};

const compileFound = (
  machine: Machine,
  found: (args: object, params?: unknown) => unknown,
  params: unknown,
  within: readonly string[],
): Guard => {
  const guard: Guard | null = isBuiltInGuard(found) ? compileBuiltIn(machine, found, within) : null;
  if (isExpression(params)) {
    return (context, event, place) => {
      const given = params({ context, event });
      return guard ? guard(context, event, place) : found({ context, event }, given);
    };
  }
  return guard ?? ((context, event) => found({ context, event }, params));
};

const compileBuiltIn = (machine: Machine, guard: BuiltInGuard, within: readonly string[]): Guard => {
  if (guard.stateValue !== undefined) return compileStateIn(machine, guard.stateValue);
  const parts = (guard.guards ?? []).map((part) => compileGuard(machine, part, within));
  switch (meaningOf(guard)) {
    case 'and':
      return (context, event, place) => parts.every((part) => part(context, event, place));
    case 'or':
      return (context, event, place) => parts.some((part) => part(context, event, place));
    case 'not':
      return (context, event, place) => !parts[0]?.(context, event, place);
    default:
      return refuse('a guard with a check of its own that is not and, or, not or stateIn');
  }
};

/** XState's `and`, `or` and `not` look alike from outside, and a bundler may rename them: so they are tried out. */
const meaningOf = ({ check }: BuiltInGuard): 'and' | 'or' | 'not' | 'unknown' => {
  const answer = (...guards: readonly boolean[]) =>
    check({}, { context: {}, event: { type: '' } }, { guards: guards.map((yes) => () => yes) }) === true;
  const table = `${answer(true, false)} ${answer(false, true)} ${answer(true, true)} ${answer(false, false)}`;
  if (table === 'false false true false') return 'and';
  if (table === 'true true true false') return 'or';
  return table === 'false true false true' ? 'not' : 'unknown';
};

const compileStateIn = (machine: Machine, wanted: StateValue): Guard => {
  if (typeof wanted !== 'string' || !wanted.startsWith('#')) return (_, __, { value }) => matches(wanted, value);
  let node: StateNode;
  try {
    node = machine.getStateNodeById(wanted);
  } catch {
    return fails(`There is no state '${wanted}'.`);
  }
  return (_, __, { nodes }) => nodes.includes(node);
};

const fails =
  (message: string): Guard =>
  () => {
    throw new Error(message);
  };

/** The guard of a transition for an event: when it throws, the error says which one it was. */
export const namingItself = (guard: Guard, said: unknown, eventType: string, source: StateNode): Guard => {
  const which = isExpression(said) ? 'The guard' : `The guard '${nameIn(said)}'`;
  return (context, event, place) => {
    try {
      return guard(context, event, place);
    } catch (cause) {
      if (cause instanceof KernelError) throw cause;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${which} for '${eventType}' in '${source.id}' failed: ${why}`, { cause });
    }
  };
};
