import { absurd } from '../../model/absurd.ts';
import type { Clause } from '../../model/clause.ts';
import type { Game } from '../../model/game.ts';
import type { Intent } from '../../model/intent.ts';
import type { Window } from '../../model/window.ts';
import { activateClauses, playClauses } from './announcing.ts';
import { answerClauses } from './answering.ts';
import { type Failing, spelledOut } from './clause.ts';
import { aimClauses, attackClauses, holdClauses, withdrawClauses } from './fighting.ts';
import { shipOrderClauses } from './ordering.ts';
import { awaitedIn, isHeard, notHeard, notTheirs, outsiders } from './windows.ts';

/**
 * The one authority on legality: every clause that fails, one after the other. None means legal.
 */
export function* clauses(game: Game, window: Window | null, intent: Intent): Generator<Clause> {
  // Spelled out one by one, while what they speak of is as it was.
  for (const failing of failings(game, window, intent)) yield spelledOut(failing);
}

/** Whether nothing forbids it: the machine's guard, which asks for the first clause only, and for no words. */
export const isLegal = (game: Game, window: Window | null, intent: Intent): boolean => {
  if (atTheDoor(game, window, intent)) return false;
  return !window || contents(game, window, intent).next().done === true;
};

/** What is seen of an intent before looking into it: who asks, and whether anything such is heard now from them. */
const atTheDoor = (game: Game, window: Window | null, intent: Intent): Failing | null => {
  const outside = outsiders(game, intent);
  if (outside || !window || intent.type === 'concede') return outside;
  if (!isHeard(window, intent.type)) return notHeard(window, intent.type);
  return intent.player === awaitedIn(window) ? null : notTheirs(window);
};

function* failings(game: Game, window: Window | null, intent: Intent): Generator<Failing> {
  const outside = atTheDoor(game, window, intent);
  if (outside) yield outside;
  if (!window || outsiders(game, intent)) return;
  // What a card says is told at any time; the rest only makes sense in its window.
  if (isHeard(window, intent.type) || intent.type === 'play' || intent.type === 'activate')
    yield* contents(game, window, intent);
}

function* contents(game: Game, window: Window, intent: Intent): Generator<Failing> {
  switch (intent.type) {
    case 'play':
      return yield* playClauses(game, window, intent);
    case 'activate':
      return yield* activateClauses(game, intent);
    case 'order':
      return yield* shipOrderClauses(game, intent);
    case 'attack':
      return yield* attackClauses(game, intent);
    case 'withdraw':
      return yield* withdrawClauses(game, intent);
    case 'aim':
      return yield* aimClauses(game, intent);
    case 'hold':
      return yield* holdClauses(game, intent);
    case 'answer':
      return yield* answerClauses(game, window.question, intent);
    case 'pass':
    case 'stay':
    case 'concede':
      return;
    default:
      return absurd(intent);
  }
}
