import { parentPort, workerData } from 'node:worker_threads';
import type { CardSet } from '../index.ts';
import { type Plan, setupOf } from './plan.ts';
import { playGame } from './playGame.ts';

/** What a thread is given at its beginning: the plan, and the cards that it is played with. */
export type Given = { readonly plan: Plan; readonly cards: CardSet };

const { plan, cards } = workerData as Given;

// Told the number of a game, it plays it and says what came of it.
parentPort?.on('message', (index: number) => {
  parentPort?.postMessage(playGame(setupOf(plan, index), cards, plan.check));
});
