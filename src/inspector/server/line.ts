import type { Position as Asked, StarpileGame } from '../../engine/door.ts';
import type { Refusal } from '../../model/result.ts';
import type { Viewer } from '../../view/view.ts';
import { positionOf } from '../adapter/positionOf.ts';
import type { Recorder } from '../adapter/recorder.ts';
import type { BranchId, LogRow, Position } from '../protocol.ts';
import { type KnownRows, type Log, makeLog, type Notes } from '../words/logRows.ts';
import type { Refused } from '../words/refused.ts';
import { askerOf } from '../words/refusedWords.ts';

/** More refusals than that are not kept: the oldest go. */
const MOST_REFUSED = 500;

/** A game, and what was heard of it. */
export type Playing = { readonly game: StarpileGame; readonly recorder: Recorder };

/** One way the game went, step by step, with what was refused on it. */
export type Line = Playing & {
  readonly id: BranchId;
  /** The number of the newest step. */
  readonly last: number;
  /** What was refused on it, the oldest first. */
  readonly refused: readonly Refused[];
  rows(viewer: Viewer): readonly LogRow[];
  position(n: number | 'last', viewer: Viewer, acts?: boolean): Position;
  /** The refusal, or null when it was accepted. */
  submit(intent: unknown): Refusal | null;
  /** Keeps in mind what was refused at an earlier step. */
  refuse(n: number, intent: unknown, refusal: Refusal): void;
  /** A note at that step; null takes it away. Lines that share the step share the note. */
  note(n: number, text: string | null): void;
  /** What was noted at that step. */
  noteAt(n: number): string | null;
  /** Another game goes on from that step in its place: what came after is forgotten. */
  goOn(playing: Playing, keep: number): void;
};

/** What two lines share as far as they share their steps: rows that are told already, for each viewer, and notes. */
export type Shared = { readonly rows: Map<Viewer, KnownRows>; readonly notes: Notes };

export const makeLine = (id: BranchId, playing: Playing, { rows: known, notes }: Shared): Line => {
  let { game, recorder } = playing;
  let refused: readonly Refused[] = [];
  const logs = new Map<Viewer, Log>();

  const logFor = (viewer: Viewer): Log => {
    const rows = known.get(viewer) ?? new WeakMap();
    known.set(viewer, rows);
    const log = logs.get(viewer) ?? makeLog(viewer, rows);
    logs.set(viewer, log);
    return log;
  };

  const last = (): number => recorder.frames.length - 1;

  const refuse = (n: number, intent: unknown, refusal: Refusal): void => {
    const one: Refused = { n, intent, player: askerOf(intent, game.truth), refusal };
    refused = [...refused, one].slice(-MOST_REFUSED);
  };

  const after = (intents: number): Asked => (intents === game.n ? game : game.history.at(intents));

  return {
    id,
    get game() {
      return game;
    },
    get recorder() {
      return recorder;
    },
    get last() {
      return last();
    },
    get refused() {
      return refused;
    },
    rows: (viewer) => logFor(viewer).rows(recorder.frames, refused, notes),
    position: (n, viewer, acts = true) => ({
      branch: id,
      ...positionOf(recorder.frames, n === 'last' ? last() : Math.min(n, last()), viewer, after, acts),
    }),
    submit(intent) {
      const steps = recorder.frames.length;
      const result = game.submit(intent);
      if (result.ok) return null;
      // After a fault of the engine the actors were raised again as they were before.
      recorder.cut(steps);
      refuse(last(), intent, result);
      return result;
    },
    refuse,
    note(n, text) {
      const frame = recorder.frames[n];
      if (frame && text === null) notes.delete(frame);
      else if (frame && text !== null) notes.set(frame, text);
    },
    noteAt(n) {
      const frame = recorder.frames[n];
      return (frame && notes.get(frame)) ?? null;
    },
    goOn(next, keep) {
      ({ game, recorder } = next);
      recorder.cut(keep + 1);
      refused = refused.filter((one) => one.n <= keep);
    },
  };
};
