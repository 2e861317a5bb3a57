import type { Step } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Question } from '../model/question.ts';
import { mintQuestion } from './atoms/pile.ts';
import { draw, shuffle } from './atoms/players.ts';
import { beginTurn } from './atoms/turn.ts';
import { transfer } from './atoms/zones.ts';
import { clockwise, clockwiseFrom, playerOf } from './look.ts';
import type { Asking } from './ordering.ts';
import { andThen, each, still } from './step.ts';

/** 400.2: every deck is shuffled and every opening hand drawn, beginning with whoever has the first turn. */
export const deal = (game: Game): Step =>
  each(game, clockwiseFrom(game, game.active), (now, player) =>
    andThen(shuffle(now, player), (after) => draw(after, player, after.ruleset.openingHand)),
  );

const CHOICES = ['Keep the hand', 'Shuffle it back and draw one fewer'].map(
  (label) => ({ kind: 'option', label }) as const,
);
const REDRAW = 1;

/** 400.2: the next player who has not decided whether to keep their hand; one without a hand has nothing to decide. */
export const askOpeningHand = (game: Game, decided: readonly PlayerId[]): Asking => {
  const asked = clockwiseFrom(game, game.active).find(
    (player) => !decided.includes(player) && playerOf(game, player).hand.length > 0,
  );
  if (asked === undefined) return { step: still(game), question: null };
  const { game: after, id } = mintQuestion(game);
  return {
    step: { game: after, facts: [{ type: 'asked', player: asked, about: 'openingHand' }] },
    question: { id, asked, about: 'openingHand', entry: null, choices: CHOICES, min: 1, max: 1 },
  };
};

/** 400.2: once, a hand can be shuffled back, and one card fewer drawn. */
export const redrawIfChosen = (game: Game, { asked }: Question, chosen: readonly number[]): Step => {
  if (!chosen.includes(REDRAW)) return still(game);
  const { hand } = playerOf(game, asked);
  const back = each(game, hand, (now, card) => transfer(now, asked, 'hand', card.id, 'deck'));
  const mixed = andThen(back, (now) => shuffle(now, asked));
  return andThen(mixed, (now) => draw(now, asked, hand.length - 1));
};

/** The first turn begins (400.2): that of whoever was drawn, or of the next one when they have left meanwhile. */
export const firstTurn = (game: Game): Step => {
  const { active } = game;
  return beginTurn(game, playerOf(game, active).out ? clockwise(game, active) : active, 1);
};
