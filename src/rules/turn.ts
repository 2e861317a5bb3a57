import type { Phase, Step } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import type { Question } from '../model/question.ts';
import { forgetJoined, forgetOrdered } from './atoms/orders.ts';
import {
  assemble,
  expire,
  forgetBattles,
  forgetUses,
  ready,
  recharge,
  takeControl,
  wearOff,
} from './atoms/permanents.ts';
import { mintQuestion } from './atoms/pile.ts';
import { discard, draw, end } from './atoms/players.ts';
import { beginPhase, beginTurn, endPhase } from './atoms/turn.ts';
import { leavePlay } from './atoms/zones.ts';
import { clockwise, controllerOf, permanents, playerOf, printedOf, shipsIn } from './look.ts';
import type { Asking } from './ordering.ts';
import { andThen, each, still } from './step.ts';

/** 500.10: the next player's turn begins; after `turnLimit` turns the game is drawn (100.9). */
export const nextTurn = (game: Game): Step => {
  if (game.turn >= game.ruleset.turnLimit) return end(game, { kind: 'drawn', why: 'turnLimit' });
  return beginTurn(forgetJoined(forgetUses(game)), clockwise(game, game.active), game.turn + 1);
};

export const openPhase = (game: Game, phase: Phase): Step => beginPhase(game, phase);

/** 500.2: at the end of each phase shields recharge, then what lasted until its end ends. */
export const closePhase = (game: Game, phase: Phase): Step => {
  const recharged = recharge(game);
  const worn = andThen(recharged, (now) => wearOff(now, 'phase'));
  return andThen(worn, (now) => endPhase(forgetPhase(now, phase), phase));
};

/** What holds once a phase: battles in a region (900.1), orders to a ship (1200.2). */
const forgetPhase = (game: Game, phase: Phase): Game => {
  if (phase === 'command') return forgetOrdered(game);
  return phase === 'battle' ? forgetBattles(game) : game;
};

/** 500.3: what the active player has becomes ready; ships are assembled; news with a duration run out. */
export const readyStep = (game: Game): Step => {
  const { active } = game;
  const theirs = permanents(game).filter((card) => controllerOf(game, card) === active);
  const readied = each(game, theirs, (now, card) => ready(now, card.id));
  const assembled = andThen(readied, (now) => each(now, theirs, (after, card) => assemble(after, card.id)));
  // Rule 1400.1 counts the owner's ready steps, whoever has the use of the news.
  const news = permanents(game).filter((card) => card.owner === active && card.remaining !== null);
  return andThen(assembled, (now) =>
    each(now, news, (after, card) =>
      andThen(expire(after, card.id), (last) =>
        last.play[card.id]?.remaining === 0 ? leavePlay(last, card.id, 'scrapheap') : still(last),
      ),
    ),
  );
};

/** 500.5; the very first draw step is skipped (400.2). */
export const drawStep = (game: Game): Step =>
  game.turn === 1 ? still(game) : draw(game, game.active, game.ruleset.cardsPerTurn);

/** 1100.3: an uncontrolled outer region in which ships of one player only are goes to that player. */
export const gainControl = (game: Game): Step =>
  each(
    game,
    permanents(game).filter((card) => card.controller === null && printedOf(game, card.name).type === 'outer-region'),
    (now, region) => {
      const there = new Set(shipsIn(now, region.id).map((ship) => ship.controller));
      const [only] = there;
      return there.size === 1 && only ? takeControl(now, region.id, only) : still(now);
    },
  );

/** 500.10: the active player chooses what to discard down to the hand limit; asked only when there is something to discard. */
export const askHandLimit = (game: Game): Asking => {
  const { hand } = playerOf(game, game.active);
  const over = hand.length - game.ruleset.handLimit;
  if (over <= 0 || playerOf(game, game.active).out) return { step: still(game), question: null };
  // What is forced is not asked.
  if (over === hand.length)
    return { step: each(game, hand, (now, card) => discard(now, game.active, card.id)), question: null };
  const { game: after, id } = mintQuestion(game);
  const question: Question = {
    id,
    asked: game.active,
    about: 'handLimit',
    entry: null,
    choices: hand.map((card) => ({ kind: 'card', id: card.id })),
    min: over,
    max: over,
  };
  return { step: { game: after, facts: [{ type: 'asked', player: game.active, about: 'handLimit' }] }, question };
};

export const discardChosen = (game: Game, question: Question, chosen: readonly number[]): Step =>
  each(
    game,
    chosen.flatMap((n) => question.choices[n] ?? []),
    (now, choice) => (choice.kind === 'card' ? discard(now, question.asked, choice.id) : still(now)),
  );

/** 500.10: "until the end of the turn" ends. */
export const endTurn = (game: Game): Step => wearOff(game, 'turn');
