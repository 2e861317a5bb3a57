import { INTENTS, type Intent, type Offer, type PayOffer, type Position, type Target } from '../../src/index.ts';
import { COMMANDS } from '../../src/model/card.ts';
import type { Dice } from './dice.ts';

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

/** Something that looks like an intent, put together without looking at what is legal. */
export const wildIntent = ({ truth }: Pick<Position, 'truth'>, dice: Dice): Intent => {
  const object = () => `o${1 + dice.roll(truth.minted.objects + 2)}` as never;
  const player = dice.pick(truth.seats);
  const target = (): Target => {
    const kind = dice.pick(['card', 'entry', 'player'] as const);
    return {
      kind,
      id: kind === 'card' ? object() : kind === 'entry' ? `e${1 + dice.roll(truth.minted.entries + 1)}` : player,
    } as Target;
  };
  const said = {
    mode: dice.roll(2),
    x: dice.chance(0.2) ? dice.roll(4) : 0,
    targets: Array.from({ length: dice.roll(3) }, () => Array.from({ length: 1 + dice.roll(2) }, target)),
    into: dice.chance(0.1) ? object() : null,
    pay: dice.chance(0.2) ? [object()] : [],
  };
  const hand = truth.players[player]?.hand ?? [];
  switch (dice.pick(INTENTS.filter((type) => type !== 'concede'))) {
    case 'play':
      return { type: 'play', player, card: hand.length > 0 ? dice.pick(hand).id : object(), ...said };
    case 'activate':
      return {
        type: 'activate',
        player,
        card: dice.pick(Object.keys(truth.play)) as never,
        ability: dice.roll(2),
        ...said,
      };
    case 'attack':
      return {
        type: 'attack',
        player,
        region: dice.pick(Object.keys(truth.play)) as never,
        defender: dice.pick(truth.seats),
        ships: [object()],
      };
    case 'order':
      return {
        type: 'order',
        player,
        ship: dice.pick(Object.keys(truth.play)) as never,
        order: dice.pick(COMMANDS),
        at: dice.chance(0.3) ? null : (dice.pick(Object.keys(truth.play)) as never),
      };
    case 'withdraw':
      return { type: 'withdraw', player, ship: object() };
    case 'aim':
      return { type: 'aim', player, ship: object(), at: object() };
    case 'hold':
      return { type: 'hold', player, ship: object() };
    case 'answer':
      return {
        type: 'answer',
        player,
        question: `q${1 + dice.roll(truth.minted.questions + 1)}` as never,
        chosen: [dice.roll(3)],
      };
    case 'stay':
      return { type: 'stay', player };
    default:
      return { type: 'pass', player };
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
