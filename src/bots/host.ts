import type { Game, Intent, PlayerId, StarpileGame } from '../index.ts';
import { type Bot, type MakeBot, seatOf } from './bot.ts';
import { withoutRepeats } from './withoutRepeats.ts';

/** Who plays for whom. */
export type Seated = ReadonlyMap<PlayerId, Bot>;

/** One intent that was accepted: the game now, and what it was before. */
export type Played = { readonly game: StarpileGame; readonly intent: Intent; readonly before: Game };

export type HostOptions = {
  /** Told of each intent once it is done; what it throws ends the game. */
  readonly watch?: (played: Played) => void;
  /** How many decisions a turn may take: 2,000. A turn that takes more has stalled. */
  readonly mostInTurn?: number;
};

/** A bot asked for what is refused, or a game went on and on: nobody is to blame but whoever wrote the bot or the rules. */
export class HostError extends Error {
  readonly kind: 'refused' | 'stalled';
  constructor(kind: HostError['kind'], message: string) {
    super(message);
    this.name = 'HostError';
    this.kind = kind;
  }
}

const MOST_IN_TURN = 2000;

/** A bot for each seat, in their order, none of which goes round in circles. Each has dice of its own, made of the seed. */
export const seated = (seats: readonly PlayerId[], makers: readonly MakeBot[], seed: number): Seated =>
  new Map(
    seats.map((player, n) => {
      const make = makers[n];
      if (!make) throw new RangeError(`There is no bot for ${player}: ${makers.length} for ${seats.length} seats.`);
      return [player, withoutRepeats(make)(seed * 8 + n)];
    }),
  );

/**
 * Bots play a game to its end. Gives the number of decisions.
 *
 * @throws HostError when an intent is refused, or when a turn does not end.
 */
export const host = (
  game: StarpileGame,
  bots: Seated,
  { watch, mostInTurn = MOST_IN_TURN }: HostOptions = {},
): number => {
  let decisions = 0;
  let turn = game.truth.turn;
  let sinceTurn = 0;
  while (!game.truth.ending) {
    const [player] = game.awaited;
    if (player === undefined) throw new HostError('stalled', 'The game is not over, and nobody is awaited.');
    if (sinceTurn >= mostInTurn)
      throw new HostError('stalled', `Turn ${turn} has taken ${sinceTurn} decisions, and does not end.`);
    const before = game.truth;
    const intent = decided(game, bots, player);
    const result = game.submit(intent);
    if (!result.ok)
      throw new HostError('refused', `${player} asks for ${JSON.stringify(intent)}, and is refused: ${result.message}`);
    decisions++;
    sinceTurn = game.truth.turn === turn ? sinceTurn + 1 : 0;
    turn = game.truth.turn;
    watch?.({ game, intent, before });
  }
  return decisions;
};

const decided = (game: StarpileGame, bots: Seated, player: PlayerId): Intent => {
  const bot = bots.get(player);
  if (!bot) throw new RangeError(`Nobody plays for ${player}.`);
  return bot.decide(seatOf(game, player));
};
