import type { Card, Game, Player } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Chance } from '../../model/random.ts';
import { playerOf } from '../look.ts';
import { draftOfGame, draftOfPlayer } from './patch.ts';

/** What lies in the hidden zones of a player. */
export type Hidden = {
  readonly deck: readonly Card[];
  readonly hand: readonly Card[];
  readonly reserve: readonly Card[];
};

/** The same table with other cards where nobody may look, and another future of chance: no fact, for nothing happens. */
export const withHidden = (
  game: Game,
  hidden: ReadonlyMap<PlayerId, Hidden>,
  { chance, objects }: { readonly chance: Chance; readonly objects: number },
): Game => {
  const players: Record<PlayerId, Player> = {};
  for (const id of game.seats) {
    const player = draftOfPlayer(playerOf(game, id));
    players[id] = Object.assign(player, hidden.get(id));
  }
  const draft = draftOfGame(game);
  draft.players = players;
  draft.chance = chance;
  draft.minted = { objects, entries: game.minted.entries, questions: game.minted.questions };
  return draft;
};
