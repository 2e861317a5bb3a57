import type { Intent } from '../index.ts';
import type { MakeBot, Seat } from './bot.ts';
import { diceFrom } from './dice.ts';
import { judged } from './judging.ts';

/**
 * Looks one intent ahead: tries each in the game as it may imagine it, lets everybody pass until all has come to rest, and
 * takes what is then worth most (`worth`).
 */
export const greedyBot: MakeBot = (seed) => {
  const roll = diceFrom(seed);
  return {
    name: 'greedy',
    decide(seat) {
      const forced = onlyIntent(seat);
      if (forced) return forced;
      const [best] = judged(seat.legal, seat.player, seat.imagine(roll(2 ** 31)));
      if (!best) throw new Error('There is nothing to decide.');
      return best.intent;
    },
  };
};

/** What has to be done when there is no choice. */
export const onlyIntent = ({ legal }: Seat): Intent | null => {
  const [only, ...others] = legal;
  if (!only || others.length > 0 || (only.type !== 'pass' && only.type !== 'stay')) return null;
  return { type: only.type, player: only.player };
};
