import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';

/** Fewer items than that are all drawn. */
const FEW = 200;
/** How far beyond what is seen items are drawn, in pixels. */
const MARGIN = 600;

/** An item of a long list: what its height is kept by, and what it is guessed at until it has been measured. */
export type Item = { readonly key: object; readonly guess: number };

export type Virtual = {
  /** The items that are drawn: from that one up to, and without, the other. */
  readonly from: number;
  readonly to: number;
  /** The room of those above and below that are not drawn. */
  readonly above: number;
  readonly below: number;
  readonly isLong: boolean;
  /** Where an item begins. */
  readonly topOf: (at: number) => number;
  /** To be told each item's element. */
  readonly measure: (key: object, element: HTMLElement | null) => void;
};

/** Of a long list only what is seen is drawn; the rest is room. Heights are measured as they are drawn. */
export function useVirtual(box: RefObject<HTMLElement | null>, items: readonly Item[]): Virtual {
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  const [times, remeasured] = useReducer((count: number) => count + 1, 0);
  const heights = useRef(new WeakMap<object, number>());
  const changed = useRef(false);
  const isLong = items.length > FEW;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isLong) return;
    const look = (): void => setSeen({ top: element.scrollTop, height: element.clientHeight });
    look();
    let width = element.clientWidth;
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth !== width) heights.current = new WeakMap();
      width = element.clientWidth;
      look();
    });
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, isLong]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` says that heights have changed
  const tops = useMemo(() => {
    const all = new Float64Array(items.length + 1);
    for (const [at, { key, guess }] of items.entries())
      all[at + 1] = (all[at] ?? 0) + (heights.current.get(key) ?? guess);
    return all;
  }, [items, times]);

  useLayoutEffect(() => {
    if (changed.current) remeasured();
    changed.current = false;
  });

  const topOf = useCallback((at: number): number => tops[Math.min(at, items.length)] ?? 0, [tops, items.length]);
  const measure = useCallback((key: object, element: HTMLElement | null): void => {
    // Measured once: to look is dear, because the whole page is laid out for it.
    if (element === null || heights.current.has(key)) return;
    heights.current.set(key, element.offsetHeight);
    changed.current = true;
  }, []);

  const from = isLong ? firstBelow(tops, seen.top - MARGIN) : 0;
  const to = isLong ? Math.min(items.length, firstBelow(tops, seen.top + seen.height + MARGIN) + 1) : items.length;
  return { from, to, above: topOf(from), below: topOf(items.length) - topOf(to), isLong, topOf, measure };
}

/** The first item that ends below that height. */
function firstBelow(tops: Float64Array, height: number): number {
  let [low, high] = [0, Math.max(tops.length - 2, 0)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? 0) > height) high = middle;
    else low = middle + 1;
  }
  return low;
}
