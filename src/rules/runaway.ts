import type { Step } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import { countRunaway } from './atoms/pile.ts';
import { end } from './atoms/players.ts';
import { still } from './step.ts';

/** A player has done something other than pass: no loop of triggers is running (700.14). */
export const countAsDone = (game: Game): Game => countRunaway(game, 0);

/** 700.14: triggers are about to open one more pile; after too many in a row the game is drawn. */
export const openByTriggers = (game: Game): Step => {
  if (game.triggers.length === 0 || game.pile.length > 0) return still(game);
  if (game.runaway >= game.ruleset.runawayPiles) return end(game, { kind: 'drawn', why: 'runaway' });
  return still(countRunaway(game, game.runaway + 1));
};
