import type { Step } from '../../model/fact.ts';
import type { Game, Order } from '../../model/game.ts';
import type { ObjectId } from '../../model/ids.ts';
import { findPermanent, named } from '../look.ts';
import { still, told } from '../step.ts';
import { withAll, withPermanent } from './patch.ts';

/** 1200.2: a ship follows another order from now on. */
export const setOrder = (game: Game, id: ObjectId, order: Order): Step => {
  const ship = findPermanent(game, id);
  if (!ship) return still(game);
  const at = order.kind === 'mine' ? findPermanent(game, order.at) : undefined;
  return told(withPermanent(game, id, { order }), {
    type: 'ordered',
    ship: named(ship),
    order: order.kind,
    at: at ? named(at) : null,
  });
};

/** 1200.2, 1200.6: a ship that has fought follows no order any more. */
export const relieve = (game: Game, id: ObjectId): Step => {
  const ship = findPermanent(game, id);
  if (!ship?.order) return still(game);
  return told(withPermanent(game, id, { order: null }), { type: 'relieved', ship: named(ship) });
};

/** 1200.2: it has had its one order of this command phase. */
export const markOrdered = (game: Game, id: ObjectId): Game =>
  findPermanent(game, id) ? withPermanent(game, id, { ordered: true }) : game;

/** The command phase is over: in the next, ships can be given orders again. */
export const forgetOrdered = (game: Game): Game => withAll(game, (card) => (card.ordered ? { ordered: false } : null));

const FRESH: Order = { kind: 'patrol', joined: 0 };

/** 1200.5: a new turn, in which patrols can join anew. */
export const forgetJoined = (game: Game): Game =>
  withAll(game, ({ order }) => (order?.kind === 'patrol' && order.joined > 0 ? { order: FRESH } : null));
