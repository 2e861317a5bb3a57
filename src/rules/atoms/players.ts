import type { Step } from '../../model/fact.ts';
import type { Ending, Game } from '../../model/game.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import { nextBelow, shuffled } from '../chance.ts';
import { named, playerOf } from '../look.ts';
import { andThen, still, told } from '../step.ts';
import { withField, withLeft, withPlayer } from './patch.ts';
import { transfer } from './zones.ts';

/** 600.2: the price is paid. It can be: the clauses saw to that. */
export const pay = (game: Game, id: PlayerId, isk: number): Step =>
  isk === 0
    ? still(game)
    : told(withPlayer(game, id, 'isk', playerOf(game, id).isk - isk), { type: 'paid', player: id, isk });

/** ISK gained, or lost: never below zero (1100.7). */
export const addIsk = (game: Game, id: PlayerId, by: number): Step => {
  const { isk } = playerOf(game, id);
  const after = Math.max(0, isk + by);
  if (after === isk) return still(game);
  const next = withPlayer(game, id, 'isk', after);
  return told(
    next,
    after > isk ? { type: 'gained', player: id, isk: after - isk } : { type: 'lost', player: id, isk: isk - after },
  );
};

/** 500.5: from an empty deck nothing is drawn, and nothing else happens. */
export const draw = (game: Game, id: PlayerId, count: number): Step => {
  let step = still(game);
  for (let n = 0; n < count; n++) {
    const top = playerOf(step.game, id).deck[0];
    if (!top) break;
    step = andThen(step, (now) => transfer(now, id, 'deck', top.id, 'hand'));
  }
  return step;
};

/** 100.7: the order of a deck is the seed's choice. */
export const shuffle = (game: Game, id: PlayerId): Step => {
  const { things, chance } = shuffled(game.chance, playerOf(game, id).deck);
  return told(withField(withPlayer(game, id, 'deck', things), 'chance', chance), { type: 'shuffled', player: id });
};

/** From hand to the scrapheap. */
export const discard = (game: Game, id: PlayerId, cardId: ObjectId): Step => {
  const card = playerOf(game, id).hand.find((one) => one.id === cardId);
  if (!card) return still(game);
  return andThen(told(game, { type: 'discarded', player: id, card: named(card) }), (now) =>
    transfer(now, id, 'hand', cardId, 'scrapheap'),
  );
};

/** 100.7: which card goes is the seed's choice. */
export const discardAtRandom = (game: Game, id: PlayerId): Step => {
  const { hand } = playerOf(game, id);
  if (hand.length === 0) return still(game);
  const { value, chance } = nextBelow(game.chance, hand.length);
  const card = hand[value];
  return card ? discard(withField(game, 'chance', chance), id, card.id) : still(game);
};

/** 100.2, 100.8: a player is out. What that brings with it is told by `leave` (1600.1). */
export const goOut = (game: Game, id: PlayerId, why: 'conceded' | 'starbase'): Step =>
  told(withLeft(game, id), {
    type: 'left',
    player: id,
    why,
  });

export const end = (game: Game, ending: Ending): Step =>
  game.ending ? still(game) : told(withField(game, 'ending', ending), { type: 'ended', ending });
