import type { InPlay } from '../model/filter.ts';
import type { Game } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { type Eye, eyeOfPlayer } from './eye.ts';
import { fits } from './filters.ts';
import { findPermanent, printedOf } from './look.ts';

/** 1500.1: in play and controlled by that player; a home region stands as long as its owner's starbase (1100.4). */
export const maySacrifice = (game: Game, player: PlayerId, what: InPlay, id: ObjectId, eye: Eye): boolean => {
  const card = findPermanent(game, id);
  if (!card || printedOf(game, card.name).type === 'home-region') return false;
  return fits(game, yours(what), card, eyeOfPlayer(eye, player));
};

/** Made once for each filter that is printed on a card. */
const theirs = new WeakMap<InPlay, InPlay>();

const yours = (what: InPlay): InPlay => {
  let made = theirs.get(what);
  if (!made) {
    made = { ...what, whose: 'yours' };
    theirs.set(what, made);
  }
  return made;
};
