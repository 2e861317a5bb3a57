import type { InspectionEvent } from 'xstate';
import type { GameOptions, RunnerName, StarpileGame } from '../../engine/door.ts';
import { createGame } from '../../engine/game.ts';
import type { Refusal } from '../../model/result.ts';
import { runTo } from '../../notation/run.ts';
import type { Shelf } from '../../notation/scene.ts';
import type { Viewer } from '../../view/view.ts';
import { restAt } from '../adapter/frame.ts';
import { partTold } from '../adapter/partTold.ts';
import { makeRecorder, type Recorder } from '../adapter/recorder.ts';
import {
  type BranchId,
  type BranchRow,
  type Compared,
  type LogRow,
  MAIN,
  type Message,
  type PartAsked,
  type PartTold,
  type Position,
} from '../protocol.ts';
import { type Messages, makeMessages } from '../words/messages.ts';
import { branchRows } from './branchRows.ts';
import { compareLines } from './compare.ts';
import type { Line, Playing } from './line.ts';
import type { Scenario } from './scenario.ts';
import { type BranchTree, MOST_BRANCHES, makeTree } from './tree.ts';
import { playWithout } from './without.ts';

/** Whether something was done, and what is looked at then. */
export type Done =
  | { readonly ok: true; readonly branch: BranchId }
  /** A refusal by the rules, or in words what else stands in the way. */
  | { readonly ok: false; readonly why: Refusal | string };

/**
 * One game that is looked at: it is played on, taken back and begun again, and keeps every step; and the branches that leave it.
 * Without a branch, all is asked of the main line.
 */
