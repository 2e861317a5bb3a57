import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';

/** Still in the game, clockwise (100.6). */
export const seatedIn = ({ seats, players }: Game): readonly PlayerId[] => seats.filter((id) => !players[id]?.out);

/** Who is next clockwise; null when nobody else is left. */
export function nextOf(game: Game, from: PlayerId): PlayerId | null {
  const at = game.seats.indexOf(from);
  const round = [...game.seats.slice(at + 1), ...game.seats.slice(0, Math.max(at, 0))];
  return round.find((id) => !game.players[id]?.out) ?? null;
}
