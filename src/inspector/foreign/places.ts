import { matches } from '../chart/looked.ts';
import { type Outline, treeOf } from '../chart/outline.ts';

/** The ids of the states that are active with that value of a machine, from the outermost; what it does not know is left out. */
export function activeIn(outline: Outline, value: unknown): readonly string[] {
  const tree = treeOf(outline);
  const active = [outline.machine];
  const enter = (parent: string, part: unknown): void => {
    const inner: readonly (readonly [string, unknown])[] =
      typeof part === 'string' ? [[part, null]] : typeof part === 'object' && part !== null ? Object.entries(part) : [];
    for (const [key, rest] of inner) {
      const child = tree.children(parent).find((one) => one.key === key);
      if (!child) continue;
      active.push(child.id);
      enter(child.id, rest);
    }
  };
  enter(outline.machine, value);
  return active;
}

/** "battle.aiming", or "left.up, right.down" of regions beside each other. */
export function whereIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, rest]) => [key, whereIn(rest)].filter((part) => part !== '').join('.'))
    .join(', ');
}

/** The one transition that an event can have led by, where there is but one; else none. */
export function likelyTaken(
  outline: Outline,
  before: readonly string[],
  after: readonly string[],
  event: string,
): readonly string[] {
  const tree = treeOf(outline);
  const [was, is] = [new Set(before), new Set(after)];
  const possible = outline.transitions.filter(
    ({ source, targets, event: descriptor }) =>
      was.has(source) &&
      (descriptor === '' || matches(descriptor, event)) &&
      (targets ?? []).length > 0 &&
      (targets ?? []).every((target) => is.has(target) && (!was.has(target) || tree.children(target).length === 0)),
  );
  const heard = possible.filter(({ event: descriptor }) => descriptor !== '');
  const [one, ...more] = heard.length > 0 ? heard : possible;
  return one && more.length === 0 ? [one.id] : [];
}
