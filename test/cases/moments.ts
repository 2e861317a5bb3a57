import { CARDS } from '../../cards/index.ts';
import { createGame, type Intent, type Scene, type StarpileGame } from '../../src/index.ts';
import { run } from '../../src/notation/run.ts';
import { SCENARIOS, type ScenarioFile, treeIn } from '../scenarios/files.ts';

/** Everything that is played in a scenario: its main line, and each branch from the beginning on. */
function linesOf(scenario: ScenarioFile): readonly { readonly scene: Scene; readonly intents: readonly Intent[] }[] {
  const played: { readonly scene: Scene; readonly game: StarpileGame }[] = [];
  run(treeIn(scenario), {
    cards: CARDS,
    createGame(scene, options) {
      const game = createGame(scene, options);
      played.push({ scene, game });
      return game;
    },
  });
  return played.map(({ scene, game }) => ({ scene, intents: game.history.intents }));
}

/** Calls back at every moment of every scenario, once at each, with a game that stands there. */
export function atEveryMoment(look: (game: StarpileGame, where: string) => void): number {
  let moments = 0;
  for (const scenario of SCENARIOS) {
    const seen = new Set<string>();
    for (const { scene, intents } of linesOf(scenario)) {
      const game = createGame(scene);
      for (let n = 0; n <= intents.length; n++) {
        const before = JSON.stringify(intents.slice(0, n));
        if (!seen.has(before)) {
          seen.add(before);
          look(game, `${scenario.file}, after ${n} intents`);
          moments++;
        }
        if (n < intents.length) game.submit(intents[n]);
      }
      game.stop();
    }
  }
  return moments;
}
