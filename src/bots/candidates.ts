import { type Intent, intentsOf, type Offer } from '../index.ts';

/** How many of the intents that one offer stands for are looked at. */
const MOST = 12;

type Attack = Extract<Offer, { readonly type: 'attack' }>;

/** The intents of an offer that a bot thinks about: not all there are, but some of each kind. */
export const candidatesOf = (offer: Offer): readonly Intent[] => {
  if (offer.type === 'concede') return [];
  return offer.type === 'attack' ? attacks(offer) : firstOf(intentsOf(offer), MOST);
};

const firstOf = <T>(things: Iterable<T>, most: number): readonly T[] => {
  const first: T[] = [];
  for (const thing of things) {
    if (first.length >= most) break;
    first.push(thing);
  }
  return first;
};

/** With all ships, or with all but one. */
const attacks = ({ type, player, region, defenders, ships }: Attack): readonly Intent[] =>
  defenders.flatMap((defender) => {
    const fleets = ships.length > 1 ? [ships, ...ships.map((one) => ships.filter((ship) => ship !== one))] : [ships];
    return fleets.slice(0, MOST).map((fleet): Intent => ({ type, player, region, defender, ships: fleet }));
  });
