import { absurd } from '../model/absurd.ts';
import type { Amount } from '../model/amount.ts';
import type { Test } from '../model/effect.ts';
import type { Game } from '../model/game.ts';
import type { Eye } from './eye.ts';
import { everything } from './filters.ts';
import { cardsMeant } from './those.ts';
import { attackOf, shieldOf } from './totals.ts';

/** What a number on a card comes to, now. */
export const evaluate = (game: Game, amount: Amount, eye: Eye): number => {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'x':
      return eye.x;
    case 'count':
      return everything(game, amount.what, eye).length;
    case 'stat': {
      const [card] = cardsMeant(game, amount.of, eye);
      if (!card) return 0;
      return amount.stat === 'attack'
        ? attackOf(game, card)
        : amount.stat === 'shield'
          ? shieldOf(game, card)
          : card.damage;
    }
    case 'times':
      return amount.factor * evaluate(game, amount.amount, eye);
    default:
      return absurd(amount);
  }
};

/** Whether what a card asks is so, now. */
export const isTrue = (game: Game, test: Test, eye: Eye): boolean => {
  switch (test.kind) {
    case 'exists':
      return everything(game, test.what, eye).length > 0;
    case 'atLeast':
      return evaluate(game, test.amount, eye) >= test.least;
    case 'not':
      return !isTrue(game, test.test, eye);
    default:
      return absurd(test);
  }
};
