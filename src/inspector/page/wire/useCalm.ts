import { useRef } from 'react';

const SLOWEST = 250;

/** Whether steps follow each other so fast that nothing should move: more than four in a second. */
export function useCalm(n: number): boolean {
  const last = useRef({ n, at: 0, calm: false });
  if (last.current.n !== n) {
    const now = performance.now();
    last.current = { n, at: now, calm: now - last.current.at < SLOWEST };
  }
  return last.current.calm;
}
