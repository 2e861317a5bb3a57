import { labelOf } from '../../chart/label.ts';
import { say } from '../language/language.ts';

/** An event as a person says it. */
export function eventWords(event: string): string {
  if (event === '') return say.chart.atOnce;
  if (event.startsWith('xstate.done.state.')) return say.chart.whenDone;
  if (/^xstate\.done\.actor\.(\*|e\d+)$/.test(event)) return say.chart.entryLeft;
  return labelOf({ event, guard: null });
}
