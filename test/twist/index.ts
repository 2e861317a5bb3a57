/**
 * The public door, twisted: when STARPILE_TWIST says so, every test that knocks at `src/index.ts` comes in here
 * (vitest.config.ts). What it exports is the same; what it makes is put aside and taken up again after every change.
 */
import * as door from '../../src/index.ts';
import { TWISTS, twisted } from './twisted.ts';

export * from '../../src/index.ts';

const twist = TWISTS.find((one) => one === process.env.STARPILE_TWIST);
if (!twist) throw new Error(`STARPILE_TWIST is ${process.env.STARPILE_TWIST}: it must be ${TWISTS.join(' or ')}.`);

export const createGame: typeof door.createGame = (scene, options) =>
  twisted(twist, door.createGame(scene, options), options);

export const restoreGame: typeof door.restoreGame = (saved, options) =>
  twisted(twist, door.restoreGame(saved, options), options);

export const replayGame: typeof door.replayGame = (replay, options) =>
  twisted(twist, door.replayGame(replay, options), options);
