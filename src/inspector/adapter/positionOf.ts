import type { Position as Asked } from '../../engine/door.ts';
import { isRuleId, type RuleId } from '../../model/rulebook.ts';
import { project } from '../../view/project.ts';
import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { PileRow, Position } from '../protocol.ts';
import { actsOf } from '../words/acts.ts';
import { bandWords, modeOf } from '../words/bandWords.ts';
import { changeWords } from '../words/changeWords.ts';
import { rowWords } from '../words/rowWords.ts';
import { nextOf } from '../words/seats.ts';
import { deniedTo } from './denied.ts';
import { difference } from './difference.ts';
import { type Frame, restAt } from './frame.ts';

/**
 * All that a page draws of step `n`. `after`: the engine's own position after so many intents, to be asked what can be done
 * there; at an earlier step it is not asked unless `acts`.
 */
export function positionOf(
  frames: readonly Frame[],
  n: number,
  viewer: Viewer,
  after: (intents: number) => Asked,
  acts = true,
): Omit<Position, 'branch'> {
  const frame = frames[n];
  if (!frame) throw new RangeError(`There is no step ${n}: they are numbered from 0 to ${frames.length - 1}.`);
  const before = frames[n - 1] ?? null;
  const { settled, holder, question, path, taken } = frame;
  const mode = modeOf(frame);
  const awaited = mode === 'resolving' || mode === 'over' ? null : (question?.asked ?? holder);
  const band = bandWords(frames.slice(0, n + 1));
  const changes = changeWords(frame, before, viewer);
  const rests = restAt(frames, n);
  return {
    n,
    last: frames.length - 1,
    rests,
    viewer,
    mode,
    band,
    holder: awaited,
    next: mode === 'building' || settled.window?.name === 'closing' ? nextOf(settled.game, holder) : null,
    passed: settled.passed,
    view: project(settled, viewer),
    pile: pileRows(frame),
    path,
    taken,
    changes,
    raw: rawOf(frame, before, viewer),
    ...(rests === n && (acts || n === frames.length - 1)
      ? whatCanBeDone(frame, viewer, after(frame.intents))
      : { acts: [], denied: [] }),
    cites: citesOf([...changes, band.why], rowWords(frame, before, viewer).rule),
  };
}

/** What each player can do and cannot, of those with whose eyes the viewer looks. */
function whatCanBeDone({ settled }: Frame, viewer: Viewer, now: Asked): Pick<Position, 'acts' | 'denied'> {
  const players = settled.game.seats.filter((player) => viewer === 'all' || viewer === player);
  const all = players.map((player) => ({ player, offers: now.legal(player) }));
  return {
    acts: all.flatMap(({ offers }) => actsOf(offers, settled)),
    denied: all.flatMap(({ player, offers }) => deniedTo(now, player, offers)),
  };
}

/** Top first. */
const pileRows = ({ entries }: Frame): readonly PileRow[] =>
  entries
    .toReversed()
    .flatMap(({ id, state, active, removedBy, seen }) => (seen ? [{ id, state, active, removedBy, ...seen }] : []));

/** Whoever does not see all is told what changed of what they see. */
function rawOf(frame: Frame, before: Frame | null, viewer: Viewer): string {
  if (before === null) return '';
  if (viewer !== 'all') return difference(project(before.settled, viewer), project(frame.settled, viewer));
  return difference(rawState(before), rawState(frame));
}

const rawState = ({ settled: { game, passed, added }, holder, question }: Frame): object => ({
  ...game,
  spine: { holder, passed, added, question },
});

function citesOf(sentences: readonly Words[], rule: RuleId | null): readonly RuleId[] {
  const cited = sentences.flat().flatMap((word) => (typeof word === 'object' && 'rule' in word ? [word.rule] : []));
  return [...new Set([...(rule ? [rule] : []), ...cited])].filter(isRuleId);
}
