import type { Intent } from '../model/intent.ts';
import type { Offer } from '../model/offer.ts';
import { offersFor } from '../rules/offers.ts';
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
    state = runner.next(state, least).state;
    waited.push(least);
  }
  return waited;
};

/** What changes least of all that the awaited player can do. */
const leastIn = ({ game, window }: Settled): Intent | null => {
  if (!window) return null;
  const offers = offersFor(game, window, window.question?.asked ?? window.holder);
  for (const offer of offers) {
    const least = leastOf(offer);
    if (least) return least;
  }
  return null;
};

const leastOf = (offer: Offer): Intent | null => {
  const { player } = offer;
  switch (offer.type) {
    case 'pass':
    case 'stay':
      return { type: offer.type, player };
    case 'hold': {
      const [ship] = offer.ships;
      return ship ? { type: 'hold', player, ship } : null;
    }
    case 'answer':
      return {
        type: 'answer',
        player,
        question: offer.question,
        chosen: Array.from({ length: offer.min }, (_, n) => n),
      };
    default:
      return null;
  }
};
