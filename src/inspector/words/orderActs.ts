import type { Command } from '../../model/card.ts';
import type { Game } from '../../model/game.ts';
import type { Offer } from '../../model/offer.ts';
import type { Act } from '../protocol.ts';
import { cardText } from './twins.ts';

type Ordering = Extract<Offer, { readonly type: 'order' }>;

const ICON: Readonly<Record<Command, Act['icon']>> = { move: 'next', mine: 'location', patrol: 'ship', ambush: 'hold' };

/** An order to a ship: a button where there is one way to follow it, else a choice of where. */
export function orderAct(game: Game, offer: Ordering): Act {
  const { player, ship, order, at } = offer;
  const only = at === null || at.length === 1;
  return {
    id: `order:${player}:${ship}:${order}`,
    player,
    icon: ICON[order],
    title: title(order, cardText(game, ship)),
    detail: detail(game, offer),
    first: false,
    card: ship,
    intent: only ? { type: 'order', player, ship, order, at: at?.[0] ?? null } : null,
    offer: only ? null : offer,
  };
}

function title(order: Command, ship: string): string {
  switch (order) {
    case 'move':
      return `Move ${ship}`;
    case 'mine':
      return `${ship} mines`;
    case 'patrol':
      return `${ship} on patrol`;
    case 'ambush':
      return `${ship} in ambush`;
  }
}

function detail(game: Game, { ship, order, at }: Ordering): string {
  const [place, ...others] = at ?? [];
  if (place !== undefined) {
    if (others.length > 0)
      return order === 'move' ? `to one of ${others.length + 1} regions` : `one of ${others.length + 1} locations`;
    return order === 'move' ? `to ${cardText(game, place)}` : cardText(game, place);
  }
  const power = game.cards[game.play[ship]?.name ?? ('' as never)]?.command?.power ?? 0;
  return order === 'ambush' ? `attack +${power} when it defends here` : `can join ${times(power)} a turn`;
}

const times = (count: number): string => (count === 1 ? 'a battle' : `${count} battles`);
