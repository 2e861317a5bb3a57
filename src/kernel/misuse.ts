/** What is handed in from outside, looked at before it is used. */
import { Misuse } from './errors.ts';
import { type Event, isEvent, isMachine, isObject } from './notation.ts';

/** A value as a message can show it, whatever it is. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'Nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'A list';
  return typeof value === 'object' ? 'An object that is none' : `A ${typeof value}`;
};

/** @throws Misuse when it is no machine. */
export function mustBeMachine(value: unknown): void {
  if (!isMachine(value))
    throw new Misuse(
      `${shown(value)} was given as a machine: a machine is what createMachine or setup(…).createMachine returns.`,
    );
}

/** @throws Misuse when it is no event. */
export function eventFor(value: unknown): Event {
  if (isEvent(value)) return value;
  throw new Misuse(
    `${shown(value)} was given as an event: an event is an object with a type, such as { type: 'go' }; "*" is no type of an event.`,
  );
}

/** @throws Misuse when it cannot be a state. */
export function mustBeState(state: unknown): void {
  if (!isObject(state) || typeof state.at !== 'string' || typeof state.status !== 'string')
    throw new Misuse(
      `${shown(state)} was given as a state: a state is what begin, initial, next or fromPersisted returns.`,
    );
}
