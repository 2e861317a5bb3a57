import type { Intent } from '../model/intent.ts';
import type { Scene } from '../model/scene.ts';
import { BudgetExceeded } from './budget.ts';
import type { GameOptions, StarpileGame } from './door.ts';
import { createGame, goOn } from './game.ts';
import { OptionError } from './options.ts';
import { contentsOf, RecordError } from './record.ts';
import { readReplay } from './replayRead.ts';
import { SceneError } from './sceneError.ts';
import type { Contents } from './sealed.ts';

/**
 * Goes on with a saved game: the actors of its entries are raised as they were. Nothing of the save is kept, so that it can
 * be used again.
 *
 * @throws RecordError when it is no save, none of this version, or has been damaged.
 * @throws SceneError when its scene is no legal game.
 */
export const restoreGame = (saved: unknown, options: GameOptions = {}): StarpileGame => {
  const contents = contentsOf<Contents>(saved, 'starpile-save');
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

/** A game as its scene and what was done in it. */
export type Replay = { readonly scene: Scene; readonly intents: readonly unknown[] };

/** What says of itself that it is a record is taken at its word, and must then be whole. */
const saysItIsOne = (replay: Partial<Record<'format', unknown>>): boolean => replay.format === 'starpile-replay';

/**
 * Plays a game again from its beginning. A recorded one (`replayOf`) must be whole; whether it goes as recorded is not
 * asked (`checkReplay`).
 *
 * @throws RecordError when it is no replay.
 * @throws RecordError at the first intent that is refused, with its number and why.
 * @throws SceneError when its scene is no legal game.
 */
export const replayGame = (replay: Replay, options: GameOptions = {}): StarpileGame => {
  const said: Partial<Replay & { format: unknown }> = replay ?? {};
  const { scene, intents } = saysItIsOne(said) ? readReplay(said) : said;
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
