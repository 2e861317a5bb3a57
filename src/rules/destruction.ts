import type { Step } from '../model/fact.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { goHome, takeControl } from './atoms/permanents.ts';
import { leavePlay } from './atoms/zones.ts';
import { type Calm, censusOf } from './census.ts';
import { leaveTogether } from './leaving.ts';
import { controllerOf, findPermanent, named, printedOf, seated, shipsIn, starbaseOf } from './look.ts';
import { andThen, each, still, told } from './step.ts';
import { isIndestructible, shieldOf } from './totals.ts';
import { watch } from './triggers.ts';

/** 1000.5: to its owner's scrapheap. A home region stands as long as its owner is in the game (1100.4). */
const toScrapheap = (game: Game, card: Permanent, how: 'destroyed' | 'sacrificed'): Step => {
  if (printedOf(game, card.name).type === 'home-region') return still(game);
  const fact = how === 'destroyed' ? ({ type: 'destroyed', card: named(card) } as const) : sacrificedFact(game, card);
  return andThen(told(game, fact), (now) => leavePlay(now, card.id, 'scrapheap'));
};

const sacrificedFact = (game: Game, card: Permanent) =>
  ({ type: 'sacrificed', card: named(card), player: controllerOf(game, card) ?? card.owner }) as const;

/** An effect destroys a card, unless something says that it cannot be (100.5). */
export const destroy = (game: Game, id: ObjectId): Step => {
  const card = findPermanent(game, id);
  return card && !isIndestructible(game, card) ? toScrapheap(game, card, 'destroyed') : still(game);
};

/** 1500.2: as if destroyed, but nothing that stops destruction stops it. */
export const sacrifice = (game: Game, id: ObjectId): Step => {
  const card = findPermanent(game, id);
  return card ? toScrapheap(game, card, 'sacrificed') : still(game);
};

/** 1000.2: its damage is at least its total shield, or that is reduced to zero. */
const isDoomed = (game: Game, card: Permanent): boolean => {
  const shield = shieldOf(game, card);
  return (shield <= 0 || card.damage >= shield) && !isIndestructible(game, card);
};

/** 1000.4: all that is to be destroyed is destroyed together. */
const destroyTheDoomed = (game: Game): Step =>
  each(
    game,
    censusOf(game).shielded.filter((card) => isDoomed(game, card)),
    (now, card) => toScrapheap(now, card, 'destroyed'),
  );

/** 100.2: whoever has no starbase any more is out, also when it was lost before an entry asked something. */
const turnOutTheFallen = (game: Game): Step => {
  const fallen: PlayerId[] = seated(game).filter((player) => !starbaseOf(game, player));
  return fallen.length === 0 ? still(game) : leaveTogether(game, fallen, 'starbase');
};

/** A region has left play: ships in it go home, locations in it to their owners' scrapheaps. */
const clearLostRegions = (game: Game): Step =>
  each(
    game,
    censusOf(game).placed.filter(({ region }) => region !== null && !findPermanent(game, region)),
    (now, card) =>
      printedOf(now, card.name).type === 'ship' ? goHome(now, card.id) : leavePlay(now, card.id, 'scrapheap'),
  );

/** 1100.3: control of an outer region is lost as soon as the controller has no ship there. */
const loseControl = (game: Game): Step =>
  each(
    game,
    censusOf(game).regions.filter(
      (card) =>
        card.controller !== null &&
        printedOf(game, card.name).type === 'outer-region' &&
        !shipsIn(game, card.id).some((ship) => ship.controller === card.controller),
    ),
    (now, card) => takeControl(now, card.id, null),
  );

/**
 * What follows from a change, after every entry and every immediate action (1000.4, 700.10): destruction, players who
 * are out, control that is lost; then triggers go off; and again until nothing changes.
 */
export const settle = (before: Game, step: Step): Step => {
  if (step.game === before) return step;
  let from = before;
  let wave = step;
  let all: Step = step;
  while (wave.facts.length > 0) {
    all = andThen(all, (game) => watch(from, game, wave.facts));
    from = all.game;
    wave = isCalm(all.game) ? still(all.game) : aftermath(all.game);
    all = andThen(all, () => wave);
  }
  return all;
};

const aftermath = (game: Game): Step => {
  const destroyed = destroyTheDoomed(game);
  const cleared = andThen(destroyed, clearLostRegions);
  const controlled = andThen(cleared, loseControl);
  const after = andThen(controlled, turnOutTheFallen);
  if (after.game === game) censusOf(game).calm = calmNow(game);
  return after;
};

const calmNow = (game: Game): Calm => {
  const { battle, players, pile } = game;
  return { battle, players, pile, left: seated(game).length };
};

/** Where nothing had to follow, nothing has to until something changes that it depends on. */
const isCalm = (game: Game): boolean => {
  const { calm, looksBeyond } = censusOf(game);
  if (!calm || calm.battle !== game.battle || calm.left !== seated(game).length) return false;
  return !looksBeyond || (calm.players === game.players && calm.pile === game.pile);
};
