import type { Intent } from '../model/intent.ts';
import { WINDOW_INTENTS } from '../model/window.ts';
import { ordersAwaited, unordered } from '../rules/battle.ts';
import { type ChartState, runner } from './charts.ts';
import { type Settled, settledIn } from './settled.ts';

/** Twice round the largest table, and some questions: what takes longer is no waiting. */
const FURTHEST = 24;

/** The intents after which it is legal, when everybody does as little as they can; null when that does not help soon. */
export const whenLegal = (from: ChartState, intent: Intent): readonly Intent[] | null => {
  const waited: Intent[] = [];
  let state = from;
  while (!runner.can(state, intent)) {
    const least = leastIn(settledIn(state));
    if (!least || waited.length === FURTHEST) return null;
    const { state: next } = runner.next(state, least);
    if (next === state || next.status === 'error') return null;
    state = next;
    waited.push(least);
  }
  return waited;
};

/** What changes least of all that the awaited player can do. */
const leastIn = ({ game, window }: Settled): Intent | null => {
  if (!window) return null;
  const { name, holder: player, question } = window;
  if (question) {
    const chosen = Array.from({ length: question.min }, (_, n) => n);
    return { type: 'answer', player: question.asked, question: question.id, chosen };
  }
  const heard: readonly string[] = WINDOW_INTENTS[name];
  if (heard.includes('pass')) return { type: 'pass', player };
  if (heard.includes('stay')) return { type: 'stay', player };
  const side = ordersAwaited(game);
  const [ship] = game.battle && side ? unordered(game.battle, side) : [];
  return ship && heard.includes('hold') ? { type: 'hold', player, ship } : null;
};
