/** Whole dealt games, played by bots once: their intents are then played again and again. */
import { CARDS, DECKS } from '../../cards/index.ts';
import { host, randomBot, seated } from '../../src/bots/index.ts';
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
  const game = createGame(scene, { runner: 'data' });
  const makers = seats.map(() => randomBot);
  host(
    game,
    seated(
      seats.map(({ player }) => player),
      makers,
      seed,
    ),
  );
  return { scene, intents: game.history.intents.slice(0, most) };
};
