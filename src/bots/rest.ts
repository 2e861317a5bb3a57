import type { StarpileGame } from '../index.ts';
import { wait } from './reflex.ts';

/** How long a pile or battle is played on before it is judged as it stands. */
const PATIENCE = 60;

/** No pile, no battle, no question: what has been begun is done. */
export const isAtRest = ({ truth, window }: StarpileGame): boolean =>
  truth.ending !== null || (truth.pile.length === 0 && truth.battle === null && !window?.question);

/** Everybody only waits until all has come to rest. */
export const playOut = (tried: StarpileGame): void => {
  for (let n = 0; n < PATIENCE && !isAtRest(tried); n++) {
    const [awaited] = tried.awaited;
    if (!awaited || !tried.submit(wait(tried, awaited)).ok) return;
  }
};
