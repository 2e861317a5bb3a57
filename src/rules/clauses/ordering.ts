import type { Command } from '../../model/card.ts';
import type { Game, Permanent } from '../../model/game.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { Intent } from '../../model/intent.ts';
import type { RuleId } from '../../model/rulebook.ts';
import { findPermanent, nameOf, printedOf, titleOf } from '../look.ts';
import { commandsOf, isMine, minerAt } from '../orders.ts';
import { breaks, type Failing } from './clause.ts';

type Ordering = Extract<Intent, { readonly type: 'order' }>;

/** The rule that makes each order. */
const ORDER_RULES: Readonly<Record<Command, RuleId>> = {
  move: '1200.3',
  mine: '1200.4',
  patrol: '1200.5',
  ambush: '1200.6',
};

/** Why a ship cannot be given that order (1200.2, 1200.3, 1200.4, 1200.7). */
export function* shipOrderClauses(game: Game, intent: Ordering): Generator<Failing> {
  const { player, order, at } = intent;
  const ship = findPermanent(game, intent.ship);
  if (!ship || printedOf(game, ship.name).type !== 'ship') {
    yield breaks('1200.2', () => `Orders are given to ships: ${describe(game, intent.ship)} is no ship in play.`);
    return;
  }
  const title = () => titleOf(game, ship.name);
  if (ship.controller !== player) yield breaks('1200.2', () => `${title()} is not ${nameOf(player)}'s.`);
  if (ship.exhausted) yield breaks('1200.2', () => `${title()} is exhausted.`, 'Legal once it is ready.');
  if (ship.assembling > 0)
    yield breaks('1200.2', () => `${title()} is assembling.`, 'Legal once it is assembled and ready.');
  if (ship.ordered)
    yield breaks('1200.2', () => `${title()} has had its order this phase.`, 'Legal in the next command phase.');
  if (!commandsOf(game, ship).includes(order))
    yield breaks('1200.7', () => {
      const [, own] = commandsOf(game, ship);
      return `${title()} cannot ${order}: ${own ? `its command is ${own}` : 'it can only move'}.`;
    });
  if (order === 'move') yield* moveClauses(game, ship, at);
  else if (order === 'mine') yield* mineClauses(game, ship, intent);
  else if (at !== null)
    yield breaks(ORDER_RULES[order], `A ship goes on ${order} where it is: no place is named with it.`);
}

function* moveClauses(game: Game, ship: Permanent, at: ObjectId | null): Generator<Failing> {
  const region = at === null ? undefined : findPermanent(game, at);
  if (!region || !['home-region', 'outer-region'].includes(printedOf(game, region.name).type)) {
    yield breaks('1200.3', () => `A ship moves to a region in play: ${describe(game, at)} is none.`);
    return;
  }
  if (ship.region === region.id)
    yield breaks('1200.3', () => `${titleOf(game, ship.name)} is in ${titleOf(game, region.name)} already.`);
}

function* mineClauses(game: Game, ship: Permanent, { player, at }: Ordering): Generator<Failing> {
  const location = at === null ? undefined : findPermanent(game, at);
  if (!location || !isMine(game, location)) {
    yield breaks('1200.4', () => `Only a location with minerals is mined: ${describe(game, at)} is none.`);
    return;
  }
  const title = () => titleOf(game, location.name);
  if (location.region !== ship.region)
    yield breaks('1200.4', () => `${title()} is not where ${titleOf(game, ship.name)} is.`);
  if (location.region === null || findPermanent(game, location.region)?.controller !== player)
    yield breaks('1200.4', () => `${title()} is in a region that ${nameOf(player)} does not control.`);
  const miner = minerAt(game, location.id);
  if (miner)
    yield breaks('1200.4', () => `${title()} has room for one mining ship, and ${titleOf(game, miner.name)} mines it.`);
}

const describe = (game: Game, id: ObjectId | null): string => {
  if (id === null) return 'what is not named';
  const card = findPermanent(game, id);
  return card ? titleOf(game, card.name) : id;
};
