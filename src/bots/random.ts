import { someIntent } from '../index.ts';
import type { MakeBot } from './bot.ts';
import { diceFrom } from './dice.ts';

/** Any offer, and any choice in it, as the dice fall. */
export const randomBot: MakeBot = (seed) => {
  const roll = diceFrom(seed);
  return {
    name: 'random',
    decide({ legal }) {
      const offer = legal[roll(legal.length)];
      if (!offer) throw new Error('There is nothing to decide.');
      return someIntent(offer, roll);
    },
  };
};
