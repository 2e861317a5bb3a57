import type { Ability } from '../src/model/ability.ts';
import type { OrderKind, Printed } from '../src/model/card.ts';
import type { CardType, Race } from '../src/model/cardType.ts';
import { deepFreeze } from '../src/model/freeze.ts';
import { slugOf } from '../src/model/slug.ts';

/** What may be printed on any card. Without races everybody can play it (200.4). */
type Common = {
  readonly races?: readonly Race[];
  readonly subtypes?: readonly string[];
  readonly abilities?: readonly Ability[];
  readonly rarity?: 'common' | 'uncommon' | 'rare';
};
type Price = { readonly price: number };
type Income = { readonly income?: number };

/** One builder for each card type (200.1): the title gives the name, and what is left out has the plain value. */
const build = (type: CardType, title: string, said: Partial<Printed>): Printed =>
  deepFreeze({ name: slugOf(title), title, type, races: [], price: 0, abilities: [], ...said });

type Ship = Common &
  Price &
  Income & {
    readonly attack: number;
    readonly shield: number;
    readonly assembly?: number;
    readonly command?: { readonly order: OrderKind; readonly power: number };
  };
export const ship = (title: string, said: Ship): Printed => build('ship', title, said);

type News = Common & { readonly price: number | 'X'; readonly duration?: number | 'endless' };
export const news = (title: string, said: News): Printed => build('news', title, said);

/** Its shield is a bonus to its starbase (1000.3). */
type Structure = Common & Price & Income & { readonly shield?: number };
export const structure = (title: string, said: Structure): Printed => build('structure', title, said);

/** One of level 1 is what a player starts with; a higher one is an upgrade, and has a price (1300.1). */
type Starbase = Common &
  Partial<Price> &
  Income & { readonly shield: number; readonly level: number; readonly structureSlots: number };
export const starbase = (title: string, said: Starbase): Printed => build('starbase', title, said);

/** Home regions take any number of locations (1100.5). */
type HomeRegion = Common & Income;
export const homeRegion = (title: string, said: HomeRegion): Printed =>
  build('home-region', title, { ...said, locations: 'unlimited' });

type OuterRegion = Common & Price & Income & { readonly locations: number | 'unlimited' };
export const outerRegion = (title: string, said: OuterRegion): Printed => build('outer-region', title, said);

type Location = Common & Price & Income & { readonly minerals?: number };
export const location = (title: string, said: Location): Printed => build('location', title, said);
