import type { Span, Stat } from '../../model/effect.ts';
import type { Named, Step } from '../../model/fact.ts';
import type { Game } from '../../model/game.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import { findPermanent, homeOf, named, permanents } from '../look.ts';
import { still, told } from '../step.ts';
import { leaveBattle } from './battle.ts';
import { withAll, withPermanent } from './patch.ts';

/** Each makes one change to a card in play and tells it. What is not in play, or would not change, is left alone. */

/** 1000.1: damage adds up. */
export const damage = (game: Game, id: ObjectId, amount: number): Step => {
  const card = findPermanent(game, id);
  if (!card || amount <= 0) return still(game);
  return told(withPermanent(game, id, { damage: card.damage + amount }), {
    type: 'damaged',
    card: named(card),
    amount,
  });
};

export const change = (game: Game, id: ObjectId, stat: Stat, by: number, until: Span): Step => {
  const card = findPermanent(game, id);
  if (!card || by === 0) return still(game);
  return told(withPermanent(game, id, { changes: [...card.changes, { kind: 'stat', stat, by, until }] }), {
    type: 'changed',
    card: named(card),
    stat,
    by,
    until,
  });
};

export const protect = (game: Game, id: ObjectId, until: Span): Step => {
  const card = findPermanent(game, id);
  if (!card) return still(game);
  return told(withPermanent(game, id, { changes: [...card.changes, { kind: 'protected', until }] }), {
    type: 'protected',
    card: named(card),
    until,
  });
};

export const exhaust = (game: Game, id: ObjectId): Step => {
  const card = findPermanent(game, id);
  if (!card || card.exhausted) return still(game);
  return told(withPermanent(game, id, { exhausted: true }), { type: 'exhausted', card: named(card) });
};

export const ready = (game: Game, id: ObjectId): Step => {
  const card = findPermanent(game, id);
  if (!card?.exhausted) return still(game);
  return told(withPermanent(game, id, { exhausted: false }), { type: 'readied', card: named(card) });
};

/** 500.3: one assembly counter less. */
export const assemble = (game: Game, id: ObjectId): Step => {
  const card = findPermanent(game, id);
  if (!card || card.assembling === 0) return still(game);
  const left = card.assembling - 1;
  return told(withPermanent(game, id, { assembling: left }), { type: 'assembled', card: named(card), left });
};

/** 500.3: a news stays one ready step less. */
export const expire = (game: Game, id: ObjectId): Step => {
  const card = findPermanent(game, id);
  if (!card?.remaining) return still(game);
  const left = card.remaining - 1;
  return told(withPermanent(game, id, { remaining: left }), { type: 'expired', card: named(card), left });
};

/** 1200.3: a ship moves. Out of a battle's region, it is out of the battle; an order ends (1200.2). */
export const travel = (game: Game, id: ObjectId, to: ObjectId): Step => {
  const card = findPermanent(game, id);
  if (!card || card.region === to || !findPermanent(game, to)) return still(game);
  return told(withPermanent(leaveBattle(game, id), id, { region: to, order: null }), {
    type: 'travelled',
    card: named(card),
    from: card.region,
    to,
  });
};

/** Home is its controller's home region (1200.1). */
export const goHome = (game: Game, id: ObjectId): Step => {
  const card = findPermanent(game, id);
  const home = card?.controller && homeOf(game, card.controller);
  return home ? travel(game, id, home.id) : still(game);
};

/** A ship that changes sides is out of the battle. */
export const takeControl = (game: Game, id: ObjectId, by: PlayerId | null): Step => {
  const card = findPermanent(game, id);
  if (!card || card.controller === by) return still(game);
  return told(withPermanent(leaveBattle(game, id), id, { controller: by }), {
    type: 'controlled',
    card: named(card),
    from: card.controller,
    by,
  });
};

export const markUsed = (game: Game, id: ObjectId, ability: number): Game => {
  const card = findPermanent(game, id);
  return card ? withPermanent(game, id, { used: [...card.used, ability] }) : game;
};

/** 500.2: shields recharge, all damage is gone. */
export const recharge = (game: Game): Step => {
  const cards: Named[] = permanents(game)
    .filter((card) => card.damage > 0)
    .map(named);
  if (cards.length === 0) return still(game);
  return told(
    withAll(game, (card) => (card.damage > 0 ? { damage: 0 } : null)),
    { type: 'recharged', cards },
  );
};

/** What lasts until the end of the phase, or of the turn, ends (500.2, 500.10). */
export const wearOff = (game: Game, until: Span): Step => {
  const ends = ({ until: span }: { readonly until: Span }) => span === until;
  const cards: Named[] = permanents(game)
    .filter((card) => card.changes.some(ends))
    .map(named);
  if (cards.length === 0) return still(game);
  const after = withAll(game, (card) =>
    card.changes.some(ends) ? { changes: card.changes.filter((one) => !ends(one)) } : null,
  );
  return told(after, { type: 'woreOff', until, cards });
};

/** A new battle phase: every region can be fought over again (900.1). */
export const forgetBattles = (game: Game): Game => withAll(game, (card) => (card.fought ? { fought: false } : null));

/** A new turn: what can be used once a turn can be used again. */
export const forgetUses = (game: Game): Game => withAll(game, (card) => (card.used.length > 0 ? { used: [] } : null));

/** 1300.2: the new starbase stands where the old one stood: damage, changes and exhaustion stay. */
export const inherit = (game: Game, from: ObjectId, to: ObjectId): Game => {
  const old = findPermanent(game, from);
  return old && findPermanent(game, to)
    ? withPermanent(game, to, { damage: old.damage, exhausted: old.exhausted, changes: old.changes })
    : game;
};
