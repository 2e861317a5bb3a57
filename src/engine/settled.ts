import type { SnapshotFrom } from 'xstate';
import type { gameMachine } from '../../machines/game.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import { WINDOWS, type Window } from '../model/window.ts';

export type Snapshot = SnapshotFrom<typeof gameMachine>;

/** A moment at which everything has come to rest: what the charts say, in the rules' words. */
export type Settled = {
  readonly game: Game;
  readonly window: Window | null;
  readonly passed: readonly PlayerId[];
  readonly added: boolean;
};

/** Each state in which somebody may act says its window by tag. */
export const settledFrom = (snapshot: Snapshot): Settled => {
  const { game, holder, question, passed } = snapshot.context;
  const name = WINDOWS.find((window) => snapshot.hasTag(window));
  const window = name && snapshot.status === 'active' ? { name, holder, question } : null;
  return { game, window, passed, added: snapshot.hasTag('added') };
};
