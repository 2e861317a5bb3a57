import { say } from '../language/language.ts';

/** An event as a person says it. */
export function eventWords(event: string): string {
  if (event === '') return say.chart.atOnce;
  if (event.startsWith('xstate.done.state.')) return say.chart.whenDone;
  if (event.startsWith('xstate.done.actor.')) return say.chart.entryLeft;
  return event.replace(/^entry\./, '');
}
