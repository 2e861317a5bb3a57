import { restAt } from '../adapter/frame.ts';
import { makeRecorder } from '../adapter/recorder.ts';
import type { BranchId } from '../protocol.ts';
import { MAIN } from '../protocol.ts';
import { type Line, makeLine, type Playing, type Shared } from './line.ts';
import type { Left } from './without.ts';

/** More branches than that are not kept at a time: whoever wants another drops one. */
export const MOST_BRANCHES = 60;

/** A line that leaves another. */
export type Branch = {
  readonly line: Line;
  readonly parent: BranchId;
  /** Of a game without one play: what was left out, and how far it went. */
  readonly left: Left | null;
  /** It was the main line, until that was taken back. */
  readonly takenBack: boolean;
};

/** The main line, and what leaves it: nothing of one line is ever changed by another. */
export type BranchTree = {
  readonly main: Line;
  /** The branches, each after the line that it leaves. */
  readonly branches: readonly Branch[];
  /** The line of that name; null when there is none, or none any more. */
  line(id: BranchId): Line | null;
  /** Goes on from a step of a line, in a branch of its own that is run as data; null when there are too many. */
  grow(from: Line, n: number, leave?: (grown: Line) => Left): Branch | null;
  /**
   * Keeps what comes after a step of the main line, with the branches that leave it there, in a branch: to be asked before the main
   * line is taken back. False when there are too many branches; where a branch has all of it already, there is no other.
   */
  keep(n: number): boolean;
  /** Forgets a branch, and those that leave it. */
  drop(id: BranchId): void;
  stop(): void;
};

export const makeTree = (playing: Playing): BranchTree => {
  const shared: Shared = { rows: new Map(), notes: new WeakMap() };
  const main = makeLine(MAIN, playing, shared);
  let branches: readonly Branch[] = [];
  let grown = 0;

  const drop = (id: BranchId): void => {
    for (const { line, parent } of branches) if (parent === id) drop(line.id);
    for (const { line } of branches) if (line.id === id) line.game.stop();
    branches = branches.filter(({ line }) => line.id !== id);
  };

  const grow: BranchTree['grow'] = (from, n, leave) => {
    if (branches.length >= MOST_BRANCHES) return null;
    const frames = from.recorder.frames.slice(0, restAt(from.recorder.frames, n) + 1);
    const recorder = makeRecorder(undefined, frames);
    const at = frames.at(-1)?.intents ?? 0;
    const game = from.game.fork({ runner: 'data', undo: 'anything', follow: recorder.follow, at });
    grown += 1;
    const line = makeLine(`b${grown}`, { game, recorder }, shared);
    const branch: Branch = { line, parent: from.id, left: leave?.(line) ?? null, takenBack: false };
    branches = [...branches, branch];
    return branch;
  };

  return {
    main,
    get branches() {
      return inOrder(branches, MAIN);
    },
    line: (id) => (id === MAIN ? main : (branches.find(({ line }) => line.id === id)?.line ?? null)),
    grow,
    keep(n) {
      if (n >= main.last) return true;
      const hasAll = ({ line, parent, takenBack }: Branch): boolean =>
        takenBack && parent === MAIN && lastShared(main, line) === main.last;
      const known = branches.find(hasAll) ?? grow(main, main.last);
      if (!known) return false;
      const { id } = known.line;
      for (const one of main.refused) if (one.n > n) known.line.refuse(one.n, one.intent, one.refusal);
      branches = branches.map((branch) => {
        if (branch.line.id === id) return { ...branch, takenBack: true };
        const leavesLater = branch.parent === MAIN && lastShared(main, branch.line) > n;
        return leavesLater ? { ...branch, parent: id } : branch;
      });
      return true;
    },
    drop,
    stop() {
      main.game.stop();
      for (const { line } of branches) line.game.stop();
    },
  };
};

/** Each after the line that it leaves, and before what leaves its elder. */
const inOrder = (branches: readonly Branch[], from: BranchId): readonly Branch[] =>
  branches.filter(({ parent }) => parent === from).flatMap((branch) => [branch, ...inOrder(branches, branch.line.id)]);

/** The last step that two lines share. */
export function lastShared(a: Line, b: Line): number {
  const [one, two] = [a.recorder.frames, b.recorder.frames];
  // What two lines share is the same object in both, up to where they part.
  let [low, high] = [0, Math.min(one.length, two.length)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (one[middle] === two[middle]) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
