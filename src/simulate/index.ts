/** Simulation: many whole games, played by bots and summed up. */

export { OCCURRENCES } from './occurrences.ts';
export { type Plan, roundOf, setupOf } from './plan.ts';
export { type Breach, HOW_ENDED, sceneOf } from './playGame.ts';
export { type Fared, type Results, resultsOf, type Spread } from './results.ts';
export { playAll } from './threads.ts';
