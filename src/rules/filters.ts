import type { Filter, InPlay } from '../model/filter.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Target } from '../model/target.ts';
import type { Eye } from './eye.ts';
import { isEntryOfKind, isOfKind, isPlayerOfKind, isScrapOfKind, scraps } from './kinds.ts';
import { findEntry, findPermanent, permanents, seated } from './look.ts';
import { attackOf, shieldOf } from './totals.ts';

const within = (limit: number | 'x' | undefined, eye: Eye, value: () => number): boolean =>
  limit === undefined || value() <= (limit === 'x' ? eye.x : limit);

/** Whether a card in play is what a filter asks for, totals and all. */
export const fits = (game: Game, what: InPlay, card: Permanent, eye: Eye): boolean =>
  isOfKind(game, what, card, eye) &&
  within(what.attackAtMost, eye, () => attackOf(game, card)) &&
  within(what.shieldAtMost, eye, () => shieldOf(game, card));

/** Whether a thing is what a filter asks for, now. What is no longer there is not (200.6). */
export const matches = (game: Game, what: Filter, target: Target, eye: Eye): boolean => {
  switch (what.of) {
    case 'play': {
      const card = target.kind === 'card' ? findPermanent(game, target.id) : undefined;
      return card !== undefined && fits(game, what, card, eye);
    }
    case 'pile': {
      const entry = target.kind === 'entry' ? findEntry(game, target.id) : undefined;
      return entry !== undefined && isEntryOfKind(what, entry, eye);
    }
    case 'scrapheap': {
      const card = target.kind === 'card' ? scraps(game).find(({ id }) => id === target.id) : undefined;
      return card !== undefined && isScrapOfKind(game, what, card, eye);
    }
    case 'players':
      return target.kind === 'player' && game.seats.includes(target.id) && isPlayerOfKind(game, what, target.id, eye);
  }
};

/** Everything that a filter asks for, now, in a fixed order. */
export const everything = (game: Game, what: Filter, eye: Eye): readonly Target[] => {
  switch (what.of) {
    case 'play':
      return permanents(game)
        .filter((card) => fits(game, what, card, eye))
        .map(({ id }) => ({ kind: 'card', id }));
    case 'pile':
      return game.pile.filter((entry) => isEntryOfKind(what, entry, eye)).map(({ id }) => ({ kind: 'entry', id }));
    case 'scrapheap':
      return scraps(game)
        .filter((card) => isScrapOfKind(game, what, card, eye))
        .map(({ id }) => ({ kind: 'card', id }));
    case 'players':
      return seated(game)
        .filter((player: PlayerId) => isPlayerOfKind(game, what, player, eye))
        .map((id) => ({ kind: 'player', id }));
  }
};