export type Sitting = {
  readonly scenario: Scenario;
  readonly runner: RunnerName;
  /** What of the charts could not be understood, so that steps are missing; null while all is well. */
  readonly trouble: string | null;
  /** The game of the main line, to be asked and not to be changed. */
  readonly game: Omit<StarpileGame, 'submit' | 'undo' | 'redo' | 'stop'>;
  /** The number of the newest step of the main line. */
  readonly last: number;
  isViewer(viewer: string): viewer is Viewer;
  isBranch(branch: BranchId): boolean;
  rows(viewer: Viewer, branch?: BranchId): readonly LogRow[];
  /** With what could be done there, unless it is an earlier step and that is not wanted. */
  position(n: number | 'last', viewer: Viewer, branch?: BranchId, acts?: boolean): Position;
  /** What the game has done with one part of a chart. */
  part(asked: PartAsked, branch?: BranchId): PartTold;
  /** What players, spine and entries said to each other. */
  messages(viewer: Viewer, branch?: BranchId): readonly Message[];
  /** The refusal, or null when it was accepted: at the end of a line. */
  submit(intent: unknown, branch?: BranchId): Refusal | null;
  /** An intent at any step: at the end of its line that line goes on, elsewhere a branch begins. */
  whatIf(intent: unknown, n: number, branch: BranchId): Done;
  /** The same game without the intent that led to that step, as far as it goes: a branch. */
  without(n: number, branch: BranchId): Done;
  branches(viewer: Viewer): readonly BranchRow[];
  /** A note at a step, for every line that has it; null takes it away. */
  note(n: number, text: string | null, branch: BranchId): void;
  compare(a: BranchId, b: BranchId, viewer: Viewer): Compared | null;
  /** The line of that name; the main line where there is none. */
  line(branch: BranchId): Line;
  /** Forgets a branch, and those that leave it. */
  drop(branch: BranchId): void;
  /** Takes back every intent that led beyond that step, and keeps them in a branch. In words what stands in the way, or null. */
  rewind(n: number): string | null;
  /** Goes on by that runner from where everything had come to rest at that step or before; what came after is taken back, as above. */
  run(n: number, runner: RunnerName): string | null;
  /**
   * The same from the beginning, and then the script if it is wanted; what somebody has done or noted themselves is kept in a branch.
   * What went wrong, or null.
   */
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

export const makeSitting = (first: Scenario, options: SittingOptions): Sitting => {
  const { shelf, inspect, silence } = options;
  let runner = options.runner ?? 'live';
  let scenario = first;
  let tree: BranchTree;
  /** The script of the scenario, or what it came with: that can always be had again. */
  let given: readonly unknown[] = [];

  const optionsFor = (by: RunnerName, recorder: Recorder): GameOptions => {
    if (by === 'data') return { runner: by, undo: 'anything', follow: recorder.follow };
    const hear = (event: InspectionEvent): void => {
      recorder.inspect(event);
      inspect?.(event);
    };
    return { runner: by, undo: 'anything', inspect: hear };
  };

  const play = (scene: Scenario['scene']): Playing => {
    const recorder = makeRecorder();
    const game = createGame(scene, optionsFor(runner, recorder));
    recorder.begin(game.facts.slice(0, game.facts.length - (recorder.frames[0]?.facts.length ?? 0)));
    return { game, recorder };
  };

  /** Begins a scenario, with what has been done on it already. */
  const opened = ({ scene, done = [], notes = [] }: Scenario): BranchTree => {
    const next = makeTree(play(scene));
    for (const intent of done) next.main.submit(intent);
    given = next.main.game.history.intents;
    const { frames } = next.main.recorder;
    for (const { intent, text } of notes)
      next.main.note(
        frames.findIndex(({ intents }) => intents === intent),
        text,
      );
    return next;
  };

  const begin = (next: Scenario): void => {
    const before = tree;
    tree = opened(next);
    before.stop();
    scenario = next;
  };

  const hasOwn = (): boolean => {
    const { game, recorder, noteAt } = tree.main;
    const { intents } = game.history;
    const isGiven = JSON.stringify(intents) === JSON.stringify(given.slice(0, intents.length));
    return !isGiven || recorder.frames.some((_, n) => noteAt(n) !== null);
  };

  const goOnFrom = (n: number, next: RunnerName, isKept = true): string | null => {
    const { main } = tree;
    const { game, recorder } = main;
    const keep = restAt(recorder.frames, n);
    if (isKept && !tree.keep(keep)) return TOO_MANY;
    const at = recorder.frames[keep]?.intents ?? 0;
    const playing = { game: game.fork({ ...optionsFor(next, recorder), at }), recorder };
    runner = next;
    game.stop();
    main.goOn(playing, keep);
    return null;
  };

  const told = new Map<Viewer, Messages>();
  const messagesFor = (viewer: Viewer): Messages => {
    const known = told.get(viewer) ?? makeMessages(viewer);
    told.set(viewer, known);
    return known;
  };

  const lineOf = (branch: BranchId = MAIN): Line => tree.line(branch) ?? tree.main;

  const growAt = (n: number, line: Line, intent: unknown): Done => {
    const rest = restAt(line.recorder.frames, n);
    const refusal = line.game.history.at(line.recorder.frames[rest]?.intents ?? 0).why(intent);
    if (refusal) {
      line.refuse(rest, intent, refusal);
      return { ok: false, why: refusal };
    }
    const branch = tree.grow(line, rest);
    if (!branch) return { ok: false, why: TOO_MANY };
    const failed = branch.line.submit(intent);
    if (!failed) return { ok: true, branch: branch.line.id };
    tree.drop(branch.line.id);
    return { ok: false, why: failed };
  };

  tree = opened(first);
  return {
    get scenario() {
      return scenario;
    },
    get runner() {
      return runner;
    },
    get trouble() {
      return tree.main.recorder.problem;
    },
    get game() {
      return tree.main.game;
    },
    get last() {
      return tree.main.last;
    },
    isViewer: (viewer): viewer is Viewer =>
      viewer === 'all' || viewer === 'table' || scenario.scene.players.some((player) => player === viewer),
    isBranch: (branch) => tree.line(branch) !== null,
    rows: (viewer, branch) => lineOf(branch).rows(viewer),
    part: (asked, branch) => partTold(lineOf(branch).recorder.frames, asked),
    messages: (viewer, branch) => messagesFor(viewer).of(lineOf(branch).recorder.frames),
    position: (n, viewer, branch, acts) => lineOf(branch).position(n, viewer, acts),
    submit: (intent, branch) => lineOf(branch).submit(intent),
    whatIf(intent, n, branch) {
      const line = lineOf(branch);
      if (n < line.last) return growAt(n, line, intent);
      const why = line.submit(intent);
      return why ? { ok: false, why } : { ok: true, branch: line.id };
    },
    without(n, branch) {
      const line = lineOf(branch);
      const frame = line.recorder.frames[n];
      if (!frame?.intent) return { ok: false, why: `Step ${n} is no intent of a player: choose one that is.` };
      const number = frame.intents;
      const grown = tree.grow(line, n - 1, (copy) => playWithout(line.game, copy.game, scenario.scene, number));
      return grown ? { ok: true, branch: grown.line.id } : { ok: false, why: TOO_MANY };
    },
    note: (n, text, branch) => lineOf(branch).note(n, text),
    branches: (viewer) => branchRows(tree, viewer),
    compare(a, b, viewer) {
      const [one, two] = [tree.line(a), tree.line(b)];
      return one && two && compareLines(one, two, viewer);
    },
    line: lineOf,
    drop: (branch) => tree.drop(branch),
    rewind: (n) => goOnFrom(n, runner),
    run(n, next) {
      const wasLive = runner === 'live';
      const why = goOnFrom(n, next);
      if (why === null && wasLive && next === 'data') silence?.();
      return why;
    },
    restart(script) {
      const why = goOnFrom(0, runner, hasOwn());
      if (why !== null || !script || scenario.tree === null) return why;
      const ran = runTo(scenario.tree, Number.POSITIVE_INFINITY, { ...shelf, createGame: () => tree.main.game });
      given = tree.main.game.history.intents;
      return ran.ok ? null : ran.message;
    },
    open: begin,
    stop: () => tree.stop(),
  };
};

const TOO_MANY = `There are ${MOST_BRANCHES} branches already: drop one of them first.`;
