import type { Game, Intent, Position, Printed, Target } from '../../src/index.ts';
import { COMMANDS } from '../../src/model/card.ts';
import type { Dice } from './dice.ts';

type Id = Extract<Target, { kind: 'card' }>['id'];

/**
 * An intent whose every part is of the right kind, chosen from all there is, not from what is legal: of such many are legal, and
 * all else is refused for some single reason. Cards from hand and reserve, abilities, orders, battles, answers.
 */
export const nearlyLegal = (position: Position, dice: Dice): Intent => {
  const { truth, window } = position;
  const awaited = position.awaited[0] ?? dice.pick(truth.seats);
  const player = dice.chance(0.93) ? awaited : dice.pick(truth.seats);
  const inPlay = Object.values(truth.play);
  const ships = inPlay.filter(({ name }) => truth.cards[name]?.type === 'ship').map(({ id }) => id);
  const regions = inPlay.filter(({ name }) => truth.cards[name]?.type.endsWith('region')).map(({ id }) => id);
  const own = ships.filter((id) => truth.play[id]?.controller === player);
  const ship = dice.pick([own, ships, regions].find((some) => some.length > 0 && dice.chance(0.8)) ?? regions);
  const fighting = [...(truth.battle?.attacking ?? []), ...(truth.battle?.defending ?? [])];
  const fighter = () => (fighting.length > 0 && dice.chance(0.9) ? dice.pick(fighting) : ship);
  const { question } = window ?? {};
  if (question && dice.chance(0.9)) {
    const count = dice.roll(question.choices.length + 1);
    return { type: 'answer', player, question: question.id, chosen: dice.some([...question.choices.keys()], count) };
  }
  switch (dice.pick(likelyIn(window?.name))) {
    case 'order': {
      const special = truth.play[ship] && truth.cards[truth.play[ship].name]?.command?.order;
      const order = special && dice.chance(0.5) ? special : dice.pick(COMMANDS);
      const there = inPlay.filter(({ region }) => region === truth.play[ship]?.region).map(({ id }) => id);
      const places =
        order === 'mine' ? [...there, null] : order === 'move' ? [...regions, null] : [null, null, null, ship];
      return { type: 'order', player, ship, order, at: dice.pick(places) };
    }
    case 'attack': {
      const region = truth.play[ship]?.region ?? dice.pick(regions);
      const there = own.filter((id) => truth.play[id]?.region === region);
      const some = dice.some(dice.chance(0.9) ? there : ships, 1 + dice.roll(dice.chance(0.7) ? 1 : there.length));
      return { type: 'attack', player, region, defender: dice.pick(truth.seats), ships: some };
    }
    case 'aim':
      return { type: 'aim', player, ship: fighter(), at: dice.chance(0.8) ? fighter() : dice.pick(inPlay).id };
    case 'hold':
      return { type: 'hold', player, ship: fighter() };
    case 'withdraw':
      return { type: 'withdraw', player, ship: fighter() };
    case 'stay':
      return { type: 'stay', player };
    case 'activate': {
      const able = inPlay.filter(({ name }) => truth.cards[name]?.abilities.some(({ kind }) => kind === 'activated'));
      const card = dice.pick(able.length > 0 ? able : inPlay);
      const printed = truth.cards[card.name];
      const ability = dice.roll(printed?.abilities.length || 1);
      return {
        type: 'activate',
        player,
        card: card.id,
        ability,
        ...announcement(truth, dice, player, printed, ability),
      };
    }
    case 'play': {
      const { hand = [], reserve = [] } = truth.players[player] ?? {};
      const held = dice.chance(0.4) && reserve.length > 0 ? reserve : hand;
      if (held.length > 0) {
        const card = dice.pick(held);
        const printed = truth.cards[card.name];
        const played = printed?.abilities.findIndex(({ kind }) => kind === 'played') ?? -1;
        return { type: 'play', player, card: card.id, ...announcement(truth, dice, player, printed, played) };
      }
      return { type: 'pass', player };
    }
    default:
      return { type: 'pass', player };
  }
};

const likelyIn = (window: string | undefined): readonly Intent['type'][] => {
  switch (window) {
    case 'aim':
      return ['aim', 'aim', 'aim', 'hold'];
    case 'withdraw':
      return ['withdraw', 'withdraw', 'stay'];
    case 'command':
      return ['order', 'order', 'order', 'play', 'activate'];
    case 'battle':
      return ['attack', 'attack', 'play', 'activate'];
    default:
      return [
        ...Array<'play'>(10).fill('play'),
        ...Array<'activate'>(6).fill('activate'),
        'order',
        'attack',
        'withdraw',
        'aim',
      ];
  }
};

/** Modes, X, targets, places and payment for that ability of a card, of the right number and kind. */
const announcement = (
  game: Game,
  dice: Dice,
  player: Intent['player'],
  printed: Printed | undefined,
  number: number,
) => {
  const ability = printed?.abilities[number];
  const said = ability?.kind === 'played' || ability?.kind === 'activated' ? ability : undefined;
  const mode = dice.chance(0.95) ? dice.roll(said?.modes.length ?? 1) : 1 + dice.roll(2);
  const slots = said?.modes[mode]?.slots ?? [];
  const isk = game.players[player]?.isk ?? 0;
  const controlled = Object.values(game.play).filter(
    ({ controller, name }) => dice.chance(0.05) || (controller === player && game.cards[name]?.type.endsWith('region')),
  );
  const isLocation = printed?.type === 'location';
  const owed = said?.costs.filter(
    (cost) => cost.kind === 'discard' || (cost.kind === 'sacrifice' && cost.what !== 'itself'),
  );
  return {
    mode,
    x: printed?.price === 'X' ? dice.roll(isk + 2) : dice.chance(0.03) ? 1 : 0,
    targets: slots.map(({ what, min, max }) =>
      dice.some(thingsOf(game, what.of), dice.chance(0.95) ? min + dice.roll(max - min + 1) : dice.roll(max + 2)),
    ),
    into:
      isLocation !== dice.chance(0.04)
        ? dice.pick(controlled.length > 0 ? controlled : Object.values(game.play)).id
        : null,
    pay: (owed ?? []).map((cost): Id => {
      const hand = game.players[player]?.hand ?? [];
      return dice.pick(cost.kind === 'discard' && hand.length > 0 ? hand : Object.values(game.play)).id;
    }),
  };
};

const thingsOf = (game: Game, of: 'play' | 'pile' | 'scrapheap' | 'players'): readonly Target[] => {
  switch (of) {
    case 'play':
      return Object.values(game.play).map(({ id }) => ({ kind: 'card', id }));
    case 'pile':
      return game.pile.map(({ id }) => ({ kind: 'entry', id }));
    case 'scrapheap':
      return game.seats.flatMap((id) => game.players[id]?.scrapheap ?? []).map(({ id }) => ({ kind: 'card', id }));
    case 'players':
      return game.seats.map((id) => ({ kind: 'player', id }));
  }
};
