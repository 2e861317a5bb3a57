import type { Step } from '../../model/fact.ts';
import type { Battle, Game } from '../../model/game.ts';
import type { ObjectId } from '../../model/ids.ts';
import { findPermanent, named, permanentOf } from '../look.ts';
import { still, told } from '../step.ts';
import { withField, withPermanent } from './patch.ts';

/** 900.1: a battle begins; the region has had its one of this phase. */
export const beginBattle = (game: Game, battle: Battle): Step => {
  const { attacker, defender } = battle;
  const region = named(permanentOf(game, battle.region));
  const ships = battle.attacking.map((id) => named(permanentOf(game, id)));
  return told(withField(withPermanent(game, battle.region, { fought: true }), 'battle', battle), {
    type: 'attacked',
    attacker,
    defender,
    region,
    ships,
  });
};

const without = (ids: readonly ObjectId[], id: ObjectId): readonly ObjectId[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : ids;

/** A ship is no longer in the battle; what aims at it keeps aiming at nothing. */
export const leaveBattle = (game: Game, id: ObjectId): Game => {
  const { battle } = game;
  if (!battle || !(battle.attacking.includes(id) || battle.defending.includes(id))) return game;
  const { attacker, defender, region, attacking, defending, aims, joined } = battle;
  return withField(game, 'battle', {
    attacker,
    defender,
    region,
    attacking: without(attacking, id),
    defending: without(defending, id),
    aims: aims.filter(({ ship }) => ship !== id),
    joined: without(joined, id),
  });
};

/** 900.4: a ship is ordered to target, or to hold its fire. */
export const aim = (game: Game, ship: ObjectId, at: ObjectId | null): Step => {
  const { battle } = game;
  if (!battle) throw new Error('no battle is going on');
  const target = at && findPermanent(game, at);
  const { attacker, defender, region, attacking, defending, joined } = battle;
  const aims = [...battle.aims, { ship, at }];
  const after = withField(game, 'battle', { attacker, defender, region, attacking, defending, aims, joined });
  const who = named(permanentOf(game, ship));
  return told(after, target ? { type: 'aimed', ship: who, at: named(target) } : { type: 'held', ship: who });
};

/** 1200.5: a ship on patrol comes to the battle, and defends there. Its order stands. */
export const joinBattle = (game: Game, id: ObjectId): Step => {
  const { battle } = game;
  const ship = findPermanent(game, id);
  if (!battle || ship?.order?.kind !== 'patrol' || battle.defending.includes(id)) return still(game);
  const { attacker, defender, region, attacking, defending, aims, joined } = battle;
  const order = { kind: 'patrol', joined: ship.order.joined + 1 } as const;
  const after = withField(withPermanent(game, id, { region, order }), 'battle', {
    attacker,
    defender,
    region,
    attacking,
    defending: [...defending, id],
    aims,
    joined: [...joined, id],
  });
  return told(
    after,
    { type: 'joined', ship: named(ship), player: defender },
    { type: 'travelled', card: named(ship), from: ship.region, to: region },
  );
};

/** 900.8: the battle is over. */
export const endBattle = (game: Game): Step => {
  const { battle } = game;
  if (!battle) return still(game);
  const region = findPermanent(game, battle.region);
  const after = withField(game, 'battle', null);
  return region ? told(after, { type: 'fought', region: named(region) }) : still(after);
};
