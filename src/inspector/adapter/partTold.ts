import { MACHINES } from '../../engine/machines.ts';
import { guardsOf, type Looked } from '../chart/looked.ts';
import { outlineOf } from '../chart/outlineOf.ts';
import type { Count, PartAsked, PartTold } from '../protocol.ts';
import type { Frame } from './frame.ts';
import { SPINE } from './heard.ts';

const guards = {
  game: guardsOf(outlineOf(MACHINES.game)),
  pileEntry: guardsOf(outlineOf(MACHINES.pileEntry)),
};

/**
 * What a game has done with one part of a chart: how often its state was entered or its transitions were taken, up to step
 * `n` and in all, and what the guards said when they were last looked at, up to step `n`. Of an entry's chart, all entries count.
 */
export function partTold(frames: readonly Frame[], { machine, n, state, edges }: PartAsked): PartTold {
  const wanted = new Map(edges.map((id) => [id, { id, taken: noCount(), guard: null as Look }]));
  const entered = noCount();
  const at = new Map<string, { active: readonly string[]; step: number }>();
  const later = new Map<string, readonly string[]>();
  const looks = guards[machine];
  const sources = new Set(edges.map((edge) => edge.slice(0, edge.indexOf('|'))));
  const isAsked = (active: readonly string[]): boolean => active.some((state) => sources.has(state));
  const look = (all: readonly Looked[], step: number): void => {
    for (const { edge, value } of all) {
      const one = wanted.get(edge);
      if (one) one.guard = { value, n: step };
    }
  };
  for (const [step, { taken }] of frames.entries()) {
    for (const moved of taken) {
      if ((moved.actor === SPINE) !== (machine === 'game')) continue;
      const before = later.get(moved.actor) ?? [];
      later.set(moved.actor, moved.active);
      if (state !== null && moved.active.includes(state) && !before.includes(state)) count(entered, step, n);
      for (const edge of moved.edges) {
        const one = wanted.get(edge);
        if (one) count(one.taken, step, n);
      }
      if (step > n) continue;
      const rest = at.get(moved.actor);
      if (rest && isAsked(rest.active) && !looks.goesByItself(moved)) look(looks.rested(rest.active), rest.step);
      if (isAsked(before)) look(looks.moved(before, moved), step);
      at.set(moved.actor, { active: moved.active, step });
    }
  }
  for (const { active, step } of at.values()) if (isAsked(active)) look(looks.rested(active), step);
  return { machine, n, state, entered, edges: [...wanted.values()] };
}

type Look = PartTold['edges'][number]['guard'];
type Counting = { -readonly [Key in keyof Count]: Count[Key] };

const noCount = (): Counting => ({ until: 0, all: 0, last: null });

function count(counting: Counting, step: number, n: number): void {
  counting.all += 1;
  if (step > n) return;
  counting.until += 1;
  counting.last = step;
}
