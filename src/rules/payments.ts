import type { Cost } from '../model/ability.ts';
import type { Game } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { PayOffer } from '../model/offer.ts';
import { canPay } from './clauses/costs.ts';
import type { Eye } from './eye.ts';
import { permanents, playerOf } from './look.ts';

/** Whether each cost can have a card of its own. Costs are few, so the choices are simply tried. */
export const canBePaid = (offers: readonly PayOffer[], spent: readonly ObjectId[] = []): boolean => {
  const [first, ...rest] = offers;
  return !first || first.from.some((id) => !spent.includes(id) && canBePaid(rest, [...spent, id]));
};

/** The first set of cards that pays every cost, each with one of its own. */
export const somePayment = (offers: readonly PayOffer[], spent: readonly ObjectId[] = []): readonly ObjectId[] => {
  const [first, ...rest] = offers;
  if (!first) return spent;
  for (const id of first.from) {
    if (!spent.includes(id) && canBePaid(rest, [...spent, id])) return somePayment(rest, [...spent, id]);
  }
  return spent;
};

/** 600.4: the cards that can pay each cost that is paid with one; null when they cannot all be paid. */
export const payOffers = (
  game: Game,
  costs: readonly Cost[],
  player: PlayerId,
  card: ObjectId,
  eye: Eye,
): readonly PayOffer[] | null => {
  const offers: PayOffer[] = [];
  const paysItself = costs.some((cost) => cost.kind === 'sacrifice' && cost.what === 'itself');
  for (const cost of costs) {
    if (cost.kind !== 'discard' && (cost.kind !== 'sacrifice' || cost.what === 'itself')) continue;
    const all = cost.kind === 'discard' ? playerOf(game, player).hand : permanents(game);
    const from = all
      .map(({ id }) => id)
      .filter((id) => !(paysItself && id === card) && canPay(game, player, card, cost, id, eye));
    offers.push({ cost: cost.kind, from });
  }
  if (!canBePaid(offers)) return null;
  return offers.length < 2 ? offers : offers.map((offer, n) => withoutNeeded(offer, offers.toSpliced(n, 1)));
};

/** A card that another cost cannot do without is not offered for this one. */
const withoutNeeded = ({ cost, from }: PayOffer, others: readonly PayOffer[]): PayOffer => ({
  cost,
  from: from.filter((id) => canBePaid(others, [id])),
});
