import { CARDS, DECKS } from '../../cards/index.ts';
import {
  createGame,
  type DeckList,
  dealtScene,
  type GameOptions,
  playerId,
  type Scene,
  type StarpileGame,
  someIntent,
} from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';

const NAMES = ['ada', 'bor', 'cyd', 'dov', 'eve', 'fay'].map(playerId);
const LISTS = Object.values(DECKS);

/** A whole game of so many players, from its set-up, each with a deck of another race as far as there are races. */
export const wholeScene = (players: number, seed: number): Scene =>
  dealtScene(
    NAMES.slice(0, players).map((player, n) => ({ player, deck: LISTS[n % LISTS.length] as DeckList })),
    { cards: CARDS, seed },
  );

/** That game after so many intents of chance, or where it ended before. */
export const wholeGame = (players: number, seed: number, steps: number, options: GameOptions = {}): StarpileGame => {
  const game = createGame(wholeScene(players, seed), { runner: 'data', ...options });
  const dice = diceFor(seed);
  for (let n = 0; n < steps && !game.truth.ending; n++) {
    const [player] = game.awaited;
    if (!player) break;
    const offers = game.legal(player).filter(({ type }) => type !== 'concede');
    const result = game.submit(someIntent(dice.pick(offers), (below) => dice.roll(below)));
    if (!result.ok) throw new Error(result.message);
  }
  return game;
};
