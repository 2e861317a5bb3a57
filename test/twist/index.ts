/**
 * The public door, twisted: when STARPILE_TWIST or STARPILE_RUNNER say so, every test that knocks at `src/index.ts` comes
 * in here (vitest.config.ts). What it exports is the same. With a twist, what it makes is put aside and taken up again after
 * every change; with a runner, the charts are run by that one where the test does not say by which.
 */

import type { GameOptions, RunnerName, StarpileGame } from '../../src/index.ts';
import * as door from '../../src/index.ts';
import { TWISTS, type Twist, twisted } from './twisted.ts';

export * from '../../src/index.ts';

const oneOf = <T extends string>(name: string, known: readonly T[]): T | undefined => {
  const said = process.env[name];
  const found = known.find((one) => one === said);
  if (said && !found) throw new Error(`${name} is ${said}: it must be ${known.join(' or ')}.`);
  return found;
};

const twist: Twist | undefined = oneOf('STARPILE_TWIST', TWISTS);
const runner: RunnerName | undefined = oneOf('STARPILE_RUNNER', ['live', 'data']);

/** Only live actors can be inspected, only data can be followed. What are no options stays what it is. */
const runBy = (options: GameOptions = {}): GameOptions =>
  runner && isObject(options) && !options.inspect && !options.follow ? { runner, ...options } : options;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const behindTheDoor = (game: StarpileGame, options: GameOptions): StarpileGame =>
  twist ? twisted(twist, game, options) : game;

export const createGame: typeof door.createGame = (scene, options) =>
  behindTheDoor(door.createGame(scene, runBy(options)), runBy(options));

export const restoreGame: typeof door.restoreGame = (saved, options) =>
  behindTheDoor(door.restoreGame(saved, runBy(options)), runBy(options));

export const replayGame: typeof door.replayGame = (replay, options) =>
  behindTheDoor(door.replayGame(replay, runBy(options)), runBy(options));
