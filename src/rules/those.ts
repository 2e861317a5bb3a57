import { absurd } from '../model/absurd.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Target } from '../model/target.ts';
import type { Those } from '../model/those.ts';
import type { Eye } from './eye.ts';
import { everything } from './filters.ts';
import { clockwiseFrom, controllerOf, findPermanent } from './look.ts';

/** Whom or what a sentence speaks of, now. The targets in the eye are those that are still legal (700.9). */
export const meant = (game: Game, those: Those, eye: Eye): readonly Target[] => {
  switch (those.the) {
    case 'target':
      return eye.targets[those.slot] ?? [];
    case 'source':
      return eye.source ? [{ kind: 'card', id: eye.source }] : [];
    case 'seen':
      return eye.seen ? [eye.seen] : [];
    case 'each':
      return everything(game, those.what, eye);
    case 'you':
    case 'opponents':
    case 'everyone':
      return playersMeant(game, those, eye).map((id) => ({ kind: 'player', id }));
    default:
      return absurd(those);
  }
};

/** The cards in play among those. */
export const cardsMeant = (game: Game, those: Those, eye: Eye): readonly Permanent[] =>
  meant(game, those, eye).flatMap((target) => (target.kind === 'card' ? (findPermanent(game, target.id) ?? []) : []));

/** The players among those, or the controllers of the cards among them; clockwise from you, each once. */
export const playersMeant = (game: Game, those: Those, eye: Eye): readonly PlayerId[] => {
  const table = clockwiseFrom(game, eye.you);
  if (those.the === 'everyone') return table;
  if (those.the === 'opponents') return table.filter((id) => id !== eye.you);
  if (those.the === 'you') return table.filter((id) => id === eye.you);
  const who = new Set(meant(game, those, eye).map((target) => ownerOfTarget(game, target)));
  return table.filter((id) => who.has(id));
};

const ownerOfTarget = (game: Game, target: Target): PlayerId | null => {
  if (target.kind === 'player') return target.id;
  if (target.kind === 'entry') return game.pile.find(({ id }) => id === target.id)?.controller ?? null;
  const card = findPermanent(game, target.id);
  return card ? controllerOf(game, card) : null;
};
