import type { Game } from '../../model/game.ts';
import type { Intent } from '../../model/intent.ts';
import { aimsOf, attackersIn, defendersOf, ordersAwaited, unordered } from '../battle.ts';
import { findPermanent, nameOf, printedOf, shipsIn, titleOf } from '../look.ts';
import { breaks, type Failing } from './clause.ts';

/** Why a battle cannot be declared (900.1, 900.2). */
export function* attackClauses(
  game: Game,
  { player, region: id, defender, ships }: Extract<Intent, { type: 'attack' }>,
): Generator<Failing> {
  const region = findPermanent(game, id);
  if (!region || !['home-region', 'outer-region'].includes(printedOf(game, region.name).type)) {
    yield breaks('900.1', () => `There is no region ${id} in play.`);
    return;
  }
  const title = titleOf(game, region.name);
  if (region.fought)
    yield breaks('900.1', () => `There has been a battle in ${title} this phase.`, 'Legal in the next battle phase.');
  const able = attackersIn(game, player, id);
  if (able.length === 0)
    yield breaks(
      '900.1',
      () => `${nameOf(player)} has no ready ship in ${title}.`,
      () => `Legal with a ready ship in ${title}.`,
    );
  else if (ships.length === 0) yield breaks('900.2', 'No ship is named that is to take part.');
  const defenders = defendersOf(game, player, id);
  if (!defenders.includes(defender)) {
    yield breaks('900.1', () =>
      defenders.length === 0
        ? `No enemy of ${nameOf(player)} has anything in ${title} to attack.`
        : `The defender in ${title} is ${defenders.map(nameOf).join(' or ')}.`,
    );
  }
  for (const [n, ship] of ships.entries()) {
    if (!able.some((one) => one.id === ship))
      yield breaks('900.2', () => `${describe(game, ship)} is no ready ship of ${nameOf(player)} in ${title}.`);
    else if (ships.indexOf(ship) !== n) yield breaks('900.2', () => `${describe(game, ship)} is named twice.`);
  }
}

const describe = (game: Game, id: Parameters<typeof findPermanent>[1]): string => {
  const card = findPermanent(game, id);
  return card ? titleOf(game, card.name) : id;
};

/** Why a ship cannot be withdrawn (900.3). */
export function* withdrawClauses(
  game: Game,
  { player, ship }: Extract<Intent, { type: 'withdraw' }>,
): Generator<Failing> {
  const { battle } = game;
  if (battle?.attacking.includes(ship)) yield breaks('900.3', 'The attacker may not withdraw.');
  else if (!battle?.defending.includes(ship))
    yield breaks('900.3', () => `${describe(game, ship)} does not defend in this battle.`);
  else if (findPermanent(game, ship)?.controller !== player)
    yield breaks('900.3', () => `${describe(game, ship)} is not ${nameOf(player)}'s.`);
}

function* orderClauses(
  game: Game,
  player: Intent['player'],
  ship: Parameters<typeof findPermanent>[1],
): Generator<Failing> {
  const { battle } = game;
  const side = ordersAwaited(game);
  if (!battle || !side) {
    yield breaks('900.4', 'No ship awaits an order.');
    return;
  }
  const isIn = battle.attacking.includes(ship) || battle.defending.includes(ship);
  if (!isIn) yield breaks('900.4', () => `${describe(game, ship)} does not take part in this battle.`);
  else if (findPermanent(game, ship)?.controller !== player)
    yield breaks('900.4', () => `${describe(game, ship)} is not ${nameOf(player)}'s.`);
  else if (!unordered(battle, side).includes(ship)) {
    const ordered = battle.aims.some((one) => one.ship === ship);
    yield breaks('900.4', () =>
      ordered ? `${describe(game, ship)} has its order.` : 'The attacker orders first, then the defender.',
    );
  }
}

/** Why a ship cannot be ordered to target that (900.4, 900.5). */
export function* aimClauses(game: Game, { player, ship, at }: Extract<Intent, { type: 'aim' }>): Generator<Failing> {
  yield* orderClauses(game, player, ship);
  const targets = aimsOf(game, ship);
  if (targets.includes(at)) return;
  const card = findPermanent(game, at);
  if (card && printedOf(game, card.name).type === 'starbase')
    yield breaks(
      '900.5',
      () => `${titleOf(game, card.name)} is a starbase: it is struck only when no ship defends it.`,
    );
  else
    yield breaks(
      '900.4',
      () =>
        `${describe(game, at)} is no enemy ship in this battle${card && !shipsIn(game, game.battle?.region ?? at).includes(card) ? "'s region" : ''}.`,
    );
}

export function* holdClauses(game: Game, { player, ship }: Extract<Intent, { type: 'hold' }>): Generator<Failing> {
  yield* orderClauses(game, player, ship);
}
