import { absurd } from '../model/absurd.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Announcement, Intent } from '../model/intent.ts';
import type { ModeOffer, Offer, PayOffer } from '../model/offer.ts';
import type { Target } from '../model/target.ts';
import { canBePaid } from './payments.ts';
import { permutations, selections, someOf, somePermutation } from './selections.ts';

/** Picks a number from 0 up to, not including, `below`, which is at least 1: a die, an index, or always 0. */
export type Choose = (below: number) => number;

/** The offers with choices to work out that are announced (600.1). */
type Announced = Extract<Offer, { readonly type: 'play' | 'activate' }>;
type Answering = Extract<Offer, { readonly type: 'answer' }>;

/**
 * Every intent that an offer stands for, one after the other and always in the same order: the fewest cards first, and as they are
 * offered. All are legal where the offer is made, and no two are equal. Ships and targets chosen together are a set, so each set
 * comes once; where all that is asked about must be named, it is their order that is asked (700.11), and each order comes once.
 * There can be very many (the ships of one attack alone double them, each), so take no more than you need.
 */
export function* intentsOf(offer: Offer): Generator<Intent, void, undefined> {
  switch (offer.type) {
    case 'play':
    case 'activate':
      for (const said of announcements(offer)) yield announced(offer, said);
      return;
    case 'attack': {
      const { type, player, region, defenders, ships } = offer;
      for (const defender of defenders) {
        for (const some of selections(ships, 1, ships.length)) yield { type, player, region, defender, ships: some };
      }
      return;
    }
    case 'order': {
      const { type, player, ship, order, at: places } = offer;
      for (const at of places ?? [null]) yield { type, player, ship, order, at };
      return;
    }
    case 'withdraw':
    case 'hold':
      for (const ship of offer.ships) yield { type: offer.type, player: offer.player, ship };
      return;
    case 'aim':
      for (const at of offer.at) yield { type: offer.type, player: offer.player, ship: offer.ship, at };
      return;
    case 'answer': {
      const { type, player, question } = offer;
      for (const chosen of answers(offer)) yield { type, player, question, chosen };
      return;
    }
    case 'pass':
    case 'stay':
    case 'concede':
      yield { type: offer.type, player: offer.player };
      return;
    default:
      absurd(offer);
  }
}

/**
 * One of the intents that an offer stands for. Each thing to choose (how many, which, what X) is one call of `choose`, all of its
 * values equally good; so always 0 makes the first intent of `intentsOf`, and the same choices make the same intent.
 */
export const someIntent = (offer: Offer, choose: Choose): Intent => {
  switch (offer.type) {
    case 'play':
    case 'activate':
      return announced(offer, someAnnouncement(offer, choose));
    case 'attack': {
      const { type, player, region, defenders, ships } = offer;
      const defender = one(defenders, choose);
      return { type, player, region, defender, ships: someOf(ships, 1, ships.length, choose) };
    }
    case 'order': {
      const { type, player, ship, order, at } = offer;
      return { type, player, ship, order, at: at && one(at, choose) };
    }
    case 'withdraw':
    case 'hold':
      return { type: offer.type, player: offer.player, ship: one(offer.ships, choose) };
    case 'aim':
      return { type: offer.type, player: offer.player, ship: offer.ship, at: one(offer.at, choose) };
    case 'answer': {
      const { type, player, question, min, max } = offer;
      const all = numbers(offer.choices);
      const chosen = asksForOrder(offer) ? somePermutation(all, choose) : someOf(all, min, max, choose);
      return { type, player, question, chosen };
    }
    case 'pass':
    case 'stay':
    case 'concede':
      return { type: offer.type, player: offer.player };
    default:
      return absurd(offer);
  }
};

const one = <T>(from: readonly T[], choose: Choose): T => {
  const at = from.length === 1 ? 0 : choose(from.length);
  const chosen = from[at];
  if (chosen === undefined) throw new RangeError(`There is no choice ${at} among ${from.length}.`);
  return chosen;
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

/** What is asked with no choice but the order: a choice that is forced altogether is never asked. */
const asksForOrder = ({ min, choices }: Answering): boolean => min === choices;

const answers = (offer: Answering): Iterable<readonly number[]> => {
  const all = numbers(offer.choices);
  return asksForOrder(offer) ? permutations(all) : selections(all, offer.min, offer.max);
};

const announced = ({ type, player, card, ability }: Announced, said: Announcement): Intent => {
  const { mode, x, targets, into, pay } = said;
  return type === 'play'
    ? { type, player, card, mode, x, targets, into, pay }
    : { type, player, card, ability, mode, x, targets, into, pay };
};

function* announcements({ modes, into: regions, pay: costs }: Announced): Generator<Announcement> {
  for (const { mode, slots, x: span } of modes) {
    for (let x = span?.min ?? 0; x <= (span?.max ?? 0); x++) {
      for (const targets of fillings(slots)) {
        for (const into of regions ?? [null]) {
          for (const pay of payments(costs)) yield { mode, x, targets, into, pay };
        }
      }
    }
  }
}

const someAnnouncement = ({ modes, into, pay }: Announced, choose: Choose): Announcement => {
  const { mode, slots, x } = one(modes, choose);
  return {
    mode,
    x: x ? x.min + (x.max > x.min ? choose(x.max - x.min + 1) : 0) : 0,
    targets: slots.map(({ from, min, max }) => someOf(from, min, max, choose)),
    into: into && one(into, choose),
    pay: somePay(pay, choose),
  };
};

/** Every way to fill the slots, one list for each. */
function* fillings(slots: ModeOffer['slots']): Generator<readonly (readonly Target[])[]> {
  const [first, ...rest] = slots;
  if (!first) {
    yield [];
    return;
  }
  for (const chosen of selections(first.from, first.min, first.max)) {
    for (const others of fillings(rest)) yield [chosen, ...others];
  }
}

/** One card for each cost, none twice (600.4). */
function* payments(costs: readonly PayOffer[], spent: readonly ObjectId[] = []): Generator<readonly ObjectId[]> {
  const [first, ...rest] = costs;
  if (!first) {
    yield spent;
    return;
  }
  for (const id of first.from) if (!spent.includes(id)) yield* payments(rest, [...spent, id]);
}

/** The same, chosen: a card is never spent that another cost needs. */
const somePay = (costs: readonly PayOffer[], choose: Choose, spent: readonly ObjectId[] = []): readonly ObjectId[] => {
  const [first, ...rest] = costs;
  if (!first) return spent;
  const able = first.from.filter((id) => !spent.includes(id) && canBePaid(rest, [...spent, id]));
  return somePay(rest, choose, [...spent, one(able, choose)]);
};
