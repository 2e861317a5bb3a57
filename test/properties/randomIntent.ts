import type { Intent, Offer, PayOffer, Position, Target } from '../../src/index.ts';
import { wildIntent } from '../../src/simulate/wildIntent.ts';
import type { Dice } from './dice.ts';

export { wildIntent };

/** One card for each cost, none twice. */
const payment = (offers: readonly PayOffer[], dice: Dice, spent: readonly string[] = []): Intent['player'][] | null => {
  const [first, ...rest] = offers;
  if (!first) return [];
  for (const id of dice.some(first.from, first.from.length)) {
    if (spent.includes(id)) continue;
    const others = payment(rest, dice, [...spent, id]);
    if (others) return [id as never, ...others];
  }
  return null;
};

/** Any of the intents that an offer stands for. */
export const intentFrom = (offer: Offer, dice: Dice): Intent => {
  switch (offer.type) {
    case 'play':
    case 'activate': {
      const { mode, slots, x } = dice.pick(offer.modes);
      const said = {
        player: offer.player,
        card: offer.card,
        mode,
        x: x ? x.min + dice.roll(x.max - x.min + 1) : 0,
        targets: slots.map(({ from, min, max }): readonly Target[] => dice.some(from, min + dice.roll(max - min + 1))),
        into: offer.into ? dice.pick(offer.into) : null,
        pay: payment(offer.pay, dice) as never,
      };
      return offer.type === 'play' ? { type: 'play', ...said } : { type: 'activate', ability: offer.ability, ...said };
    }
    case 'attack':
      return {
        type: 'attack',
        player: offer.player,
        region: offer.region,
        defender: dice.pick(offer.defenders),
        ships: dice.some(offer.ships, 1 + dice.roll(offer.ships.length)),
      };
    case 'order': {
      const { type, player, ship, order, at } = offer;
      return { type, player, ship, order, at: at && dice.pick(at) };
    }
    case 'withdraw':
    case 'hold':
      return { type: offer.type, player: offer.player, ship: dice.pick(offer.ships) };
    case 'aim':
      return { type: 'aim', player: offer.player, ship: offer.ship, at: dice.pick(offer.at) };
    case 'answer': {
      const count = offer.min + dice.roll(offer.max - offer.min + 1);
      return {
        type: 'answer',
        player: offer.player,
        question: offer.question,
        chosen: dice.some([...Array(offer.choices).keys()], count),
      };
    }
    case 'pass':
    case 'stay':
    case 'concede':
      return { type: offer.type, player: offer.player };
  }
};

const RUBBISH: readonly unknown[] = [
  null,
  undefined,
  0,
  Number.NaN,
  'pass',
  [],
  {},
  { type: 'pass' },
  { type: 'concede', player: 'constructor' },
  { type: 'fly', player: 'ada' },
  { type: 'play', player: 'ada' },
  { type: 'play', player: 'ada', card: '__proto__' },
  { type: 'pass', player: 'toString' },
  10n,
  Symbol('s'),
  () => 1,
];

/** No intent at all, or one that is broken. */
export const rubbish = (position: Position, dice: Dice): unknown => {
  if (dice.chance(0.5)) return dice.pick(RUBBISH);
  const intent = wildIntent(position, dice) as unknown as Record<string, unknown>;
  const key = dice.pick(Object.keys(intent));
  return { ...intent, [key]: dice.pick<unknown>([null, -1, 1.5, 'x', {}, [[]], 1e21, { toJSON: 1 }]) };
};
