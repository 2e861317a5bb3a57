import type { InPlay, InScrapheap, OfPlayers, OnPile, Whose } from '../model/filter.ts';
import type { Card, Entry, Game, Permanent } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import { type Eye, isParticipant } from './eye.ts';
import { controllerOf, findPermanent, permanents, playerOf, printedOf, regionOf, seated } from './look.ts';

/** Whether a thing is of the kind that a filter names: all but what depends on totals, which themselves need this. */
const isWhose = (whose: Whose | undefined, owner: PlayerId | null, you: PlayerId): boolean =>
  whose === undefined || (owner !== null && (whose === 'yours') === (owner === you));

export const isOfKind = (game: Game, what: InPlay, card: Permanent, eye: Eye): boolean => {
  if (what.other && card.id === eye.source) return false;
  const printed = printedOf(game, card.name);
  if (what.types && !what.types.includes(printed.type)) return false;
  if (what.subtype !== undefined && !printed.subtypes?.includes(what.subtype)) return false;
  return (
    isWhose(what.whose, controllerOf(game, card), eye.you) &&
    isThere(game, what.where, card, eye) &&
    isSo(what.state, card)
  );
};

const isThere = (game: Game, where: InPlay['where'], card: Permanent, eye: Eye): boolean => {
  if (where === undefined) return true;
  if (where === 'battle') return isParticipant(game, card.id) || game.battle?.region === card.id;
  const region = regionOf(game, card);
  if (region === null) return false;
  if (where === 'home') {
    const at = findPermanent(game, region);
    return at !== undefined && printedOf(game, at.name).type === 'home-region';
  }
  const source = eye.source && findPermanent(game, eye.source);
  return (source ? regionOf(game, source) : eye.here) === region;
};

const isSo = (state: InPlay['state'], card: Permanent): boolean => {
  switch (state) {
    case undefined:
      return true;
    case 'ready':
      return !card.exhausted;
    case 'exhausted':
      return card.exhausted;
    case 'damaged':
      return card.damage > 0;
    case 'assembling':
      return card.assembling > 0;
  }
};

/** An entry is never a target of itself (800.5). */
export const isEntryOfKind = (what: OnPile, entry: Entry, eye: Eye): boolean =>
  entry.id !== eye.entry &&
  (!what.kinds || what.kinds.includes(entry.kind)) &&
  isWhose(what.whose, entry.controller, eye.you);

export const isScrapOfKind = (game: Game, what: InScrapheap, card: Card, eye: Eye): boolean =>
  (!what.types || what.types.includes(printedOf(game, card.name).type)) && isWhose(what.whose, card.owner, eye.you);

export const isPlayerOfKind = (game: Game, what: OfPlayers, player: PlayerId, eye: Eye): boolean =>
  !playerOf(game, player).out && isWhose(what.whose, player, eye.you);

/** Everything of a kind in play, without the filter's limits on attack and shield. */
export const ofKind = (game: Game, what: InPlay, eye: Eye): readonly Permanent[] =>
  permanents(game).filter((card) => isOfKind(game, what, card, eye));

export const scraps = (game: Game): readonly Card[] => game.seats.flatMap((player) => playerOf(game, player).scrapheap);

/** How many there are of a kind. */
export const countOfKind = (game: Game, what: InPlay | OnPile | InScrapheap | OfPlayers, eye: Eye): number => {
  switch (what.of) {
    case 'play':
      return ofKind(game, what, eye).length;
    case 'pile':
      return game.pile.filter((entry) => isEntryOfKind(what, entry, eye)).length;
    case 'scrapheap':
      return scraps(game).filter((card) => isScrapOfKind(game, what, card, eye)).length;
    case 'players':
      return seated(game).filter((player) => isPlayerOfKind(game, what, player, eye)).length;
  }
};
