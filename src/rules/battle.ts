import type { Slot } from '../model/ability.ts';
import type { Step } from '../model/fact.ts';
import type { Battle, Game, Permanent } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Target } from '../model/target.ts';
import { aim, beginBattle, endBattle, leaveBattle } from './atoms/battle.ts';
import { relieve } from './atoms/orders.ts';
import { exhaust, goHome } from './atoms/permanents.ts';
import { putOnPile } from './atoms/pile.ts';
import { findPermanent, homeOf, isReady, named, permanentOf, printedOf, seated, shipsIn, starbaseOf } from './look.ts';
import { andThen, each, still, thenEach, told } from './step.ts';
import { attackOf } from './totals.ts';

/** 900.2: an attacker's ships in a region that can take part. */
export const attackersIn = (game: Game, player: PlayerId, region: ObjectId): readonly Permanent[] =>
  shipsIn(game, region).filter((ship) => ship.controller === player && isReady(ship));

/** 900.2: all of a defender's ships there that are not assembling. */
export const defendersIn = (game: Game, player: PlayerId, region: ObjectId): readonly Permanent[] =>
  shipsIn(game, region).filter((ship) => ship.controller === player && ship.assembling === 0);

const isHomeOf = (game: Game, region: ObjectId, player: PlayerId): boolean => homeOf(game, player)?.id === region;

/** 900.1: who may be attacked in a region: its controller if that is an enemy, else any enemy who has something there. */
export const defendersOf = (game: Game, attacker: PlayerId, region: ObjectId): readonly PlayerId[] => {
  const there = seated(game).filter((player) => player !== attacker && hasSomething(game, player, region));
  const controller = findPermanent(game, region)?.controller;
  return controller && there.includes(controller) ? [controller] : there;
};

const hasSomething = (game: Game, player: PlayerId, region: ObjectId): boolean =>
  defendersIn(game, player, region).length > 0 ||
  (isHomeOf(game, region, player) && starbaseOf(game, player) !== undefined);

/** 900.1, 900.2: a battle is declared. */
export const declare = (game: Game, { player, defender, region, ships }: Extract<Intent, { type: 'attack' }>): Step => {
  const defending = defendersIn(game, defender, region).map(({ id }) => id);
  return beginBattle(game, { attacker: player, defender, region, attacking: ships, defending, aims: [], joined: [] });
};

/** 900.3: a ship goes home, docked and exhausted, out of the battle. */
export const withdraw = (game: Game, ship: ObjectId): Step => {
  const card = permanentOf(game, ship);
  const withdrew = told(game, { type: 'withdrew', player: card.controller ?? card.owner, ship: named(card) });
  const home = andThen(withdrew, (now) => goHome(now, ship));
  // At home it is there already, and only leaves the battle.
  return andThen(home, (now) => exhaust(leaveBattle(now, ship), ship));
};

export const stay = (game: Game, player: PlayerId): Step => told(game, { type: 'stayed', player });

/** 900.5: an attacking ship strikes the starbase when no defending ship is in the battle, in the defender's home region. */
export const strikesStarbase = (game: Game, battle: Battle): Permanent | undefined =>
  battle.defending.length === 0 && isHomeOf(game, battle.region, battle.defender)
    ? starbaseOf(game, battle.defender)
    : undefined;

/** 900.3: whether the battle can go on: neither side without a ship, unless a starbase is struck. */
export const canGoOn = (game: Game): boolean => {
  const { battle } = game;
  if (!battle || battle.attacking.length === 0) return false;
  return battle.defending.length > 0 || strikesStarbase(game, battle) !== undefined;
};

/** 900.4: what a ship in the battle may be ordered to target; a struck starbase is offered in its place (900.5). */
export const aimsOf = (game: Game, ship: ObjectId): readonly ObjectId[] => {
  const { battle } = game;
  if (!battle) return [];
  if (battle.defending.includes(ship)) return battle.attacking;
  if (!battle.attacking.includes(ship)) return [];
  const starbase = strikesStarbase(game, battle);
  return starbase ? [starbase.id] : battle.defending;
};

/** The ships of one side that have no order yet, those that can be ordered (a defender may have been exhausted: it still fights). */
export const unordered = (battle: Battle, side: 'attacking' | 'defending'): readonly ObjectId[] =>
  battle[side].filter((id) => !battle.aims.some(({ ship }) => ship === id));

/** 900.4: the attacker orders first, then the defender. Whose orders are awaited; null when every ship has one. */
export const ordersAwaited = (game: Game): 'attacking' | 'defending' | null => {
  const { battle } = game;
  if (!battle) return null;
  if (unordered(battle, 'attacking').length > 0) return 'attacking';
  return unordered(battle, 'defending').length > 0 ? 'defending' : null;
};

export const order = (game: Game, ship: ObjectId, at: ObjectId | null): Step => aim(game, ship, at);

/** 900.6: one entry for each ship that has a target, the attacker's first; amount = attack at that moment. */
export const dealDamage = (game: Game): Step => {
  const { battle } = game;
  if (!battle) return still(game);
  const inOrder = [...battle.attacking, ...battle.defending].flatMap((ship) =>
    battle.aims.filter((one) => one.ship === ship),
  );
  return each(game, inOrder, (now, { ship, at }) => (at ? putDamage(now, ship, at) : still(now)));
};

const putDamage = (game: Game, ship: ObjectId, at: ObjectId): Step => {
  const shooter = permanentOf(game, ship);
  const struck = findPermanent(game, at);
  if (!struck || !shooter.controller) return still(game);
  const amount = attackOf(game, shooter);
  const isStarbase = printedOf(game, struck.name).type === 'starbase';
  const struckOnly: Target = { kind: 'card', id: at };
  return putOnPile(game, {
    kind: 'damage',
    controller: shooter.controller,
    card: null,
    source: ship,
    name: shooter.name,
    here: shooter.region,
    // 900.5: against a starbase no target is chosen, so nothing can make it fizzle but the starbase's being gone.
    sentence: {
      slots: isStarbase ? [] : BATTLE_TARGET,
      effects: [{ kind: 'damage', those: isStarbase ? { the: 'seen' } : { the: 'target', slot: 0 }, amount }],
    },
    targets: isStarbase ? [] : [[struckOnly]],
    x: 0,
    seen: isStarbase ? struckOnly : null,
    into: null,
  });
};

/** 900.4: an enemy ship in the battle. */
const BATTLE_TARGET: readonly Slot[] = [
  { what: { of: 'play', types: ['ship'], whose: 'enemy', where: 'battle' }, min: 1, max: 1 },
];

/** 900.8: the battle is over: the ships that attacked become exhausted, and who fought has no order any more (1200.2). */
export const finishBattle = (game: Game): Step => {
  const { attacking, defending, joined } = game.battle ?? NOBODY;
  const tired = each(game, attacking, (now, ship) => exhaust(now, ship));
  const fought = [...attacking, ...defending.filter((ship) => !joined.includes(ship))];
  return andThen(thenEach(tired, fought, relieve), endBattle);
};

const NOBODY: Pick<Battle, 'attacking' | 'defending' | 'joined'> = { attacking: [], defending: [], joined: [] };
