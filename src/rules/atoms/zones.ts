import type { Printed } from '../../model/card.ts';
import type { Fact, Step } from '../../model/fact.ts';
import type { Card, Game, Permanent } from '../../model/game.ts';
import { type ObjectId, objectId, type PlayerId } from '../../model/ids.ts';
import type { Zone } from '../../model/zone.ts';
import { findPermanent, named, permanentOf, playerOf, printedOf } from '../look.ts';
import { still, told } from '../step.ts';
import { leaveBattle } from './battle.ts';
import { withMinted, withNew, withoutPermanent, withPlayer } from './patch.ts';

/** The zones of one player that are lists of cards. */
export type Holding = 'deck' | 'hand' | 'reserve' | 'scrapheap';

/** Rule 200.6: in its new zone a card is a new object. */
const renewed = (game: Game, card: Card): { readonly game: Game; readonly card: Card } => {
  const { name, owner, serial } = card;
  const after = withMinted(game, 'objects');
  return { game: after, card: { id: objectId(after.minted.objects), name, owner, serial } };
};

const movedFact = (card: Card, becomes: ObjectId, from: Zone, to: Zone): Fact => ({
  type: 'moved',
  card: named(card),
  becomes,
  owner: card.owner,
  from,
  to,
});

const FROM_RESERVE: readonly Printed['type'][] = ['outer-region', 'starbase'];

/** 300.2: what is played from the reserve goes there instead of to a hand. */
const holdingFor = (game: Game, card: Card, meant: Holding): Holding =>
  meant === 'hand' && FROM_RESERVE.includes(printedOf(game, card.name).type) ? 'reserve' : meant;

/** Puts a card that is nowhere now into a zone of its owner (300.2): on top of a scrapheap, at the end of a hand. */
export const putInto = (game: Game, old: Card, from: Zone, meant: Holding): Step => {
  const to = holdingFor(game, old, meant);
  const { game: after, card } = renewed(game, old);
  const list = playerOf(after, card.owner)[to];
  return told(withPlayer(after, card.owner, to, [...list, card]), movedFact(old, card.id, from, to));
};

/** Takes a card out of a list. */
export const takeFrom = (
  game: Game,
  player: PlayerId,
  zone: Holding,
  id: ObjectId,
): { readonly game: Game; readonly card: Card } => {
  const list = playerOf(game, player)[zone];
  const card = list.find((one) => one.id === id);
  if (!card) throw new Error(`${id} is not in the ${zone} of ${player}`);
  return {
    game: withPlayer(
      game,
      player,
      zone,
      list.filter((one) => one !== card),
    ),
    card,
  };
};

/** From one list to another of its owner. */
export const transfer = (game: Game, player: PlayerId, from: Holding, id: ObjectId, to: Holding): Step => {
  const { game: without, card } = takeFrom(game, player, from, id);
  return putInto(without, card, from, to);
};

/** A card leaves a list for the pile: it is not there yet, the entry takes it along. */
export const liftToPile = (
  game: Game,
  player: PlayerId,
  from: 'hand' | 'reserve',
  id: ObjectId,
): Step & { readonly card: Card } => {
  const { game: without, card: old } = takeFrom(game, player, from, id);
  const { game: after, card } = renewed(without, old);
  return { game: after, facts: [movedFact(old, card.id, from, 'pile')], card };
};

/** A card that was on the pile enters play (700.13). */
export const enterPlay = (
  game: Game,
  old: Card,
  how: { readonly controller: PlayerId | null; readonly region: ObjectId | null },
): Step & { readonly id: ObjectId } => {
  const { game: after, card } = renewed(game, old);
  const printed = printedOf(game, card.name);
  const permanent: Permanent = {
    id: card.id,
    name: card.name,
    owner: card.owner,
    serial: card.serial,
    controller: how.controller,
    region: how.region,
    exhausted: false,
    damage: 0,
    assembling: printed.assembly ?? 0,
    order: null,
    ordered: false,
    remaining: typeof printed.duration === 'number' ? printed.duration : null,
    changes: [],
    used: [],
    fought: false,
  };
  return { game: withNew(after, permanent), facts: [movedFact(old, card.id, 'pile', 'play')], id: card.id };
};

/** A card leaves play for a zone of its owner, whoever controlled it (300.2). What is not in play stays where it is. */
export const leavePlay = (game: Game, id: ObjectId, to: 'scrapheap' | 'hand'): Step => {
  const card = findPermanent(game, id);
  if (!card) return still(game);
  return putInto(leaveBattle(withoutPermanent(game, id), id), card, 'play', to);
};

/** Rule 1600.1: an object leaves the game altogether. */
export const leaveGame = (game: Game, id: ObjectId): Game =>
  leaveBattle(withoutPermanent(game, permanentOf(game, id).id), id);
