import type { Spent } from '../clock/cpu.ts';

/** What is asked of a contender's process: to make ready, to do something so many times, to put everything away. */
export type Ask =
  | { readonly ask: 'begin'; readonly group: string }
  | { readonly ask: 'turn'; readonly measure: string; readonly times: number }
  | { readonly ask: 'end' };

/** What a turn came to, and the CPU time that it used altogether, in nanoseconds. */
export type Turn = Spent & { readonly used: number };

export type Answer =
  | { readonly ok: true; readonly measures?: readonly string[]; readonly turn?: Turn }
  | { readonly ok: false; readonly error: string };
