import type { GameOptions, StarpileGame } from '../engine/door.ts';
import type { Scene } from '../model/scene.ts';
import { Differs, printRefusal } from './differs.ts';
import type { Since } from './happened.ts';
import { since } from './happened.ts';
import { intentFrom } from './makeIntent.ts';
import type { Names } from './names.ts';
import type { Ask } from './playTree.ts';
import { printAsk } from './printAsk.ts';
import { learn } from './seen.ts';
import { Unnamed } from './unnamed.ts';

/** The engine's door, as far as a scenario needs it. */
export type CreateGame = (scene: Scene, options?: GameOptions) => StarpileGame;

/** A game that is being played as a scenario says, at one moment of it. */
export type Stand = {
  readonly game: StarpileGame;
  readonly names: Names;
  readonly since: Since;
  /** The last intent, as it was written; null at the beginning. */
  readonly last: string | null;
};

export function begin(game: StarpileGame, names: Names): Stand {
  const known = learn(names, game);
  return { game, names: known, since: since(game, known), last: null };
}

/** What is said of the game from here on, where an intent is written. Throws `Differs` when it is refused. */
export function submit(stand: Stand, line: { readonly player: string; readonly ask: Ask }): Stand {
  const { game, names } = stand;
  const text = `${line.player}: ${printAsk(line.ask)}`;
  const intent = named(line, () => intentFrom(line.player, line.ask, { position: game, names }));
  const result = game.submit(intent);
  if (!result.ok) {
    throw new Differs(line, `\`${text}\` to be accepted`, 'it is refused', `Why:\n${printRefusal(result)}`);
  }
  const known = learn(names, game);
  return { game, names: known, since: since(game, known), last: text };
}

/** The same moment in a game of its own: what happens there does not happen here. */
export const branchOff = (stand: Stand): Stand => ({ ...stand, game: stand.game.fork() });

/** What is made of a line's phrases; throws `Differs` where one of them names nothing. */
export function named<T>(near: object, make: () => T): T {
  try {
    return make();
  } catch (problem) {
    if (!(problem instanceof Unnamed)) throw problem;
    throw new Differs(near, 'a line about this game', problem.words.replace(/\.$/, ''));
  }
}
