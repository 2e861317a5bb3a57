import type { SnapshotFrom } from 'xstate';
import type { gameMachine } from '../../machines/game.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import { WINDOWS, type Window, type WindowName } from '../model/window.ts';
import { type ChartState, runner } from './charts.ts';

export type Snapshot = SnapshotFrom<typeof gameMachine>;

/** A moment at which everything has come to rest: what the charts say, in the rules' words. */
export type Settled = {
  readonly game: Game;
  readonly window: Window | null;
  readonly passed: readonly PlayerId[];
  readonly added: boolean;
};

/** What a state of the charts says by its tags: each in which somebody may act names its window. */
type Said = { readonly window: WindowName | undefined; readonly added: boolean };

const settled = ({ context, status }: Pick<Snapshot, 'context' | 'status'>, { window, added }: Said): Settled => {
  const { game, holder, question, passed } = context;
  return { game, window: window && status === 'active' ? { name: window, holder, question } : null, passed, added };
};

export const settledFrom = (snapshot: Snapshot): Settled =>
  settled(snapshot, { window: WINDOWS.find((window) => snapshot.hasTag(window)), added: snapshot.hasTag('added') });

const known = new Map<string, Said>();

export const settledIn = (state: ChartState): Settled => {
  let said = known.get(state.at);
  if (!said) {
    const tags = runner.tags(state);
    said = { window: WINDOWS.find((window) => tags.includes(window)), added: tags.includes('added') };
    known.set(state.at, said);
  }
  return settled(state, said);
};
