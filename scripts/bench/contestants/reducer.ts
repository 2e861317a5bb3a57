import { outcomeOf } from '../pile/outcome.ts';
import { can, next } from '../pile/reducer.ts';
import { layOut, type PileGame } from '../pile/state.ts';
import type { Contestant, Playing } from './contestant.ts';

const playing = (from: PileGame): Playing => {
  let game = from;
  return {
    send(intent) {
      game = next(game, intent);
    },
    can: (intent) => can(game, intent),
    fork: () => playing(game),
    save: () => JSON.stringify(game),
    outcome: () => outcomeOf(game),
    stop() {},
  };
};

/** The pile game written by hand: what the same play costs without charts, facts or a card language. */
export const reducer: Contestant = {
  name: 'reducer',
  begin: (scene) => playing(layOut(scene)),
  restore: (saved) => playing(JSON.parse(saved)),
};
