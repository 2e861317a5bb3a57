/** Whole dealt games, played by bots once: their intents are then played again and again. */
import { CARDS, DECKS } from '../../cards/index.ts';
import { randomBot, seated, seatOf } from '../../src/bots/index.ts';
import { createGame, type DeckList, dealtScene, type Intent, playerId, type Scene } from '../../src/index.ts';

export type DealtGame = { readonly scene: Scene; readonly intents: readonly Intent[] };

const SEATS = ['ian', 'elysha', 'toby', 'mara'].map(playerId);

/** A game of so many players, up to so many intents. */
export const dealtGame = (seed: number, players: number, most: number): DealtGame => {
  const decks = Object.values(DECKS);
  const seats = SEATS.slice(0, players).map((player, n) => ({
    player,
    deck: decks[(seed + n) % decks.length] as DeckList,
  }));
  const scene = dealtScene(seats, { cards: CARDS, seed });
  return { scene, intents: someIntents(scene, seed, most) };
};

/** What bots that do anything at all ask for, to the end of the game or so many times. */
export const someIntents = (scene: Scene, seed: number, most: number): readonly Intent[] => {
  const game = createGame(scene, { runner: 'data' });
  const { seats } = game.truth;
  const bots = seated(
    seats,
    seats.map(() => randomBot),
    seed,
  );
  for (let [player] = game.awaited; player !== undefined && game.n < most; [player] = game.awaited) {
    const intent = bots.get(player)?.decide(seatOf(game, player));
    if (!intent || !game.submit(intent).ok) throw new Error('A bot asked for what is refused.');
  }
  return game.history.intents;
};
