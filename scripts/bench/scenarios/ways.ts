/** The ways in which a whole game of the engine can be played, from its beginning to where its scenario stops. */
import { createActor } from 'xstate';
import { gameMachine } from '../../../machines/game.ts';
import { createGame, type Game } from '../../../src/index.ts';
import { compile } from '../../../src/kernel/index.ts';
import type { PlayedGame } from './played.ts';

type Way = { readonly name: string; play(game: PlayedGame): Game };

const runner = compile(gameMachine);

const liveWay: Way = {
  name: 'live',
  play({ input, intents }) {
    const actor = createActor(gameMachine, { input }).start();
    for (const intent of intents) actor.send(intent);
    const { game } = actor.getSnapshot().context;
    actor.stop();
    return game;
  },
};

const dataWay: Way = {
  name: 'data',
  play({ input, intents }) {
    let state = runner.initial(input);
    for (const intent of intents) state = runner.next(state, intent).state;
    return state.context.game;
  },
};

const doorWay = (runner: 'live' | 'data'): Way => ({
  name: `door, ${runner}`,
  play({ scene, intents }) {
    const game = createGame(scene, { runner });
    for (const intent of intents) game.submit(intent);
    const { truth } = game;
    if (runner === 'live') game.stop();
    return truth;
  },
});

export const WAYS: readonly Way[] = [liveWay, dataWay, doorWay('live'), doorWay('data')];

export const wayOf = (name: string): Way => {
  const way = WAYS.find((one) => one.name === name);
  if (!way) throw new Error(`There is no way ${name}.`);
  return way;
};
