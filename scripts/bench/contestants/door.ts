import { createGame, restoreGame, type StarpileGame } from '../../../src/index.ts';
import { outcomeIn } from '../pile/outcome.ts';
import type { Contestant, Playing } from './contestant.ts';

/** The engine's public door: it parses, judges, explains, keeps the history and tells whoever listens. */
const door = (runner: 'live' | 'data'): Contestant => {
  const playing = (game: StarpileGame): Playing => ({
    send: (intent) => void game.submit(intent),
    can: (intent) => game.why(intent) === null,
    fork: () => playing(game.fork({ runner })),
    save: () => JSON.stringify(game.save()),
    outcome() {
      const { passes, added } = game.view();
      return outcomeIn(game.truth, game.window?.holder ?? game.truth.active, added, passes);
    },
    // Only actors have to be ended.
    stop: () => runner === 'live' && game.stop(),
  });
  return {
    name: `door, ${runner}`,
    begin: (scene) => playing(createGame(scene, { runner })),
    restore: (saved) => playing(restoreGame(JSON.parse(saved), { runner })),
  };
};

export const doorLive: Contestant = door('live');
export const doorData: Contestant = door('data');
