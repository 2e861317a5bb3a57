import { absurd } from '../../model/absurd.ts';
import type { Clause } from '../../model/clause.ts';
import type { Game } from '../../model/game.ts';
import type { Intent } from '../../model/intent.ts';
import type { Window } from '../../model/window.ts';
import { activateClauses, playClauses } from './announcing.ts';
import { answerClauses } from './answering.ts';
import { aimClauses, attackClauses, holdClauses, withdrawClauses } from './fighting.ts';
import { awaitedIn, isHeard, notHeard, notTheirs, outsiders } from './windows.ts';

/**
 * The one authority on legality: every clause that fails, one after the other. None means legal.
 *
 * Asked for the first only, it is the machine's guard; asked for all, it explains.
 */
export function* clauses(game: Game, window: Window | null, intent: Intent): Generator<Clause> {
  const outside = outsiders(game, intent);
  if (outside) {
    yield outside;
    return;
  }
  if (!window || intent.type === 'concede') return;
  if (!isHeard(window, intent.type)) {
    yield notHeard(window, intent.type);
    if (intent.type === 'play' || intent.type === 'activate') yield* contents(game, window, intent);
    return;
  }
  if (intent.player !== awaitedIn(window)) yield notTheirs(window);
  yield* contents(game, window, intent);
}

function* contents(game: Game, window: Window, intent: Intent): Generator<Clause> {
  switch (intent.type) {
    case 'play':
      return yield* playClauses(game, window, intent);
    case 'activate':
      return yield* activateClauses(game, intent);
    case 'attack':
      return yield* attackClauses(game, intent);
    case 'withdraw':
      return yield* withdrawClauses(game, intent);
    case 'aim':
      return yield* aimClauses(game, intent);
    case 'hold':
      return yield* holdClauses(game, intent);
    case 'answer':
      return yield* answerClauses(window.question, intent);
    case 'pass':
    case 'stay':
    case 'concede':
      return;
    default:
      return absurd(intent);
  }
}

/** Whether nothing forbids it. */
export const isLegal = (game: Game, window: Window | null, intent: Intent): boolean =>
  clauses(game, window, intent).next().done === true;
