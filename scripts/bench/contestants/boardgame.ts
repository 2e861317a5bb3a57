/**
 * The pile game on boardgame.io: its reducer, without undo, with the initiative as part of the game. Each of these is faster
 * than what else there is (a Client, which also keeps a log and tells its listeners; a turn for each who has the
 * initiative, which costs an event and its hooks).
 */
import type { Intent, PlayerId, Scene } from '../../../src/index.ts';
import { INVALID, type Moved, pass, play } from '../pile/drafted.ts';
import { outcomeOf } from '../pile/outcome.ts';
import { next } from '../pile/reducer.ts';
import { layOut, type PileGame } from '../pile/state.ts';
import { type BoardMove, type BoardState, loadBoardgameIo, loadOriginal } from './boardgameIo.ts';
import type { Contestant, Name, Playing } from './contestant.ts';

type Reduce = (state: BoardState<PileGame>, move: BoardMove) => BoardState<PileGame>;
type Moves = Readonly<Record<string, (moved: Moved, ...args: never[]) => unknown>>;

const moveFrom = (type: string, args: readonly unknown[], playerID: PlayerId): BoardMove => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});

const boardContestant = (name: Name, moves: Moves, moveOf: (intent: Intent) => BoardMove): Contestant => {
  const { CreateGameReducer, InitializeGame } = loadBoardgameIo();
  const gameOf = (seats: readonly PlayerId[], setup: () => PileGame) => ({
    name: 'pile',
    disableUndo: true,
    setup,
    moves,
    turn: { order: { playOrder: () => seats, first: () => 0, next: () => 0 }, activePlayers: { all: null } },
  });
  const playing = (reduce: Reduce, from: BoardState<PileGame>): Playing => {
    let state = from;
    return {
      send(intent) {
        state = reduce(state, moveOf(intent));
      },
      can: null,
      fork: () => playing(reduce, state),
      save: () => JSON.stringify(state),
      outcome: () => outcomeOf(state.G),
      stop() {},
    };
  };
  return {
    name,
    begin(scene: Scene) {
      const game = gameOf(scene.players, () => layOut(scene));
      return playing(CreateGameReducer({ game }), InitializeGame({ game, numPlayers: scene.players.length }));
    },
    restore(saved) {
      const state = JSON.parse(saved) as BoardState<PileGame>;
      return playing(CreateGameReducer({ game: gameOf(state.G.seats, () => state.G) }), state);
    },
  };
};

/** Written as its guide writes games. */
export const boardgame = (): Contestant =>
  boardContestant('boardgame.io', { play, pass }, (intent) =>
    moveFrom(intent.type, intent.type === 'play' ? [intent.card, intent.targets[0]?.[0]] : [], intent.player),
  );

/** With the hand-written reducer inside, past Immer's drafts: no way its guide shows, but the fastest that was found. */
export const boardgameUndrafted = (): Contestant => {
  const original = loadOriginal();
  const go = ({ G }: Moved, intent: Intent) => {
    const game: PileGame = original(G);
    const after = next(game, intent);
    return after === game ? INVALID : after;
  };
  return boardContestant('boardgame.io, no drafts', { go }, (intent) => moveFrom('go', [intent], intent.player));
};
