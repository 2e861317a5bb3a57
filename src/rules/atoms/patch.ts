import type { Game, Permanent, Player } from '../../model/game.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import { permanentOf, playerOf } from '../look.ts';

/** How a new game is made from an old one. Only the atoms use these. */
export const withPlayer = (game: Game, id: PlayerId, patch: Partial<Player>): Game => ({
  ...game,
  players: { ...game.players, [id]: { ...playerOf(game, id), ...patch } },
});

export const withPermanent = (game: Game, id: ObjectId, patch: Partial<Permanent>): Game => ({
  ...game,
  play: { ...game.play, [id]: { ...permanentOf(game, id), ...patch } },
});

/** The same patch for every card in play that needs one. */
export const withAll = (game: Game, patch: (card: Permanent) => Partial<Permanent> | null): Game => {
  let play: Record<ObjectId, Permanent> | null = null;
  for (const card of Object.values(game.play)) {
    const change = patch(card);
    if (!change) continue;
    play ??= { ...game.play };
    play[card.id] = { ...card, ...change };
  }
  return play ? { ...game, play } : game;
};

export const withoutPermanent = (game: Game, id: ObjectId): Game => {
  const { [id]: _gone, ...play } = game.play;
  return { ...game, play };
};
