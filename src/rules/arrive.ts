import type { Step } from '../model/fact.ts';
import type { Card, Entry, Game } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { inherit } from './atoms/permanents.ts';
import { leavePile } from './atoms/pile.ts';
import { enterPlay, leavePlay, putInto } from './atoms/zones.ts';
import { findPermanent, homeOf, named, permanents, printedOf, starbaseOf } from './look.ts';
import { andThen, told } from './step.ts';

/** How many structures a player has (1300.3). */
export const structuresOf = (game: Game, player: PlayerId): number =>
  permanents(game).filter((card) => card.controller === player && printedOf(game, card.name).type === 'structure')
    .length;

export const locationsIn = (game: Game, region: ObjectId): number =>
  permanents(game).filter((card) => card.region === region && printedOf(game, card.name).type === 'location').length;

/** 1100.5: whether one more location fits into a region; home regions have no limit. */
export const hasRoom = (game: Game, region: ObjectId): boolean => {
  const card = findPermanent(game, region);
  if (!card) return false;
  const { type, locations } = printedOf(game, card.name);
  return type === 'home-region' || locations === 'unlimited' || locationsIn(game, region) < (locations ?? 0);
};

/** 1300.3: whether a player's starbase has room for one more structure. */
export const hasSlot = (game: Game, player: PlayerId): boolean => {
  const starbase = starbaseOf(game, player);
  return starbase !== undefined && structuresOf(game, player) < (printedOf(game, starbase.name).structureSlots ?? 0);
};

/** 1300.2: whether this card upgrades the starbase its player now has. */
export const isNextLevel = (game: Game, player: PlayerId, card: Card): boolean => {
  const starbase = starbaseOf(game, player);
  return (
    starbase !== undefined &&
    (printedOf(game, card.name).level ?? 1) === (printedOf(game, starbase.name).level ?? 1) + 1
  );
};

const scrap = (game: Game, card: Card): Step => putInto(game, card, 'pile', 'scrapheap');

const enter = (game: Game, card: Card, controller: PlayerId | null, region: ObjectId | null): Step =>
  enterPlay(game, card, { controller, region });

/** 1300.2: it replaces the old starbase, which is not destroyed; structures and damage stay. */
const upgrade = (game: Game, card: Card, player: PlayerId): Step => {
  const old = starbaseOf(game, player);
  if (!old) return scrap(game, card);
  const entered = enterPlay(game, card, { controller: player, region: null });
  const inherited = told(inherit(entered.game, old.id, entered.id), ...entered.facts, {
    type: 'upgraded',
    player,
    from: named(old),
    to: { id: entered.id, name: card.name },
  });
  return andThen(inherited, (now) => leavePlay(now, old.id, 'scrapheap'));
};

/** Whether a card that has resolved can enter play (700.9). */
const canEnter = (game: Game, entry: Entry, card: Card): boolean => {
  const { controller } = entry;
  switch (entry.kind) {
    case 'ship':
      return homeOf(game, controller) !== undefined;
    case 'structure':
      return hasSlot(game, controller);
    case 'location':
      return (
        entry.into !== null && findPermanent(game, entry.into)?.controller === controller && hasRoom(game, entry.into)
      );
    case 'upgrade':
      return isNextLevel(game, controller, card);
    default:
      return true;
  }
};

/** 700.13: where the card of an entry goes once it has resolved, or has done nothing (700.9). */
const place = (game: Game, entry: Entry, card: Card): Step => {
  const { controller } = entry;
  if (!canEnter(game, entry, card)) return scrap(game, card);
  switch (entry.kind) {
    case 'news':
      return printedOf(game, card.name).duration === undefined
        ? scrap(game, card)
        : enter(game, card, controller, null);
    case 'ship':
      return enter(game, card, controller, homeOf(game, controller)?.id ?? null);
    case 'location':
      return enter(game, card, controller, entry.into);
    case 'structure':
      return enter(game, card, controller, null);
    case 'region':
      // 1100.3: an outer region enters uncontrolled.
      return enter(game, card, null, null);
    case 'upgrade':
      return upgrade(game, card, controller);
    default:
      return scrap(game, card);
  }
};

/** An entry is done: it leaves the pile, and its card goes where it would have gone in any case (700.9). A card that cannot enter play has fizzled (700.9). */
export const finish = (game: Game, entry: Entry, how: 'resolved' | 'fizzled'): Step => {
  const { card } = entry;
  const really = card && !canEnter(game, entry, card) ? 'fizzled' : how;
  const left = leavePile(game, entry, really);
  if (!card) return left;
  return andThen(left, (now) => place(now, entry, card));
};
