import type { Settled } from '../../engine/settled.ts';
import type { Fact } from '../../model/fact.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Intent } from '../../model/intent.ts';
import type { Question } from '../../model/question.ts';
import type { EntryLife, PileRow, Taken } from '../protocol.ts';

/** What an entry is called and aimed at, as it lay on the pile: kept for when it has left. */
export type SeenEntry = Pick<PileRow, 'number' | 'kind' | 'title' | 'text' | 'controller' | 'targets'>;

/** An entry of the pile that is shown: its actor's life, and what it was. */
export type Life = EntryLife & {
  /** Piles are counted, so that what has left is shown with its own pile only. */
  readonly pile: number;
  readonly seen: SeenEntry | null;
};

/** One step of the inspector: a macrostep of the spine, with everything that happened in it. */
export type Frame = {
  /** What the spine heard: an intent, or what an entry's actor told it. */
  readonly event: string;
  /** The intent, where the step begins with one. */
  readonly intent: Intent | null;
  /** The entry that was heard from, where the step begins with what an entry did. */
  readonly from: string | null;
  /** How many intents had been accepted by then, this one included. */
  readonly intents: number;
  readonly facts: readonly Fact[];
  readonly settled: Settled;
  readonly holder: PlayerId;
  readonly question: Question | null;
  /** Active states of the spine, from the outermost to the leaf. */
  readonly path: readonly { readonly id: string; readonly key: string }[];
  readonly taken: readonly Taken[];
  /** In the order in which they were announced. */
  readonly entries: readonly Life[];
};

/**
 * The step at which everything had come to rest, at or before that one: only there can a game go on. What one intent did is
 * several steps, and only the last of them rests.
 */
export const restAt = (frames: readonly Pick<Frame, 'intents'>[], n: number): number => {
  const isRest = ({ intents }: Pick<Frame, 'intents'>, at: number): boolean => intents !== frames[at + 1]?.intents;
  const before = frames.findLastIndex((frame, at) => at <= n && isRest(frame, at));
  return before < 0 ? frames.findIndex(isRest) : before;
};

export const isAlive = ({ state }: Pick<EntryLife, 'state'>): boolean =>
  state === 'waiting' || state === 'resolving' || state === 'asking';
