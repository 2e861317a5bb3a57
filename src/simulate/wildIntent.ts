import { INTENTS, type Intent, type ObjectId, type Position, playerId, type Target } from '../index.ts';
import { COMMANDS } from '../model/card.ts';

/** What wild intents are thrown with. */
export type WildDice = {
  /** A whole number from 0 up to, not including, `sides`. */
  roll(sides: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
};

const STRANGER = playerId('stranger');

/** Something that looks like an intent, put together without looking at what is legal. */
export const wildIntent = ({ truth }: Pick<Position, 'truth'>, dice: WildDice): Intent => {
  const object = () => `o${1 + dice.roll(truth.minted.objects + 2)}` as never;
  const player = dice.chance(0.01) ? STRANGER : dice.pick(truth.seats);
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
  const inPlay = Object.values(truth.play);
  const { hand = [], reserve = [] } = truth.players[player] ?? {};
  /** One of these places in which there is something. */
  const somewhere = (places: readonly (readonly { readonly id: ObjectId }[])[]) =>
    dice.pick(places.filter(({ length }) => length > 0));
  switch (dice.pick(INTENTS.filter((type) => type !== 'concede'))) {
    case 'play':
      return { type: 'play', player, card: dice.pick(somewhere([hand, hand, hand, reserve, inPlay])).id, ...said };
    case 'activate': {
      const assembling = inPlay.filter((card) => card.assembling > 0);
      const card = dice.pick(assembling.length > 0 && dice.chance(0.2) ? assembling : inPlay);
      return { type: 'activate', player, card: card.id, ability: dice.roll(2), ...said };
    }
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
