import type { Intent, Offer, PlayerId, StarpileGame } from '../index.ts';
import { candidatesOf, MOST } from './candidates.ts';
import { type Judged, marches } from './march.ts';
import { isAtRest, playOut } from './rest.ts';
import { worth } from './worth.ts';

/** What could be done, each once and the best first; of equals, what comes first in the offers. */
export const judged = (
  legal: readonly Offer[],
  player: PlayerId,
  world: StarpileGame,
  most = MOST,
): readonly Judged[] => {
  const single = legal
    .flatMap((offer) => candidatesOf(offer, most))
    .map((intent): Judged => ({ intent, worth: worthAfter(world, intent, player) }));
  const best = new Map<string, Judged>();
  for (const one of [...single, ...marches(world, player, legal)]) {
    const key = JSON.stringify(one.intent);
    const known = best.get(key);
    if (!known || one.worth > known.worth) best.set(key, one);
  }
  return [...best.values()].sort((one, other) => other.worth - one.worth);
};

const worthAfter = (world: StarpileGame, intent: Intent, player: PlayerId): number => {
  // To declare a phase over with nothing on the pile changes nothing yet: the phase that follows is not judged.
  if (intent.type === 'pass' && isAtRest(world)) return worth(world.view(player), player);
  const tried = world.fork();
  if (!tried.submit(intent).ok) return Number.NEGATIVE_INFINITY;
  playOut(tried);
  return worth(tried.view(player), player);
};
