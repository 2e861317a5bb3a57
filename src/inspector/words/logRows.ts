import type { Game } from '../../model/game.ts';
import { isRuleId } from '../../model/rulebook.ts';
import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { Frame } from '../adapter/frame.ts';
import type { LogRow, Mark } from '../protocol.ts';
import { type HeadingState, headingOf, NOTHING_SAID } from './headings.ts';
import type { Refused } from './refused.ts';
import { refusedWords } from './refusedWords.ts';
import { refusedFacets, stepFacets } from './rowFacets.ts';
import { rowWords } from './rowWords.ts';

/** The log as one viewer may read it. */
export type Log = {
  /** Each step, and after it what was refused there. Rows that have not changed stay the same objects. */
  rows(frames: readonly Frame[], refused: readonly Refused[], notes?: Notes): readonly LogRow[];
};

/** The row of one step, kept for as long as the steps up to it stand. */
type Told = { readonly frame: Frame; readonly before: Frame | null; row: LogRow; readonly said: HeadingState };

/** Its row with that note: another object only where the note is another. */
function noted(told: Told, note: string | null): LogRow {
  if (told.row.note !== note) told.row = { ...told.row, note };
  return told.row;
}

/** Rows that have been told already, of whichever log: steps that two lines of the game share are told once. */
export type KnownRows = WeakMap<Frame, Told>;

/** What somebody noted at a step. */
export type Notes = WeakMap<Frame, string>;

export const makeLog = (viewer: Viewer, known: KnownRows = new WeakMap()): Log => {
  let told: Told[] = [];
  const refusals = new Map<Refused, LogRow>();
  let all: readonly LogRow[] = [];

  const tellSteps = (frames: readonly Frame[]): void => {
    const from = told.findIndex(({ frame }, n) => frame !== frames[n]);
    if (from >= 0) told = told.slice(0, from);
    for (const [n, frame] of frames.entries()) {
      if (n < told.length) continue;
      const before = frames[n - 1] ?? null;
      const kept = known.get(frame);
      const one = kept && kept.before === before ? kept : tellStep(n, frame, before);
      known.set(frame, one);
      told.push(one);
    }
  };

  const tellStep = (n: number, frame: Frame, before: Frame | null): Told => {
    const { heading, said } = headingOf(frame, before, told.at(-1)?.said ?? NOTHING_SAID);
    return { frame, before, row: stepRow(n, frame, before, heading, viewer), said };
  };

  const tellRefusal = (one: Refused, { settled }: Frame): LogRow => {
    const row = refusals.get(one) ?? refusedRow(one, settled.game, viewer);
    refusals.set(one, row);
    return row;
  };

  return {
    rows(frames, refused, notes) {
      tellSteps(frames);
      const at = new Map<number, Refused[]>();
      for (const one of refused) at.set(one.n, [...(at.get(one.n) ?? []), one]);
      const rows = told.flatMap((one, n) => [
        noted(one, notes?.get(one.frame) ?? null),
        ...(at.get(n) ?? []).map((refusal) => tellRefusal(refusal, one.frame)),
      ]);
      if (!sameList(rows, all)) all = rows;
      return all;
    },
  };
};

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

function stepRow(
  n: number,
  frame: Frame,
  before: Frame | null,
  heading: ReturnType<typeof headingOf>['heading'],
  viewer: Viewer,
): LogRow {
  const { player, words, rule } = rowWords(frame, before, viewer);
  const ended = frame.facts.some(({ type }) => type === 'ended');
  const mark: Mark | null = ended ? 'ended' : (heading?.mark ?? null);
  return {
    n,
    kind: 'step',
    heading: heading && { level: heading.level, words: heading.words, player: heading.player },
    player,
    words,
    rule,
    mark,
    ...stepFacets(frame, before, viewer),
    note: null,
  };
}

function refusedRow(one: Refused, game: Game, viewer: Viewer): LogRow {
  const { n, intent, player, refusal } = one;
  const [first] = refusal.clauses;
  const words: Words = ['Refused: ', ...refusedWords(intent, game, viewer)];
  const rule = first && isRuleId(first.rule) ? first.rule : null;
  return { n, kind: 'refused', heading: null, player, words, rule, mark: 'refused', ...refusedFacets(one), note: null };
}
