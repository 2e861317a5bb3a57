import type { Intent, PlayerId, StarpileGame } from '../index.ts';
import type { MakeBot, Seat } from './bot.ts';
import { candidatesOf } from './candidates.ts';
import { diceFrom } from './dice.ts';
import { wait } from './reflex.ts';
import { worth } from './worth.ts';

/** How long a pile or battle is played on before it is judged as it stands. */
const PATIENCE = 60;

/** An intent, and what the table is worth when it has come to rest. */
export type Judged = { readonly intent: Intent; readonly worth: number };

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
      const [best] = judged(seat, seat.imagine(roll(2 ** 31)));
      if (!best) throw new Error('There is nothing to decide.');
      return best.intent;
    },
  };
};

/** What has to be done when there is no choice. */
export const onlyIntent = ({ legal }: Seat): Intent | null => {
  const [only, ...others] = legal;
  if (!only || others.length > 0 || !['pass', 'stay'].includes(only.type)) return null;
  return { type: only.type as 'pass' | 'stay', player: only.player };
};

/** What could be done, the best first; of equals, what comes first in the offers, and to pass is among them first. */
export const judged = ({ legal, player }: Seat, world: StarpileGame): readonly Judged[] =>
  legal
    .flatMap(candidatesOf)
    .map((intent) => ({ intent, worth: worthOf(world, intent, player) }))
    .sort((one, other) => other.worth - one.worth);

const isAtRest = ({ truth, window }: StarpileGame): boolean =>
  truth.ending !== null || (truth.pile.length === 0 && truth.battle === null && !window?.question);

const worthOf = (world: StarpileGame, intent: Intent, player: PlayerId): number => {
  // To declare a phase over with nothing on the pile changes nothing yet: the phase that follows is not judged.
  if (intent.type === 'pass' && isAtRest(world)) return worth(world.view(player), player);
  const tried = world.fork();
  if (!tried.submit(intent).ok) return Number.NEGATIVE_INFINITY;
  for (let n = 0; n < PATIENCE && !isAtRest(tried); n++) {
    const [awaited] = tried.awaited;
    if (!awaited || !tried.submit(wait(tried, awaited)).ok) break;
  }
  return worth(tried.view(player), player);
};
