import { CARDS } from '../../cards/index.ts';
import { createGame, type GameOptions, type Ruleset, type StarpileGame } from '../../src/index.ts';
import { makeIntent } from '../../src/notation/makeIntent.ts';
import { runTo } from '../../src/notation/run.ts';
import { HEAD, treeOf } from '../notation/parsing.ts';

/** A game as a scenario leaves it, with a way to speak of it in the notation. */
export type Table = { readonly game: StarpileGame; readonly intent: (text: string) => unknown };

/** The table of a scenario's `[table]` and `[play]`, after all its intents. */
export function tableOf(text: string, options: GameOptions = {}, ruleset: Partial<Ruleset> = {}): Table {
  const tree = treeOf(`${HEAD}${text}`);
  const ran = runTo(tree, 100, {
    cards: CARDS,
    createGame: (scene) => createGame({ ...scene, ruleset: { ...scene.ruleset, ...ruleset } }, options),
  });
  if (!ran.ok) throw new Error(ran.message);
  const { game, names } = ran;
  return {
    game,
    intent(said) {
      const made = makeIntent(said, game, names);
      if (!made.ok) throw new Error(made.message);
      return made.intent;
    },
  };
}
