import type { Intent, ModeOffer, Offer } from '../../src/index.ts';

type Announced = Extract<Intent, { readonly type: 'play' | 'activate' }>;
type Announcing = Extract<Offer, { readonly type: 'play' | 'activate' }>;

const isSet = (all: readonly unknown[]): boolean => new Set(all).size === all.length;

/** Whether that intent is one of those the offer stands for. */
export const covers = (offer: Offer, intent: Intent): boolean => {
  if (offer.type !== intent.type || offer.player !== intent.player) return false;
  switch (offer.type) {
    case 'play':
    case 'activate':
      return announces(offer, intent as Announced);
    case 'attack': {
      const { region, defender, ships } = intent as Extract<Intent, { type: 'attack' }>;
      const some = ships.length > 0 && isSet(ships) && ships.every((ship) => offer.ships.includes(ship));
      return region === offer.region && offer.defenders.includes(defender) && some;
    }
    case 'order': {
      const { ship, order, at } = intent as Extract<Intent, { type: 'order' }>;
      const there = at === null ? offer.at === null : (offer.at?.includes(at) ?? false);
      return ship === offer.ship && order === offer.order && there;
    }
    case 'withdraw':
    case 'hold':
      return offer.ships.includes((intent as Extract<Intent, { type: 'hold' }>).ship);
    case 'aim': {
      const { ship, at } = intent as Extract<Intent, { type: 'aim' }>;
      return ship === offer.ship && offer.at.includes(at);
    }
    case 'answer': {
      const { question, chosen } = intent as Extract<Intent, { type: 'answer' }>;
      const many = chosen.length >= offer.min && chosen.length <= offer.max && isSet(chosen);
      return question === offer.question && many && chosen.every((n) => n < offer.choices);
    }
    default:
      return true;
  }
};

const announces = (offer: Announcing, said: Announced): boolean => {
  if (said.card !== offer.card || (said.type === 'activate' && said.ability !== offer.ability)) return false;
  const into = said.into === null ? offer.into === null : (offer.into?.includes(said.into) ?? false);
  const paid =
    said.pay.length === offer.pay.length &&
    isSet(said.pay) &&
    offer.pay.every(({ from }, n) => from.some((id) => id === said.pay[n]));
  return into && paid && offer.modes.some((mode) => isInMode(mode, said));
};

const isInMode = ({ mode, x, slots }: ModeOffer, said: Announced): boolean =>
  said.mode === mode &&
  (x === null ? said.x === 0 : said.x >= x.min && said.x <= x.max) &&
  said.targets.slice(slots.length).every((list) => list.length === 0) &&
  slots.every(({ from, min, max }, n) => {
    const ids = (said.targets[n] ?? []).map(({ kind, id }) => `${kind} ${id}`);
    const known = from.map(({ kind, id }) => `${kind} ${id}`);
    return ids.length >= min && ids.length <= max && isSet(ids) && ids.every((id) => known.includes(id));
  });
