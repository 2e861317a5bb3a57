import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Refusal } from '../../model/result.ts';
import { isRuleId } from '../../model/rulebook.ts';
import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { Frame } from '../adapter/frame.ts';
import type { LogRow, Mark } from '../protocol.ts';
import { type HeadingState, headingOf, NOTHING_SAID } from './headings.ts';
import { refusedWords } from './refusedWords.ts';
import { rowWords } from './rowWords.ts';

/** An intent that was refused, and the step it was refused at. */
export type Refused = {
  readonly n: number;
  readonly intent: unknown;
  readonly player: PlayerId | null;
  readonly refusal: Refusal;
};

/** The log as one viewer may read it. */
export type Log = {
  /** Each step, and after it what was refused there. Rows that have not changed stay the same objects. */
  rows(frames: readonly Frame[], refused: readonly Refused[]): readonly LogRow[];
};

/** The rows of one step, kept for as long as nothing about it changes. */
type Told = {
  readonly frame: Frame;
  readonly refused: readonly Refused[];
  readonly rows: readonly LogRow[];
  readonly said: HeadingState;
};

export const makeLog = (viewer: Viewer): Log => {
  let told: Told[] = [];
  let all: readonly LogRow[] = [];
  return {
    rows(frames, refused) {
      const at = (n: number): readonly Refused[] => refused.filter((one) => one.n === n);
      const same = (one: Told | undefined, n: number): boolean =>
        one !== undefined && one.frame === frames[n] && sameList(one.refused, at(n));
      let from = 0;
      while (from < frames.length && same(told[from], from)) from++;
      if (from === frames.length && from === told.length) return all;
      told = told.slice(0, from);
      for (const [index, frame] of frames.slice(from).entries()) {
        const n = from + index;
        const before = frames[n - 1] ?? null;
        const { heading, said } = headingOf(frame, before, told.at(-1)?.said ?? NOTHING_SAID);
        const own = stepRow(n, frame, before, heading, viewer);
        const rows = [own, ...at(n).map((one) => refusedRow(one, frame.settled.game, viewer))];
        told.push({ frame, refused: at(n), rows, said });
      }
      all = told.flatMap(({ rows }) => rows);
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
  };
}

function refusedRow({ n, intent, player, refusal }: Refused, game: Game, viewer: Viewer): LogRow {
  const [first] = refusal.clauses;
  const words: Words = ['Refused: ', ...refusedWords(intent, game, viewer)];
  const rule = first && isRuleId(first.rule) ? first.rule : null;
  return { n, kind: 'refused', heading: null, player, words, rule, mark: 'refused' };
}
