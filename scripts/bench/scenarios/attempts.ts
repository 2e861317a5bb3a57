/** What players could try at a position: most of it is refused. */
import type { Game, Intent, ObjectId, PlayerId, Printed, Sentence, Slot, Target } from '../../../src/index.ts';

const NOTHING = { mode: 0, x: 0, into: null, pay: [] } as const;

/** The first things that lie there of the kind that is asked for: they need not be legal targets. */
const targetsFor = (game: Game, { what, min }: Slot): readonly Target[] => {
  const all: readonly Target[] =
    what.of === 'play'
      ? Object.values(game.play).map(({ id }) => ({ kind: 'card', id }))
      : what.of === 'pile'
        ? game.pile.map(({ id }) => ({ kind: 'entry', id }))
        : what.of === 'players'
          ? game.seats.map((id) => ({ kind: 'player', id }))
          : [];
  return all.slice(0, min);
};

const aimed = (game: Game, sentence: Sentence | undefined) =>
  (sentence?.slots ?? []).map((slot) => targetsFor(game, slot));

const printedOf = (game: Game, name: Printed['name']): Printed | undefined => game.cards[name];

const fromHand = (game: Game, player: PlayerId): readonly Intent[] => {
  const { hand = [], reserve = [] } = game.players[player] ?? {};
  return [...hand, ...reserve].map(({ id, name }) => {
    const played = printedOf(game, name)?.abilities.find((ability) => ability.kind === 'played');
    return { type: 'play', player, card: id, ...NOTHING, targets: aimed(game, played?.modes[0]) };
  });
};

const withShip = (game: Game, player: PlayerId, ship: ObjectId): readonly Intent[] => {
  const at = Object.values(game.play).find(({ id, name }) => id !== ship && printedOf(game, name)?.type === 'ship');
  return [
    { type: 'withdraw', player, ship },
    { type: 'hold', player, ship },
    ...(at ? [{ type: 'aim', player, ship, at: at.id } as const] : []),
  ];
};

const withPlay = (game: Game, player: PlayerId): readonly Intent[] =>
  Object.values(game.play).flatMap(({ id, name, controller }): readonly Intent[] => {
    const printed = printedOf(game, name);
    if (!printed) return [];
    if (printed.type === 'home-region' || printed.type === 'outer-region') {
      const [defender] = game.seats.filter((seat) => seat !== player);
      return defender ? [{ type: 'attack', player, region: id, defender, ships: shipsAt(game, player, id) }] : [];
    }
    if (controller !== player) return [];
    const activated = printed.abilities.flatMap((ability, number): readonly Intent[] =>
      ability.kind === 'activated'
        ? [{ type: 'activate', player, card: id, ability: number, ...NOTHING, targets: aimed(game, ability.modes[0]) }]
        : [],
    );
    return printed.type === 'ship' ? [...activated, ...withShip(game, player, id)] : activated;
  });

const shipsAt = (game: Game, player: PlayerId, region: ObjectId): readonly ObjectId[] =>
  Object.values(game.play)
    .filter(
      (card) => card.region === region && card.controller === player && printedOf(game, card.name)?.type === 'ship',
    )
    .map(({ id }) => id);

/** Every player passes, lets ships stay, and does once with each of their cards what such a card can be used for. */
export const attemptsAt = (game: Game): readonly Intent[] =>
  game.seats.flatMap((player): readonly Intent[] => [
    { type: 'pass', player },
    { type: 'stay', player },
    ...fromHand(game, player),
    ...withPlay(game, player),
  ]);
