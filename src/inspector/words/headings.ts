import { PHASES } from '../../model/fact.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Frame } from '../adapter/frame.ts';
import type { LogRow, Mark } from '../protocol.ts';
import { cardTitle, playerTitle } from './naming.ts';
import { PHASE } from './terms.ts';

type Heading = NonNullable<LogRow['heading']> & { readonly mark: Mark | null };

/** What has been said above the rows so far. */
export type HeadingState = { readonly turn: string; readonly part: string };

export const NOTHING_SAID: HeadingState = { turn: '', part: '' };

/** What begins a part of the game itself, so that the heading stands above it; anything else is told before the next. */
const BEGINS = ['attack', 'play', 'activate'];

/** The heading above a row, where a new part of the game begins with it, and what has then been said. */
export function headingOf(
  frame: Frame,
  before: Frame | null,
  said: HeadingState,
): { readonly heading: Heading | null; readonly said: HeadingState } {
  const own = before === null || BEGINS.includes(frame.intent?.type ?? '');
  const at = own ? frame : before;
  const turn = turnOf(before ?? frame);
  const part = partOf(at);
  if (turn.words !== said.turn) {
    // A turn is known to go on with its development phase.
    const implied = part === null || part.words === PHASE.development.words ? (part?.words ?? '') : '';
    return { heading: turn, said: { turn: turn.words, part: implied } };
  }
  if (part === null || part.words === said.part) return { heading: null, said };
  return { heading: part, said: { ...said, part: part.words } };
}

function turnOf({ settled: { game } }: Frame): Heading {
  return heading(1, `Turn ${game.turn}, ${playerTitle(game.active)}`, game.active, 'turn');
}

/** Where the game is at the end of a step; null between two parts. */
function partOf({ path, settled: { game } }: Frame): Heading | null {
  const keys = path.map(({ key }) => key);
  const has = (key: string): boolean => keys.includes(key);
  if (has('resolving')) return heading(2, 'Pile resolves', null, 'resolve');
  if (has('building') || has('opening') || has('stacking'))
    return heading(2, has('damage') ? 'Damage step, pile opened' : 'Pile opened', null, 'pile');
  const region = game.battle && game.play[game.battle.region];
  if (has('fight') && region) return heading(2, `Battle at ${cardTitle(game, region.name)}`, null, 'battle');
  const phase = PHASES.find(has);
  return phase ? heading(2, PHASE[phase].words, null, null) : null;
}

const heading = (level: 1 | 2, words: string, player: PlayerId | null, mark: Mark | null): Heading => ({
  level,
  words,
  player,
  mark,
});
