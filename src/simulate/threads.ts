import { Worker } from 'node:worker_threads';
import type { CardSet } from '../index.ts';
import type { Plan } from './plan.ts';
import type { Outcome } from './playGame.ts';
import type { Given } from './worker.ts';

export type ThreadOptions = {
  readonly threads: number;
  /** Ends it with what there is so far. */
  readonly signal?: AbortSignal;
  /** Told of each game that is over. */
  readonly onGame?: (outcome: Outcome, done: number) => void;
};

/**
 * Plays all games of a plan on that many threads, each taking the next game when it has ended one. Gives what came of them, in the
 * order of their numbers: all of them, or those that were over when it was stopped, or those up to the first in which something was
 * as it must never be.
 *
 * @throws Error when a thread fails.
 */
export const playAll = async (
  plan: Plan,
  cards: CardSet,
  { threads, signal, onGame }: ThreadOptions,
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  const workers: Worker[] = [];
  let next = 0;
  // A game with a lower number may still be played: it would have been found first on one thread.
  let end = plan.games;
  const play = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const goOn = () => {
        if (signal?.aborted || next >= end) resolve();
        else worker.postMessage(next++);
      };
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', (outcome: Outcome) => {
        if (signal?.aborted) return;
        outcomes.push(outcome);
        if (outcome.breach) end = Math.min(end, outcome.index + 1);
        onGame?.(outcome, outcomes.length);
        goOn();
      });
      goOn();
    });
  const stop = () => workers.forEach((worker) => void worker.terminate());
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (let n = 0; n < Math.min(threads, plan.games); n++) workers.push(startWorker({ plan, cards }));
    await Promise.all(workers.map(play));
  } finally {
    signal?.removeEventListener('abort', stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return outcomes.filter(({ index }) => index < end).toSorted((one, other) => one.index - other.index);
};

/** From its sources a thread needs to be told how to read them; the library is built with a file for it. */
const startWorker = (given: Given): Worker => {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./simulateWorker.js', import.meta.url), { workerData: given });
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  // Found from here, and not from where the command is called.
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${file}); });`;
  return new Worker(code, { eval: true, workerData: given });
};
