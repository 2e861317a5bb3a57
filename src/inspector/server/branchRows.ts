import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { BranchRow, LogRow, Without } from '../protocol.ts';
import { MAIN } from '../protocol.ts';
import type { Line } from './line.ts';
import { type Branch, type BranchTree, lastShared } from './tree.ts';

/** Every line of the tree as one viewer may read it, the main line first. */
export function branchRows(tree: BranchTree, viewer: Viewer): readonly BranchRow[] {
  const main: BranchRow = {
    id: MAIN,
    leaves: null,
    last: tree.main.last,
    words: [],
    player: null,
    without: null,
    takenBack: false,
  };
  return [main, ...tree.branches.map((branch) => branchRow(tree, branch, viewer))];
}

function branchRow(tree: BranchTree, { line, parent, left, takenBack }: Branch, viewer: Viewer): BranchRow {
  const from = tree.line(parent) ?? tree.main;
  const at = lastShared(from, line);
  const begins = left ? rowOfIntent(from, left.intent, viewer) : rowAt(line, at + 1, viewer);
  return {
    id: line.id,
    leaves: { branch: from.id, at },
    last: line.last,
    words: begins?.words ?? NOTHING,
    player: begins?.player ?? null,
    without: left && withoutRow(from, line, left, viewer),
    takenBack,
  };
}

const NOTHING: Words = ['nothing more'];

function withoutRow(from: Line, line: Line, left: NonNullable<Branch['left']>, viewer: Viewer): Without {
  const { parts, idle, ends } = left;
  const n = parts === null ? -1 : stepOfIntent(line, parts);
  const parted = n < 0 ? undefined : rowAt(line, n, viewer);
  const last = ends && rowOfIntent(from, ends.intent, viewer);
  return {
    idle,
    parts: parted ? { n, instead: parted.words, player: parted.player } : null,
    ends:
      ends && last?.player
        ? { words: last.words, player: last.player, ...reasonFor(last.player, ends.why, viewer) }
        : null,
  };
}

/** Why it could not be done: the clauses are for whoever asked, and for who sees all. */
function reasonFor(
  asker: LogRow['player'],
  why: NonNullable<NonNullable<Branch['left']>['ends']>['why'],
  viewer: Viewer,
) {
  if (typeof why === 'string') return { why: viewer === 'all' || viewer === asker ? why : '', rules: [] };
  const rules = [...new Set(why.clauses.map(({ rule }) => rule))];
  return { why: viewer === 'all' || viewer === asker ? why.message : '', rules };
}

/** The first step of an intent, by its number. */
const stepOfIntent = (line: Line, intent: number): number =>
  line.recorder.frames.findIndex(({ intents }) => intents === intent);

const rowOfIntent = (line: Line, intent: number, viewer: Viewer): LogRow | undefined =>
  rowAt(line, stepOfIntent(line, intent), viewer);

const rowAt = (line: Line, n: number, viewer: Viewer): LogRow | undefined =>
  line.rows(viewer).find((row) => row.kind === 'step' && row.n === n);
