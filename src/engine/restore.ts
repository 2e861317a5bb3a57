import type { Intent } from '../model/intent.ts';
import type { Scene } from '../model/scene.ts';
import { BudgetExceeded } from './budget.ts';
import type { GameOptions, StarpileGame } from './door.ts';
import { createGame, goOn, SceneError } from './game.ts';
import { OptionError } from './options.ts';
import { type Contents, unsealed } from './sealed.ts';

/** A save or replay that cannot be gone on with: what is wrong with it, and where. */
export class RecordError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RecordError';
  }
}

/**
 * Goes on with a saved game: the actors of its entries are raised as they were. Nothing of the save is kept, so that it can
 * be used again.
 *
 * @throws RecordError when it is no save, none of this version, or has been damaged.
 * @throws SceneError when its scene is no legal game.
 */
export const restoreGame = (saved: unknown, options: GameOptions = {}): StarpileGame => {
  const contents = contentsOf(saved);
  try {
    const game = goOn(contents.scene, options, contents);
    // The charts swallow any context; one without a game of these players is not theirs.
    if (game.truth.seats.join() !== contents.scene.players.join()) throw new Error('It is a game of other players.');
    return game;
  } catch (cause) {
    if (cause instanceof SceneError || cause instanceof OptionError || cause instanceof BudgetExceeded) throw cause;
    throw new RecordError('The save is whole, but this engine cannot go on from it: another has made it.', { cause });
  }
};

const contentsOf = (saved: unknown): Contents => {
  if (typeof saved !== 'object' || saved === null) throw new RecordError(NO_SAVE);
  let contents: Contents | null;
  try {
    const { format, version } = saved as Partial<Record<string, unknown>>;
    if (format !== 'starpile-save') throw new RecordError(NO_SAVE);
    if (version !== 1) throw new RecordError(`The save is of version ${JSON.stringify(version)}; this engine reads 1.`);
    contents = unsealed({ ...saved });
  } catch (cause) {
    if (cause instanceof RecordError) throw cause;
    throw new RecordError('The save is damaged: it is no plain JSON.', { cause });
  }
  if (!contents) throw new RecordError('The save is damaged: its seal is not that of what it holds.');
  return contents;
};

const NO_SAVE = 'This is no saved game of Starpile.';

/** A game as its scene and what was done in it. */
export type Replay = { readonly scene: Scene; readonly intents: readonly unknown[] };

/**
 * Plays a game again from its beginning.
 *
 * @throws RecordError at the first intent that is refused, with its number and why.
 * @throws SceneError when its scene is no legal game.
 */
export const replayGame = (replay: Replay, options: GameOptions = {}): StarpileGame => {
  const { scene, intents } = (replay ?? {}) as Partial<Replay>;
  if (!Array.isArray(intents) || !scene) throw new RecordError('A replay is a scene and a list of intents.');
  const game = createGame(scene, options);
  for (const [n, intent] of intents.entries()) {
    const result = game.submit(intent);
    if (result.ok) continue;
    game.stop();
    throw new RecordError(
      `Step ${n + 1}, ${(intent as Intent | null)?.type ?? 'no intent'}, is refused: ${result.message}`,
    );
  }
  return game;
};
