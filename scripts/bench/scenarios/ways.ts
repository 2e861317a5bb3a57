/** The ways in which a whole game of the engine can be played, from its beginning to where its scenario stops. */
import { createActor } from 'xstate';
import { gameMachine } from '../../../machines/game.ts';
import { createGame, type Game, type Intent } from '../../../src/index.ts';
import { compile } from '../../../src/kernel/index.ts';
import type { PlayedGame } from './played.ts';

/** A game that has been begun. */
export type Begun = { send(intent: Intent): unknown; truth(): Game; end(): unknown };

export type Way = { readonly name: string; begin(game: PlayedGame): Begun };

const runner = compile(gameMachine);

const liveWay: Way = {
  name: 'live',
  begin({ input }) {
    const actor = createActor(gameMachine, { input }).start();
    return {
      send: (intent) => actor.send(intent),
      truth: () => actor.getSnapshot().context.game,
      end: () => actor.stop(),
    };
  },
};

const dataWay: Way = {
  name: 'data',
  begin({ input }) {
    let state = runner.initial(input);
    return {
      send(intent) {
        state = runner.next(state, intent).state;
      },
      truth: () => state.context.game,
      end() {},
    };
  },
};

const doorWay = (chosen: 'live' | 'data'): Way => ({
  name: `door, ${chosen}`,
  begin({ scene }) {
    const game = createGame(scene, { runner: chosen });
    return {
      send: (intent) => game.submit(intent),
      truth: () => game.truth,
      // Only actors have to be ended.
      end: () => chosen === 'live' && game.stop(),
    };
  },
});

export const WAYS: readonly Way[] = [liveWay, dataWay, doorWay('live'), doorWay('data')];

export const wayOf = (name: string): Way => {
  const way = WAYS.find((one) => one.name === name);
  if (!way) throw new Error(`There is no way ${name}.`);
  return way;
};

/** Plays a whole game; what it came to. */
export const playWhole = (way: Way, game: PlayedGame): Game => {
  const begun = way.begin(game);
  for (const intent of game.intents) begun.send(intent);
  const truth = begun.truth();
  begun.end();
  return truth;
};
