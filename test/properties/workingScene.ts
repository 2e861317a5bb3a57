import { createGame, type Scene, SceneError } from '../../src/index.ts';

/** Statics may make a ship's shield nothing: such a table is no position, and the next is tried. */
export const workingScene = (next: () => Scene): Scene => {
  for (;;) {
    const scene = next();
    try {
      createGame(scene).stop();
      return scene;
    } catch (cause) {
      const isDoomed = /would be destroyed|has 0/;
      if (!(cause instanceof SceneError) || !cause.faults.every((fault) => isDoomed.test(fault))) throw cause;
    }
  }
};
