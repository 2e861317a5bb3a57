/** As much of boardgame.io 0.50.2 as the bench uses, found where the bench has installed it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A position: what the game's moves change, and what boardgame.io itself keeps. */
export type BoardState<G> = { readonly G: G; readonly ctx: unknown; readonly _stateID: number };

export type BoardMove = {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
};

type BoardGame<G, Moved> = {
  readonly name: string;
  readonly disableUndo: boolean;
  readonly setup: () => G;
  readonly moves: Readonly<Record<string, (moved: Moved, ...args: never[]) => unknown>>;
  readonly turn: {
    readonly order: {
      readonly playOrder: () => readonly string[];
      readonly first: () => number;
      readonly next: () => number;
    };
    readonly activePlayers: { readonly all: null };
  };
};

/** What `boardgame.io/internal` is made use of for: what its own client, master and server are built on. */
export type BoardgameIo = {
  CreateGameReducer<G, Moved>(options: {
    readonly game: BoardGame<G, Moved>;
  }): (state: BoardState<G>, move: BoardMove) => BoardState<G>;
  InitializeGame<G, Moved>(options: { readonly game: BoardGame<G, Moved>; readonly numPlayers: number }): BoardState<G>;
};

const load = createRequire(join(process.cwd(), 'scripts', 'bench', 'others', 'package.json'));

export const loadBoardgameIo = (): BoardgameIo => load('boardgame.io/internal');

/** Of Immer, which boardgame.io brings along: what a draft was made of. */
export const loadOriginal = (): (<T>(draft: T) => T) => load('immer').original;
