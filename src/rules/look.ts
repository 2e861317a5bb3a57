import type { Printed } from '../model/card.ts';
import type { Named, NamedEntry } from '../model/fact.ts';
import type { Card, Entry, Game, Permanent, Player } from '../model/game.ts';
import type { CardName, EntryId, ObjectId, PlayerId } from '../model/ids.ts';
import { censusOf } from './census.ts';

/** Looking things up. Whoever asks for what is not there has a fault of its own, so it throws; `find…` may find nothing. */
export const playerOf = (game: Game, id: PlayerId): Player => {
  const player = game.players[id];
  if (!player) throw new Error(`${id} does not sit at this table`);
  return player;
};

export const printedOf = (game: Game, name: CardName): Printed => {
  const printed = game.cards[name];
  if (!printed) throw new Error(`this game knows no card ${name}`);
  return printed;
};

export const findPermanent = (game: Game, id: ObjectId): Permanent | undefined => game.play[id];

export const permanentOf = (game: Game, id: ObjectId): Permanent => {
  const permanent = game.play[id];
  if (!permanent) throw new Error(`${id} is not in play`);
  return permanent;
};

/** From the top, where what is asked for usually lies. */
export const findEntry = (game: Game, id: EntryId): Entry | undefined => {
  for (let n = game.pile.length - 1; n >= 0; n--) if (game.pile[n]?.id === id) return game.pile[n];
  return undefined;
};

export const entryOf = (game: Game, id: EntryId): Entry => {
  const entry = findEntry(game, id);
  if (!entry) throw new Error(`${id} is not on the pile`);
  return entry;
};

export const topOf = (game: Game): Entry => {
  const entry = game.pile.at(-1);
  if (!entry) throw new Error('the pile is empty');
  return entry;
};

export const permanents = (game: Game): readonly Permanent[] => censusOf(game).all;

export const named = (card: Card): Named => ({ id: card.id, name: card.name });
export const namedEntry = ({ id, name, kind, controller }: Entry): NamedEntry => ({ id, name, kind, controller });

/** Still in the game, clockwise (100.6). */
export const seated = (game: Game): readonly PlayerId[] => game.seats.filter((id) => !playerOf(game, id).out);

/** The next player clockwise who is still in the game (100.6). */
export const clockwise = (game: Game, from: PlayerId): PlayerId => {
  const at = game.seats.indexOf(from);
  for (let n = 1; n <= game.seats.length; n++) {
    const next = game.seats[(at + n) % game.seats.length];
    if (next && !playerOf(game, next).out) return next;
  }
  throw new Error('nobody is left at the table');
};

/** All who are still in the game, from that player on, clockwise. */
export const clockwiseFrom = (game: Game, first: PlayerId): readonly PlayerId[] => {
  const at = game.seats.indexOf(first);
  return [...game.seats.slice(at), ...game.seats.slice(0, at)].filter((id) => !playerOf(game, id).out);
};

/** Rule 1100.1: who controls a region controls its locations. */
export const controllerOf = (game: Game, card: Permanent): PlayerId | null => {
  if (printedOf(game, card.name).type !== 'location' || !card.region) return card.controller;
  return findPermanent(game, card.region)?.controller ?? null;
};

export const homeOf = (game: Game, player: PlayerId): Permanent | undefined =>
  censusOf(game).homes.find((home) => home.owner === player);

export const starbaseOf = (game: Game, player: PlayerId): Permanent | undefined =>
  censusOf(game).starbases.find((starbase) => starbase.controller === player);

/** The region a card is in: a region is in itself, and what belongs to a starbase is at its controller's home. */
export const regionOf = (game: Game, card: Permanent): ObjectId | null => {
  switch (printedOf(game, card.name).type) {
    case 'ship':
    case 'location':
      return card.region;
    case 'home-region':
    case 'outer-region':
      return card.id;
    default:
      return (card.controller && homeOf(game, card.controller)?.id) || null;
  }
};

export const shipsIn = (game: Game, region: ObjectId): readonly Permanent[] =>
  censusOf(game).ships.filter((ship) => ship.region === region);

/** Ready and not assembling (1200.1): it can act. */
export const isReady = (ship: Permanent): boolean => !ship.exhausted && ship.assembling === 0;

/** Where the game's words are needed: a card's title, a player's name with its capital. */
export const titleOf = (game: Game, name: CardName): string => game.cards[name]?.title ?? name;
export const nameOf = (player: PlayerId): string => player.charAt(0).toUpperCase() + player.slice(1);
