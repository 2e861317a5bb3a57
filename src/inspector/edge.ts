import type { AnyTransitionDefinition } from 'xstate';

/**
 * The id of a transition: the state it leaves, the event as the definition has it (empty for `always`), and its place
 * among the transitions of that state for that event.
 */
export const edgeId = (source: string, event: string, index: number): string => `${source}|${event}|${index}`;

/** The id of a transition that a microstep names; null for what is no transition of the definition (an initial one). */
export function edgeOf(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition;
  const alike = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const index = alike.indexOf(transition);
  return index < 0 ? null : edgeId(source.id, eventType, index);
}
