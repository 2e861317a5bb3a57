import type { Position } from '../../protocol.ts';

/** How long each step stays, when one intent has led to several. */
const PACE = 900;

/** Shows the steps that an intent led to one after the other: a pile that resolves is seen to. */
export type Unfolding = {
  /** An intent is on its way; the newest step is that one. */
  readonly begin: (last: number) => void;
  /** Whether that position is the end of several new steps: then they are shown first, and it is not drawn yet. */
  readonly holds: (position: Position) => boolean;
  /** Whoever looks elsewhere wants to see that. */
  readonly stop: () => void;
};

export function makeUnfolding(look: (n: number | 'last') => void): Unfolding {
  let before: number | null = null;
  let timer = 0;
  const stop = (): void => {
    before = null;
    window.clearTimeout(timer);
  };
  const show = (n: number, last: number): void => {
    look(n < last ? n : 'last');
    if (n < last) timer = window.setTimeout(show, PACE, n + 1, last);
  };
  return {
    begin(last) {
      stop();
      before = last;
    },
    holds({ n, last }) {
      if (before === null || n !== last || last <= before + 1) return false;
      const first = before + 1;
      before = null;
      show(first, last);
      return true;
    },
    stop,
  };
}
