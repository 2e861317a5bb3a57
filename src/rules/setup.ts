import type { Fact } from '../model/fact.ts';
import type { Card, Game, Order, Permanent, Player } from '../model/game.ts';
import { type ObjectId, objectId, type PlayerId } from '../model/ids.ts';
import { rulesetOf } from '../model/ruleset.ts';
import type { Placed, PlacedOrder, Scene } from '../model/scene.ts';
import { declare, defendersOf } from './battle.ts';
import { chanceFrom, nextBelow } from './chance.ts';
import { clauses } from './clauses/clauses.ts';
import { settle } from './destruction.ts';
import { findPermanent, isReady, nameOf, permanents, printedOf, shipsIn, starbaseOf, titleOf } from './look.ts';
import { sceneFaults } from './sceneFaults.ts';
import { setUpFaults } from './setUpFaults.ts';
import { hasShield, shieldOf } from './totals.ts';

/** A game that can begin, or every fault that keeps a scene from being one. */
export type Made =
  | { readonly ok: true; readonly game: Game; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly faults: readonly string[] };

/** The one gate between what somebody wrote and a legal game (100.1, 300.3). The card of `table[i]` has the serial `i + 1`. */
export const makeGame = (scene: Scene): Made => {
  const faults = [...new Set([...sceneFaults(scene), ...setUpFaults(scene)])];
  if (faults.length > 0) return { ok: false, faults };
  const game = scene.moment.at === 'setup' ? withFirstPlayer(layOut(scene), scene) : layOut(scene);
  const broken = positionFaults(game);
  if (broken.length > 0) return { ok: false, faults: broken };
  return scene.moment.at === 'fight' ? beginFight(game, scene, scene.moment) : { ok: true, game, facts: [] };
};

/** 400.2: the seed draws who begins, unless the scene says it. */
const withFirstPlayer = (game: Game, { active, players }: Scene): Game => {
  if (active !== undefined) return game;
  const { value, chance } = nextBelow(game.chance, players.length);
  return { ...game, chance, active: players[value] ?? game.active };
};

const aliasOf = ({ alias, card }: Placed): string => alias ?? card;

/** The id of the card that a scene calls by that name. */
const idOf = (scene: Scene, alias: string): ObjectId =>
  objectId(scene.table.findIndex((placed) => aliasOf(placed) === alias) + 1);

const layOut = (scene: Scene): Game => {
  const cards = scene.table.map(
    (placed, n): Card => ({ id: objectId(n + 1), name: placed.card, owner: placed.owner, serial: n + 1 }),
  );
  const lists = (zone: Placed['zone'], owner: PlayerId) =>
    cards.filter((card, n) => scene.table[n]?.zone === zone && card.owner === owner);
  const ruleset = rulesetOf(scene.ruleset);
  const players = scene.players.map(
    (id): Player => ({
      id,
      out: false,
      isk: Object.hasOwn(scene.isk, id) ? (scene.isk[id] as number) : ruleset.startingIsk,
      deck: lists('deck', id),
      hand: lists('hand', id),
      reserve: lists('reserve', id),
      scrapheap: lists('scrapheap', id),
    }),
  );
  const inPlay = scene.table.flatMap((placed, n) => {
    const card = cards[n];
    return placed.zone === 'play' && card ? [permanentFrom(scene, placed, card)] : [];
  });
  return {
    ruleset,
    cards: scene.cards,
    chance: chanceFrom(scene.seed),
    seats: [...scene.players],
    players: Object.fromEntries(players.map((player) => [player.id, player])),
    play: Object.fromEntries(inPlay.map((card) => [card.id, card])),
    pile: [],
    triggers: [],
    active: scene.active ?? (scene.players[0] as PlayerId),
    turn: scene.turn ?? 1,
    battle: null,
    ending: null,
    minted: { objects: cards.length, entries: 0, questions: 0 },
    runaway: 0,
  };
};

const permanentFrom = (scene: Scene, placed: Placed, card: Card): Permanent => {
  const printed = scene.cards[placed.card];
  const isOuter = printed?.type === 'outer-region';
  const controller = placed.controller !== undefined ? placed.controller : isOuter ? null : placed.owner;
  const moves = printed?.type === 'ship' || printed?.type === 'location';
  return {
    ...card,
    controller: printed?.type === 'location' ? null : controller,
    region: moves ? regionFor(scene, placed, controller ?? placed.owner) : null,
    exhausted: placed.exhausted ?? false,
    damage: placed.damage ?? 0,
    assembling: placed.assembling ?? 0,
    order: placed.order ? orderFor(scene, placed.order) : null,
    ordered: false,
    remaining: placed.remaining ?? (typeof printed?.duration === 'number' ? printed.duration : null),
    changes: [],
    used: [],
    fought: false,
  };
};

const orderFor = (scene: Scene, order: PlacedOrder): Order => {
  switch (order.kind) {
    case 'mine':
      return { kind: 'mine', at: idOf(scene, order.at) };
    case 'patrol':
      return { kind: 'patrol', joined: 0 };
    default:
      return { kind: 'ambush' };
  }
};

const regionFor = (scene: Scene, placed: Placed, controller: PlayerId): ObjectId => {
  if (placed.region !== undefined) return idOf(scene, placed.region);
  return objectId(
    scene.table.findIndex(
      (one) => one.zone === 'play' && one.owner === controller && scene.cards[one.card]?.type === 'home-region',
    ) + 1,
  );
};

/** What no game can look like at rest: control without ships (1100.3), and what would be destroyed at once (1000.2). */
const positionFaults = (game: Game): readonly string[] =>
  permanents(game).flatMap((card) => {
    const { type, title } = printedOf(game, card.name);
    if (
      type === 'outer-region' &&
      card.controller &&
      !shipsIn(game, card.id).some((ship) => ship.controller === card.controller)
    ) {
      return [`${nameOf(card.controller)} cannot control ${title} without a ship there (1100.3).`];
    }
    if (hasShield(game, card) && card.damage >= shieldOf(game, card))
      return [`${title} would be destroyed: damage ${card.damage}, shield ${shieldOf(game, card)} (1000.2).`];
    return [];
  });

/** The active player has just declared a battle: everything that forbids it is a fault of the scene. */
const beginFight = (game: Game, scene: Scene, moment: Extract<Scene['moment'], { at: 'fight' }>): Made => {
  const player = game.active;
  const region = idOf(scene, moment.region);
  const ships =
    moment.ships?.map((alias) => idOf(scene, alias)) ??
    shipsIn(game, region)
      .filter((ship) => ship.controller === player && isReady(ship))
      .map(({ id }) => id);
  const possible = defendersOf(game, player, region);
  const defender = moment.defender ?? (possible.length === 1 ? possible[0] : undefined);
  const at = findPermanent(game, region);
  if (!at || !starbaseOf(game, player))
    return { ok: false, faults: [`There is no region ${moment.region} in play to fight in.`] };
  if (defender === undefined) {
    const said =
      possible.length === 0 ? 'there is nobody to attack' : `say which is attacked: ${possible.join(' or ')}`;
    return { ok: false, faults: [`In ${titleOf(game, at.name)} ${said} (900.1).`] };
  }
  const intent = { type: 'attack', player, region, defender, ships } as const;
  const failing = [...clauses(game, { name: 'battle', holder: player, question: null }, intent)];
  if (failing.length > 0) return { ok: false, faults: failing.map(({ words, rule }) => `${words} (${rule})`) };
  return { ok: true, ...settle(game, declare(game, intent)) };
};
