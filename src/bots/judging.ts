import type { Intent, Offer, PlayerId, StarpileGame } from '../index.ts';
import { candidatesOf, MOST } from './candidates.ts';
import { isAtRest, playOut } from './rest.ts';
import { worth } from './worth.ts';

/** An intent, and what the table is worth when it has come to rest. */
export type Judged = { readonly intent: Intent; readonly worth: number };

/** What could be done, the best first; of equals first what holds its fire, then what comes first in the offers. */
export const judged = (
  legal: readonly Offer[],
  player: PlayerId,
  world: StarpileGame,
  most = MOST,
): readonly Judged[] =>
  legal
    .flatMap((offer) => candidatesOf(offer, most))
    .map((intent) => ({ intent, worth: worthAfter(world, intent, player) }))
    .sort((one, other) => other.worth - one.worth || Number(holds(other.intent)) - Number(holds(one.intent)));

/** A ship that can do no harm keeps out of it (900.4). */
const holds = ({ type }: Intent): boolean => type === 'hold';

const worthAfter = (world: StarpileGame, intent: Intent, player: PlayerId): number => {
  // To declare a phase over with nothing on the pile changes nothing yet: the phase that follows is not judged.
  if (intent.type === 'pass' && isAtRest(world)) return worth(world.view(player), player);
  const tried = world.fork();
  if (!tried.submit(intent).ok) return Number.NEGATIVE_INFINITY;
  playOut(tried);
  return worth(tried.view(player), player);
};
