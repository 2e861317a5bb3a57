import type { CardType } from '../../model/cardType.ts';
import type { Act } from '../protocol.ts';

/** How a card of that type is drawn where it is something to do. */
export const TYPE_ICON: Readonly<Record<CardType, Act['icon']>> = {
  starbase: 'starbase',
  structure: 'structure',
  'home-region': 'region',
  'outer-region': 'region',
  location: 'location',
  ship: 'ship',
  news: 'news',
};
