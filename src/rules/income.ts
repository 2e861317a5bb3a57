import type { Step } from '../model/fact.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { addIsk } from './atoms/players.ts';
import { controllerOf, findPermanent, permanents, printedOf, regionOf, shipsIn } from './look.ts';

/** 1100.6: a region in which an enemy has a ship pays nothing, nor do its locations. */
export const isBlockaded = (game: Game, region: ObjectId, player: PlayerId): boolean =>
  shipsIn(game, region).some(({ controller }) => controller !== null && controller !== player);

/** What a card pays whoever controls it, in ISK; less than nothing for a penalty (1100.7). */
const paidBy = (game: Game, card: Permanent, player: PlayerId): number => {
  const { type, income = 0 } = printedOf(game, card.name);
  // 1200.1: an assembling ship does nothing.
  if (type === 'ship') return card.assembling > 0 ? 0 : income + minedBy(game, card, player);
  if (income === 0) return 0;
  const region = type === 'location' || type === 'home-region' || type === 'outer-region' ? regionOf(game, card) : null;
  return region !== null && isBlockaded(game, region, player) ? 0 : income;
};

/** 1100.6: the mineral value times the mining power, where a ship works on a location that its controller holds (1200.4). */
const minedBy = (game: Game, { order, region, name }: Permanent, player: PlayerId): number => {
  if (order?.kind !== 'mine' || region === null) return 0;
  const location = findPermanent(game, order.at);
  if (!location || location.region !== region || findPermanent(game, region)?.controller !== player) return 0;
  if (isBlockaded(game, region, player)) return 0;
  return (printedOf(game, location.name).minerals ?? 0) * (printedOf(game, name).command?.power ?? 0);
};

/** 1100.6: the income of all that a player controls, in ISK. */
export const incomeOf = (game: Game, player: PlayerId): number => {
  let sum = 0;
  for (const card of permanents(game)) if (controllerOf(game, card) === player) sum += paidBy(game, card, player);
  return sum;
};

/** 500.4: the active player collects. */
export const incomeStep = (game: Game): Step => addIsk(game, game.active, incomeOf(game, game.active));
