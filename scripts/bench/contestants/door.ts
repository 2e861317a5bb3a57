import { createGame, restoreGame, type StarpileGame } from '../../../src/index.ts';
import { outcomeIn } from '../pile/outcome.ts';
import type { Contestant, Playing } from './contestant.ts';

const playing = (game: StarpileGame): Playing => ({
  send: (intent) => void game.submit(intent),
  can: (intent) => game.why(intent) === null,
  fork: () => playing(restoreGame(game.save())),
  save: () => JSON.stringify(game.save()),
  outcome() {
    const { passes, added } = game.view();
    return outcomeIn(game.truth, game.window?.holder ?? game.truth.active, added, passes);
  },
  stop: () => game.stop(),
});

/** The engine's public door: parses, judges, explains, keeps the history, tells whoever listens. */
export const doorLive: Contestant = {
  name: 'door, live',
  begin: (scene) => playing(createGame(scene)),
  restore: (saved) => playing(restoreGame(JSON.parse(saved))),
};
