import { useEffect, useRef } from 'react';
import { usePlace, useTable } from './wire/table.ts';

/**
 * Keys of the whole page: ← → Home End go along the course, ↑ ↓ from branch to branch; digits do what the acts say, and so does Enter where the focus
 * is on no control of its own. A letter turns the part of the page that shows it.
 */
export function useKeys(): void {
  const { position, branches, last, asks } = useTable();
  const place = usePlace();
  const { branch } = place;
  // Where it is to be looked, also while that is on its way: no key is lost.
  const n = place.n === 'last' ? position.n : place.n;
  const zeros = useRef('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const at = event.target as HTMLElement;
      if (at.closest('input, textarea, select, dialog, [role="menu"], [role="slider"], [role="tablist"]')) return;
      const isCapital = event.shiftKey && /^[A-Z]$/.test(event.key);
      if (event.shiftKey && !isCapital) return;
      const to = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: last }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        if (to >= 0 && to <= last && to !== n) asks.look(to === last ? 'last' : to);
        return;
      }
      const over = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (over !== undefined) {
        const next = branches[branches.findIndex(({ id }) => id === branch) + over];
        if (next === undefined || scrolls(at)) return;
        event.preventDefault();
        asks.follow(next.id);
        return;
      }
      if (turns(event.key)) {
        event.preventDefault();
        return;
      }
      const onControl = at.closest('button, a, summary') !== null;
      if (event.key === 'Enter' && onControl) return;
      // While something is being chosen, Enter is for that, and never for another act.
      const chooser = document.querySelector<HTMLFormElement>('.acts form.chooser');
      if (event.key === 'Enter' && chooser) {
        event.preventDefault();
        const done = chooser.querySelector<HTMLButtonElement>('button[type="submit"]');
        if (done?.disabled) chooser.querySelector('input')?.focus();
        else done?.click();
        return;
      }
      // Zeros wait for the digit that they belong to.
      const keys = `${/^[0-9]$/.test(event.key) ? zeros.current : ''}${event.key}`;
      zeros.current = /^0+$/.test(keys) ? keys : '';
      const act = document.querySelector<HTMLElement>(`.acts [data-key="${CSS.escape(keys)}"]`);
      // Whoever leaves a finger on a key means one act.
      if (!act || event.repeat) return;
      event.preventDefault();
      act.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [n, branch, branches, last, asks]);
}

/** How long what has just been opened is waited for, in milliseconds: some of it is asked of the server. */
const PATIENCE = 3000;

/** Letters turn parts of the page, wherever the focus is; what is behind a tab or folded is opened for it, until another key is pressed. */
const turns = (key: string): boolean => {
  const named = CSS.escape(key);
  const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const opened = new Set<HTMLElement>();
  const until = performance.now() + PATIENCE;
  const stop = new AbortController();
  const go = (): boolean => {
    const turned = all(`[data-page-key="${named}"]`);
    const way = all(`[data-opens-for~="${named}"]`).find((one) => one.checkVisibility() && !opened.has(one));
    const now = turned.find((one) => one.checkVisibility()) ?? (way || opened.size > 0 ? undefined : turned[0]);
    if (now?.matches('textarea')) now.focus();
    else (now ?? way)?.click();
    if (now) stop.abort();
    else if (way) opened.add(way);
    const waits = !now && opened.size > 0 && performance.now() < until;
    if (waits) requestAnimationFrame(() => stop.signal.aborted || go());
    return now !== undefined || opened.size > 0;
  };
  const found = go();
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, () => stop.abort(), { capture: true, signal: stop.signal });
  return found;
};

/** Whether what has the focus is scrolled by these keys itself. */
const scrolls = (at: HTMLElement): boolean => at.matches('.scroll') && at.scrollHeight > at.clientHeight;
