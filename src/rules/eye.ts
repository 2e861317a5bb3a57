import type { Entry, Game } from '../model/game.ts';
import type { EntryId, ObjectId, PlayerId } from '../model/ids.ts';
import type { Target } from '../model/target.ts';

/** From where a sentence looks at the game: whose "yours", which card's "here", what X is. */
export type Eye = {
  readonly you: PlayerId;
  /** The card that says so. */
  readonly source: ObjectId | null;
  /** What "here" means when that card is not in play. */
  readonly here: ObjectId | null;
  /** The entry that says so: it never sees itself (800.5). */
  readonly entry: EntryId | null;
  readonly x: number;
  readonly seen: Target | null;
  readonly targets: readonly (readonly Target[])[];
};

/** `targets`: those that are still legal, once that has been checked (700.9). */
export const eyeOf = (entry: Entry, targets = entry.targets): Eye => ({
  you: entry.controller,
  source: entry.source,
  here: entry.here,
  entry: entry.id,
  x: entry.x,
  seen: entry.seen,
  targets,
});

/** The eye of a card in play, or of one that is about to be announced. */
export const eyeFrom = (you: PlayerId, source: ObjectId | null, x = 0): Eye => ({
  you,
  source,
  here: null,
  entry: null,
  x,
  seen: null,
  targets: [],
});

/** The same, as another player sees it. */
export const eyeOfPlayer = ({ source, here, entry, x, seen, targets }: Eye, you: PlayerId): Eye => ({
  you,
  source,
  here,
  entry,
  x,
  seen,
  targets,
});

export const isParticipant = (game: Game, id: ObjectId): boolean =>
  game.battle !== null && (game.battle.attacking.includes(id) || game.battle.defending.includes(id));
