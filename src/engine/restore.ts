import type { Intent } from '../model/intent.ts';
import type { Scene } from '../model/scene.ts';
import type { GameOptions, Saved, StarpileGame } from './door.ts';
import { createGame, goOn } from './game.ts';

/** A save or replay that cannot be gone on with: what is wrong with it, and where. */
export class RecordError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RecordError';
  }
}

/**
 * Goes on with a saved game: the actors of its entries are raised as they were.
 *
 * @throws RecordError when it is no save of this version, or its state cannot be gone on from.
 * @throws SceneError when its scene is no legal game.
 */
export const restoreGame = (saved: Saved, options: GameOptions = {}): StarpileGame => {
  if (typeof saved !== 'object' || saved === null || saved.format !== 'starpile-save')
    throw new RecordError('This is no saved game of Starpile.');
  if (saved.version !== 1)
    throw new RecordError(`The save is of version ${String(saved.version)}; this engine reads version 1.`);
  const { scene, intents, undone, changes, facts, state } = saved;
  const isWhole =
    [intents, undone, facts].every(Array.isArray) &&
    Number.isSafeInteger(changes) &&
    typeof state === 'object' &&
    state !== null;
  if (!isWhole) {
    throw new RecordError('The save is damaged: it lacks its intents, what they made happen, or its state.');
  }
  return goOn(scene, options, { intents, undone, changes, facts, state });
};

/** A game as its scene and what was done in it. */
export type Replay = { readonly scene: Scene; readonly intents: readonly unknown[] };

/**
 * Plays a game again from its beginning.
 *
 * @throws RecordError at the first intent that is refused, with its number and why.
 * @throws SceneError when its scene is no legal game.
 */
export const replayGame = ({ scene, intents }: Replay, options: GameOptions = {}): StarpileGame => {
  const game = createGame(scene, options);
  for (const [n, intent] of intents.entries()) {
    const result = game.submit(intent);
    if (!result.ok)
      throw new RecordError(
        `Step ${n + 1}, ${(intent as Intent | null)?.type ?? 'no intent'}, is refused: ${result.message}`,
      );
  }
  return game;
};
