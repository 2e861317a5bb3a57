import { type Intent, intentsOf, type Offer } from '../index.ts';

/** How many of the intents that one offer stands for are looked at, by a bot that takes its time. */
export const MOST = 12;

type Attack = Extract<Offer, { readonly type: 'attack' }>;

/** The intents of an offer that a bot thinks about: not all there are, but some of each kind. */
export const candidatesOf = (offer: Offer, most: number): readonly Intent[] => {
  if (offer.type === 'concede') return [];
  return offer.type === 'attack' ? attacks(offer, most) : firstOf(intentsOf(offer), most);
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
const attacks = ({ type, player, region, defenders, ships }: Attack, most: number): readonly Intent[] =>
  defenders.flatMap((defender) => {
    const fleets = ships.length > 1 ? [ships, ...ships.map((one) => ships.filter((ship) => ship !== one))] : [ships];
    return fleets.slice(0, most).map((fleet): Intent => ({ type, player, region, defender, ships: fleet }));
  });
