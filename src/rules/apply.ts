import { absurd } from '../model/absurd.ts';
import type { Effect } from '../model/effect.ts';
import type { Step } from '../model/fact.ts';
import type { Entry, Game } from '../model/game.ts';
import type { Target } from '../model/target.ts';
import { evaluate } from './amounts.ts';
import { change, damage, exhaust, goHome, protect, ready, takeControl, travel } from './atoms/permanents.ts';
import { removeEntry } from './atoms/pile.ts';
import { addIsk, discardAtRandom, draw, end } from './atoms/players.ts';
import { leavePlay, transfer } from './atoms/zones.ts';
import { destroy } from './destruction.ts';
import type { Eye } from './eye.ts';
import { scraps } from './kinds.ts';
import { findPermanent, printedOf, regionOf } from './look.ts';
import { each, still } from './step.ts';
import { cardsMeant, meant, playersMeant } from './those.ts';

/** The effects that ask nobody anything. */
export type Plain = Exclude<
  Effect,
  { readonly kind: 'sacrifice' | 'either' | 'if' } | { readonly kind: 'discard'; readonly atRandom?: never }
>;

/** Ships move, and nothing else does (1200.3). */
const isShip = (game: Game, id: string): boolean => {
  const card = findPermanent(game, id as never);
  return card !== undefined && printedOf(game, card.name).type === 'ship';
};

/** Carries out one effect, now. What it speaks of that is no longer there is left alone. */
export const apply = (game: Game, entry: Entry, effect: Plain, eye: Eye): Step => {
  switch (effect.kind) {
    case 'remove':
      return each(game, meant(game, effect.those, eye), (now, target) =>
        target.kind === 'entry' ? removeEntry(now, target.id, entry) : still(now),
      );
    case 'destroy':
      return each(game, cardsMeant(game, effect.those, eye), (now, card) => destroy(now, card.id));
    case 'damage': {
      const amount = evaluate(game, effect.amount, eye);
      return each(game, cardsMeant(game, effect.those, eye), (now, card) => damage(now, card.id, amount));
    }
    case 'change': {
      const by = evaluate(game, effect.by, eye);
      return each(game, cardsMeant(game, effect.those, eye), (now, card) =>
        change(now, card.id, effect.stat, by, effect.until),
      );
    }
    case 'protect':
      return each(game, cardsMeant(game, effect.those, eye), (now, card) => protect(now, card.id, effect.until));
    case 'isk': {
      const by = evaluate(game, effect.by, eye);
      return each(game, playersMeant(game, effect.who, eye), (now, player) => addIsk(now, player, by));
    }
    case 'draw': {
      const count = evaluate(game, effect.count, eye);
      return each(game, playersMeant(game, effect.who, eye), (now, player) => draw(now, player, count));
    }
    case 'win': {
      const [winner, ...others] = playersMeant(game, effect.who, eye);
      if (winner === undefined) return still(game);
      return end(game, others.length === 0 ? { kind: 'won', by: winner } : { kind: 'drawn', why: 'together' });
    }
    case 'discard': {
      const count = evaluate(game, effect.count, eye);
      return each(game, playersMeant(game, effect.who, eye), (now, player) =>
        each(
          now,
          Array.from({ length: count }, () => player),
          discardAtRandom,
        ),
      );
    }
    case 'exhaust':
      return each(game, cardsMeant(game, effect.those, eye), (now, card) => exhaust(now, card.id));
    case 'ready':
      return each(game, cardsMeant(game, effect.those, eye), (now, card) => ready(now, card.id));
    case 'move':
      return move(game, effect, eye);
    case 'control': {
      const [by] = playersMeant(game, effect.who, eye);
      return by === undefined
        ? still(game)
        : each(game, cardsMeant(game, effect.those, eye), (now, card) =>
            mayChangeSides(now, card.id) ? takeControl(now, card.id, by) : still(now),
          );
    }
    case 'return':
      return each(game, meant(game, effect.those, eye), (now, target) => giveBack(now, target, entry));
    default:
      return absurd(effect);
  }
};

const move = (game: Game, effect: Extract<Effect, { readonly kind: 'move' }>, eye: Eye): Step => {
  const ships = cardsMeant(game, effect.those, eye).filter(({ id }) => isShip(game, id));
  const { to } = effect;
  if (to.the === 'home') return each(game, ships, (now, ship) => goHome(now, ship.id));
  const [at] = cardsMeant(game, to, eye);
  const region = at && regionOf(game, at);
  return region ? each(game, ships, (now, ship) => travel(now, ship.id, region)) : still(game);
};

/** A starbase and a home region are their player's for as long as they stand (1100.4); a location is its region's controller's (1100.1). */
const mayChangeSides = (game: Game, id: Target['id']): boolean => {
  const card = findPermanent(game, id as never);
  return card !== undefined && !['starbase', 'home-region', 'location'].includes(printedOf(game, card.name).type);
};

/** To its owner's hand; a starbase and a home region stay, and what is no card (damage, an ability) is only removed. */
const giveBack = (game: Game, target: Target, by: Entry): Step => {
  if (target.kind === 'entry') return removeEntry(game, target.id, by, 'hand');
  if (target.kind === 'player') return still(game);
  const card = findPermanent(game, target.id);
  if (card)
    return ['starbase', 'home-region'].includes(printedOf(game, card.name).type)
      ? still(game)
      : leavePlay(game, card.id, 'hand');
  const scrap = scraps(game).find(({ id }) => id === target.id);
  return scrap ? transfer(game, scrap.owner, 'scrapheap', scrap.id, 'hand') : still(game);
};
