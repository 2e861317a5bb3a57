import type { AnyTransitionDefinition } from 'xstate';
import type { ChartTransition } from '../protocol.ts';

/** The name of a guard or an action as the definition has it. */
export function nameOf(said: unknown): string {
  if (typeof said === 'string') return said;
  if (typeof said === 'function') return said.name || 'unnamed';
  const { type } = said as { readonly type?: unknown };
  return typeof type === 'string' ? type : 'unnamed';
}

export const guardOf = ({ guard }: AnyTransitionDefinition): string | null =>
  guard === undefined ? null : nameOf(guard);

/** A child that was given no name is numbered by XState, with the place where it is invoked. */
const nameOfChild = (id = ''): string => (/^\d+\./.test(id) || id === '*' ? '' : id);

/** "allPassed" as "all passed". */
const inWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** What a line says of a transition: the event without its prefix, or for `always` the condition. */
export function labelOf({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): string {
  // Of any child: only our own charts hear that, of entries that leave the pile.
  if (event === 'xstate.done.actor.*') return 'left';
  const [, how, child] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(event) ?? [];
  if (how !== undefined) return [nameOfChild(child), how === 'done' ? 'done' : 'failed'].join(' ').trim();
  const [, after] = /^xstate\.after\.(\w+)\./.exec(event) ?? [];
  if (after !== undefined) return `after ${after}`;
  if (event !== '' && !event.startsWith('xstate.done.state.')) return event.replace(/^entry\./, '');
  return guard === null ? '' : inWords(guard);
}

/** How many letters a line of a label has room for. */
const ROOM = 12;

/** Labels that share one line of the drawing, each said once, broken into lines. */
export function joinLabels(labels: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const label of new Set(labels.filter((said) => said !== ''))) {
    const last = lines.at(-1);
    const joined = `${last}, ${label}`;
    if (last !== undefined && joined.length <= ROOM) lines[lines.length - 1] = joined;
    else {
      if (last !== undefined) lines[lines.length - 1] = `${last},`;
      lines.push(...broken(label));
    }
  }
  return lines;
}

/** A long label, broken at the space nearest to its middle. */
function broken(label: string): string[] {
  if (label.length <= ROOM) return [label];
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const middle = label.length / 2;
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [label] : [label.slice(0, at), label.slice(at + 1)];
}
