import type { InspectionEvent } from 'xstate';
import type { GameOptions, RunnerName, StarpileGame } from '../../engine/door.ts';
import { createGame } from '../../engine/game.ts';
import type { Refusal } from '../../model/result.ts';
import { runTo } from '../../notation/run.ts';
import type { Shelf } from '../../notation/scene.ts';
import type { Viewer } from '../../view/view.ts';
import { restAt } from '../adapter/frame.ts';
import { partTold } from '../adapter/partTold.ts';
import { positionOf } from '../adapter/positionOf.ts';
import { makeRecorder, type Recorder } from '../adapter/recorder.ts';
import type { LogRow, PartAsked, PartTold, Position } from '../protocol.ts';
import { type Log, makeLog, type Refused } from '../words/logRows.ts';
import { askerOf } from '../words/refusedWords.ts';
import type { Scenario } from './scenario.ts';

/** More refusals than that are not kept: the oldest go. */
const MOST_REFUSED = 500;

/** One game that is looked at: it is played on, taken back and begun again, and keeps every step. */
export type Sitting = {
  readonly scenario: Scenario;
  readonly runner: RunnerName;
  /** What of the charts could not be understood, so that steps are missing; null while all is well. */
  readonly trouble: string | null;
  /** The number of the newest step. */
  readonly last: number;
  isViewer(viewer: string): viewer is Viewer;
  rows(viewer: Viewer): readonly LogRow[];
  position(n: number | 'last', viewer: Viewer): Position;
  /** What the game has done with one part of a chart. */
  part(asked: PartAsked): PartTold;
  /** The refusal, or null when it was accepted. */
  submit(intent: unknown): Refusal | null;
  /** Takes back every intent that led beyond that step. */
  rewind(n: number): void;
  /** Goes on by that runner from where everything had come to rest at that step or before; what came after is taken back. */
  run(n: number, runner: RunnerName): void;
  /** What went wrong with the script, or null. */
  restart(script: boolean): string | null;
  open(scenario: Scenario): void;
  stop(): void;
};

export type SittingOptions = {
  readonly shelf: Shelf;
  /** `live` unless it is said. */
  readonly runner?: RunnerName;
  /** Hears the live actors too, while there are any. It must not throw. */
  readonly inspect?: (event: InspectionEvent) => void;
  /** Told when there are no live actors any more, since the game goes on as data. */
  readonly silence?: () => void;
};

type Playing = { readonly game: StarpileGame; readonly recorder: Recorder };

export const makeSitting = (first: Scenario, options: SittingOptions): Sitting => {
  const { shelf, inspect, silence } = options;
  let runner = options.runner ?? 'live';
  let scenario = first;
  let refused: readonly Refused[] = [];
  let logs = new Map<Viewer, Log>();
  let playing: Playing;

  const optionsFor = (by: RunnerName, recorder: Recorder): GameOptions => {
    if (by === 'data') return { runner: by, undo: 'anything', follow: recorder.follow };
    const hear = (event: InspectionEvent): void => {
      recorder.inspect(event);
      inspect?.(event);
    };
    return { runner: by, undo: 'anything', inspect: hear };
  };

  const create = (scene: Scenario['scene']): StarpileGame => {
    const recorder = makeRecorder();
    const game = createGame(scene, optionsFor(runner, recorder));
    recorder.begin(game.facts.slice(0, game.facts.length - (recorder.frames[0]?.facts.length ?? 0)));
    playing = { game, recorder };
    return game;
  };

  const begin = (next: Scenario): void => {
    const before = playing;
    create(next.scene);
    before.game.stop();
    scenario = next;
    refused = [];
    logs = new Map();
  };

  const goOnFrom = (n: number, next: RunnerName): void => {
    const { game, recorder } = playing;
    const keep = restAt(recorder.frames, n);
    const at = recorder.frames[keep]?.intents ?? 0;
    playing = { game: game.fork({ ...optionsFor(next, recorder), at }), recorder };
    runner = next;
    game.stop();
    recorder.cut(keep + 1);
    refused = refused.filter((one) => one.n <= keep);
  };

  const last = (): number => playing.recorder.frames.length - 1;

  create(first.scene);
  return {
    get scenario() {
      return scenario;
    },
    get runner() {
      return runner;
    },
    get trouble() {
      return playing.recorder.problem;
    },
    get last() {
      return last();
    },
    isViewer: (viewer): viewer is Viewer =>
      viewer === 'all' || viewer === 'table' || scenario.scene.players.some((player) => player === viewer),
    rows(viewer) {
      const log = logs.get(viewer) ?? makeLog(viewer);
      logs.set(viewer, log);
      return log.rows(playing.recorder.frames, refused);
    },
    part: (asked) => partTold(playing.recorder.frames, asked),
    position(n, viewer) {
      const { game, recorder } = playing;
      return positionOf(recorder.frames, n === 'last' ? last() : Math.min(n, last()), viewer, game);
    },
    submit(intent) {
      const { game, recorder } = playing;
      const steps = recorder.frames.length;
      const result = game.submit(intent);
      if (result.ok) return null;
      // After a fault of the engine the actors were raised again as they were before.
      recorder.cut(steps);
      const one: Refused = { n: last(), intent, player: askerOf(intent, game.truth), refusal: result };
      refused = [...refused, one].slice(-MOST_REFUSED);
      return result;
    },
    rewind: (n) => goOnFrom(n, runner),
    run(n, next) {
      const wasLive = runner === 'live';
      goOnFrom(n, next);
      if (wasLive && next === 'data') silence?.();
    },
    restart(script) {
      begin(scenario);
      const { tree } = scenario;
      if (!script || tree === null) return null;
      const before = playing;
      const ran = runTo(tree, Number.POSITIVE_INFINITY, { ...shelf, createGame: (scene) => create(scene) });
      if (before !== playing) before.game.stop();
      return ran.ok ? null : ran.message;
    },
    open: begin,
    stop: () => playing.game.stop(),
  };
};
