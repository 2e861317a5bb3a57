import type { SpineInput } from '../../../machines/spine.ts';
import type { Scene } from '../../../src/index.ts';
import { makeGame } from '../../../src/rules/setup.ts';

/** What the charts begin with, as the engine hands it to them. */
export const inputOf = (scene: Scene): SpineInput => {
  const made = makeGame(scene);
  if (!made.ok) throw new Error(`No game: ${made.faults.join(' ')}`);
  return { game: made.game, begins: scene.moment.at };
};
