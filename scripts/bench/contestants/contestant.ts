import type { Intent, Scene } from '../../../src/index.ts';
import type { Outcome } from '../pile/outcome.ts';

/** One game, played in one of the ways that the bench compares. */
export type Playing = {
  /** Does what is legal, and nothing else. */
  send(intent: Intent): void;
  /** Null where there is no asking without doing. */
  readonly can: ((intent: Intent) => boolean) | null;
  /** Another game from here on: what happens there does not happen here. */
  fork(): Playing;
  /** As JSON text; `restore` goes on from it. */
  save(): string;
  outcome(): Outcome;
  /** Ends what has to be ended. */
  stop(): unknown;
};

export const CONTESTANTS = [
  'live',
  'data',
  'door, live',
  'door, data',
  'boardgame.io',
  'boardgame.io, no drafts',
  'reducer',
] as const;
export type Name = (typeof CONTESTANTS)[number];

/** One way of playing a game. */
export type Contestant = {
  readonly name: Name;
  begin(scene: Scene): Playing;
  restore(saved: string): Playing;
};
