import type { CardSet, Printed } from '../src/model/card.ts';
import * as ardentShips from './core/ardentShips.ts';
import * as battleNews from './core/battleNews.ts';
import * as hushShips from './core/hushShips.ts';
import * as latheShips from './core/latheShips.ts';
import * as locations from './core/locations.ts';
import * as pileNews from './core/pileNews.ts';
import * as regions from './core/regions.ts';
import * as seizures from './core/seizures.ts';
import * as ships from './core/ships.ts';
import * as standingNews from './core/standingNews.ts';
import * as starbases from './core/starbases.ts';
import * as structures from './core/structures.ts';
import * as titheShips from './core/titheShips.ts';
import * as tradeNews from './core/tradeNews.ts';
import { homePlain } from './plain/homePlain.ts';
import { starbasePlain } from './plain/starbasePlain.ts';
import * as workedExample from './workedExample.ts';

const sets: readonly Readonly<Record<string, Printed>>[] = [
  workedExample,
  { starbasePlain, homePlain },
  starbases,
  regions,
  locations,
  structures,
  ships,
  ardentShips,
  hushShips,
  latheShips,
  titheShips,
  battleNews,
  pileNews,
  tradeNews,
  seizures,
  standingNews,
];

/** Every card there is, by name: the one list. */
export const CARDS: CardSet = Object.freeze(
  Object.fromEntries(sets.flatMap((set) => Object.values(set)).map((card) => [card.name, card])),
);

/** The card language, for cards of one's own. */
export * from './abilities.ts';
export { DECKS, MORE_DECKS } from './decks/index.ts';
export * from './define.ts';
export * from './targets.ts';
export * from './verbs.ts';
