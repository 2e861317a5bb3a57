import type { Command } from '../model/card.ts';
import type { Step } from '../model/fact.ts';
import type { Battle, Game, Order, Permanent } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Question } from '../model/question.ts';
import { joinBattle } from './atoms/battle.ts';
import { markOrdered, setOrder } from './atoms/orders.ts';
import { travel } from './atoms/permanents.ts';
import { mintQuestion } from './atoms/pile.ts';
import { canGoOn } from './battle.ts';
import { findPermanent, isReady, permanents, printedOf } from './look.ts';
import type { Asking } from './ordering.ts';
import { each, still } from './step.ts';

/** 1200.2: a player's ships that can still be given an order. */
export const orderable = (game: Game, player: PlayerId): readonly Permanent[] =>
  permanents(game).filter(
    (card) =>
      card.controller === player && printedOf(game, card.name).type === 'ship' && isReady(card) && !card.ordered,
  );

const isRegion = (game: Game, { name }: Permanent): boolean => {
  const { type } = printedOf(game, name);
  return type === 'home-region' || type === 'outer-region';
};

/** 1200.3: every region in play, but for the one where the ship is. */
export const destinationsOf = (game: Game, ship: Permanent): readonly ObjectId[] =>
  permanents(game)
    .filter((card) => card.id !== ship.region && isRegion(game, card))
    .map(({ id }) => id);

/** 1200.4: the ship that works on a location. */
export const minerAt = (game: Game, location: ObjectId): Permanent | undefined =>
  permanents(game).find(({ order }) => order?.kind === 'mine' && order.at === location);

/** 1200.4: a location with a mineral value. */
export const isMine = (game: Game, card: Permanent): boolean => {
  const { type, minerals = 0 } = printedOf(game, card.name);
  return type === 'location' && minerals > 0;
};

/** 1200.4: what a ship can be ordered to mine. */
export const minesFor = (game: Game, ship: Permanent, player: PlayerId): readonly ObjectId[] => {
  if (ship.region === null || findPermanent(game, ship.region)?.controller !== player) return [];
  return permanents(game)
    .filter((card) => card.region === ship.region && isMine(game, card))
    .map(({ id }) => id)
    .filter((id) => !minerAt(game, id));
};

/** What a ship can be told, beside moving, is its own command (1200.7). */
export const commandsOf = (game: Game, ship: Permanent): readonly Command[] => {
  const { command } = printedOf(game, ship.name);
  return command ? ['move', command.order] : ['move'];
};

/** 1200.2: the order is followed at once; nothing goes on a pile (700.1). */
export const giveOrder = (game: Game, { ship, order, at }: Extract<Intent, { type: 'order' }>): Step => {
  const marked = markOrdered(game, ship);
  if (order === 'move') return at ? travel(marked, ship, at) : still(marked);
  const given = orderFrom(order, at);
  return given ? setOrder(marked, ship, given) : still(marked);
};

const orderFrom = (kind: Exclude<Command, 'move'>, at: ObjectId | null): Order | null => {
  switch (kind) {
    case 'mine':
      return at && { kind, at };
    case 'patrol':
      return { kind, joined: 0 };
    case 'ambush':
      return { kind };
  }
};

/** 1200.5: the defender's ships on patrol that can come to a battle: from elsewhere, and not more often than they may. */
const patrolsFor = (game: Game, { defender, region }: Battle): readonly Permanent[] =>
  permanents(game).filter(
    ({ controller, order, region: at, assembling, name }) =>
      controller === defender &&
      order?.kind === 'patrol' &&
      at !== region &&
      assembling === 0 &&
      order.joined < (printedOf(game, name).command?.power ?? 0),
  );

/** 900.3: patrols may join first; asked only when there is one. */
export const askPatrols = (game: Game): Asking => {
  const { battle } = game;
  // A side with no ship left has lost the battle already (900.3).
  const ships = battle && canGoOn(game) ? patrolsFor(game, battle) : [];
  if (!battle || ships.length === 0) return { step: still(game), question: null };
  const { game: after, id } = mintQuestion(game);
  const question: Question = {
    id,
    asked: battle.defender,
    about: 'patrol',
    entry: null,
    choices: ships.map((ship) => ({ kind: 'target', target: { kind: 'card', id: ship.id } })),
    min: 0,
    max: ships.length,
  };
  return { step: { game: after, facts: [{ type: 'asked', player: battle.defender, about: 'patrol' }] }, question };
};

/** 1200.5: those chosen come to the battle. */
export const joinPatrols = (game: Game, question: Question, chosen: readonly number[]): Step =>
  each(
    game,
    chosen.flatMap((n) => question.choices[n] ?? []),
    (now, choice) =>
      choice.kind === 'target' && choice.target.kind === 'card' ? joinBattle(now, choice.target.id) : still(now),
  );
