import type { InspectionEvent } from 'xstate';
import type { Microstep } from '../kernel/index.ts';
import type { CardSet } from '../model/card.ts';
import type { Fact } from '../model/fact.ts';
import type { Game } from '../model/game.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Offer } from '../model/offer.ts';
import type { Refusal, Result } from '../model/result.ts';
import type { Scene } from '../model/scene.ts';
import type { Window } from '../model/window.ts';
import type { SeenFact } from '../view/redact.ts';
import type { View, Viewer } from '../view/view.ts';

/**
 * One settled moment of a game, to look at; asking it changes nothing. Offers and views are the asker's own; all else that is
 * handed out (`truth`, `window`, facts, intents) is shared with the game, its forks and its past, and is only to be read.
 */
export type Position = {
  /** How many intents led to it. */
  readonly n: number;
  /** What the last of them made happen; at 0, what the beginning did. */
  readonly facts: readonly Fact[];
  /** The whole truth: for tests and tools, never for a player. */
  readonly truth: Game;
  /** The moment; null when the game is over. */
  readonly window: Window | null;
  /**
   * The id of the decision that is awaited now: an intent may carry it as `decision`, and is refused once it is old. Null
   * for a position of the past.
   */
  readonly decision: string | null;
  /** The players the game waits for: exactly those who can do something other than concede. */
  readonly awaited: readonly PlayerId[];
  legal(player: PlayerId): readonly Offer[];
  /** Why it would be refused, with every clause that fails; null when it is legal. */
  why(intent: unknown): Refusal | null;
  /**
   * What has to be waited for: the intents after which it is legal, when from here on everybody only passes, stays, holds
   * fire or takes the first choice. Empty when it is legal now; null when that does not make it legal soon. It is worked out
   * from the whole truth, by playing on: for tests and tools, never for a player, and not cheap.
   */
  whenLegal(intent: unknown): readonly Intent[] | null;
  view(viewer?: Viewer): View;
};

/**
 * All that a frontend needs of one moment, as one viewer may know it (300.4). It is frozen, and what lies deeper in it is
 * shared: it is only to be read.
 */
export type GameSnapshot = {
  /** How many intents led to it. */
  readonly n: number;
  readonly viewer: Viewer;
  /** The decision that is awaited: an intent that carries it is refused once it is old. */
  readonly decision: string | null;
  readonly view: View;
  /** What the viewer can do: nothing, for whoever is no player. */
  readonly legal: readonly Offer[];
  readonly awaited: readonly PlayerId[];
  /** What the last intent made happen, as the viewer hears it. */
  readonly facts: readonly SeenFact[];
};

/**
 * What subscribers are told, once for each change, after everything has settled. Whoever changes the game while being
 * told has their result at once; the others hear of it after what they are being told now, so that all hear everything in
 * the same order. The game may therefore be further on than `n`.
 */
export type Update = {
  readonly kind: 'submitted' | 'undone' | 'redone';
  readonly n: number;
  readonly intent: Intent | null;
  readonly facts: readonly Fact[];
};

export type History = {
  /** How many intents have been accepted. */
  readonly length: number;
  readonly intents: readonly Intent[];
  /** The position after that many intents: 0 is the beginning. Throws a RangeError outside 0…length. */
  at(n: number): Position;
};

/** A game, saved: plain JSON, whole and in this order. */
export type Saved = {
  readonly format: 'starpile-save';
  readonly version: 1;
  /** Made of all that follows: what was damaged is known by it. */
  readonly seal: string;
  readonly scene: Scene;
  readonly intents: readonly Intent[];
  /** How often anything has changed, undoing included: what the id of the next decision is made of. */
  readonly changes: number;
  /** What was undone and can be redone, next first. */
  readonly undone: readonly Intent[];
  /** What the last intent made happen. */
  readonly facts: readonly Fact[];
  /** The charts' own persisted state, children included. */
  readonly state: unknown;
};

/**
 * Who may take back what. `players`: rule of the table, nothing that has shown somebody something, used chance, or been
 * answered by another's decision. `anything`: for tools and tests.
 */
export type UndoPolicy = 'players' | 'anything';

/**
 * How the charts are run: as `live` XState actors, to be inspected, or as `data`, many times faster. Nothing else depends
 * on it: the same intents lead to the same facts, positions and saves.
 */
export type RunnerName = 'live' | 'data';

export type GameOptions = {
  /** `live` unless it is said. */
  readonly runner?: RunnerName;
  readonly undo?: UndoPolicy;
  /** Hears every inspection event of the live actors (XState's `inspect`). */
  readonly inspect?: (event: InspectionEvent) => void;
  /** Hears the microsteps of the data runner, once for each intent and for the beginning. */
  readonly follow?: (microsteps: readonly Microstep[]) => void;
  /**
   * How many events, microsteps and births of actors one intent may set off: 1,000,000. Beyond that it is refused as a
   * `fault`, and the position before is kept.
   */
  readonly budget?: number;
  /**
   * Told what a subscriber, `inspect` or `follow` threw: neither the game nor anybody else who listens is harmed by it. Without it,
   * it is printed as an error.
   */
  readonly report?: (cause: unknown) => void;
};

/** How a record is checked. */
export type CheckOptions = {
  /** The cards that it must have been played with. Without them, it is played with those that it carries. */
  readonly cards?: CardSet;
  /** `data` unless it is said. */
  readonly runner?: RunnerName;
};

/** How a fork is run, and from where. What is not said is as in the game it comes from, but for the runner: `data`. */
export type ForkOptions = GameOptions & {
  /** After how many intents the two part; now, unless it is said. */
  readonly at?: number;
};

/** The public door: ask, watch, look, keep. Each of its functions can be handed out by itself, as `game.subscribe` is. */
export type StarpileGame = Position & {
  /** Any value at all: it is parsed, judged, and either happens wholly or changes nothing. */
  submit(intent: unknown): Result;
  /**
   * Told once for each accepted intent, undo or redo; a listener that throws is reported (`GameOptions.report`) and told
   * of the next. Returns the way to stop listening.
   */
  subscribe(listener: (update: Update) => void): () => void;
  /**
   * The moment as one viewer may know it; without a viewer, as everybody may. Until something changes it is the very same
   * object each time, so that whoever draws it knows by comparing whether there is anything new.
   */
  snapshot(viewer?: Viewer): GameSnapshot;
  readonly history: History;
  /**
   * Takes back the last intent, as the undo policy allows. `by`: who asks; under the policy `players` only the one whose
   * intent it was can. A refusal says what stands in the way.
   */
  undo(by?: PlayerId): Result;
  /** Does again what was undone last. */
  redo(): Result;
  save(): Saved;
  /**
   * Another game that goes on from here, or from an earlier step: what happens in one does not happen in the other. As
   * data it costs next to nothing; with `runner: 'live'` the actors are raised as they were at that step. It has no
   * subscribers, and what was undone can be redone only when it goes on from now.
   *
   * @throws RangeError when there is no step `at`.
   */
  fork(options?: ForkOptions): StarpileGame;
  /**
   * The game as that player may imagine it (300.4), run as data: all that they may know is as it is here, and what they may
   * not know (hands, decks, reserves, the chance to come) is drawn anew from the seed. It is made of nothing else, so that
   * whoever looks ahead in it cannot cheat. What happens in it does not happen here; its history begins now, and it cannot
   * be saved.
   *
   * @throws RangeError when no such player sits at the table, or the seed is no whole number.
   */
  imagine(player: PlayerId, seed: number): StarpileGame;
  /** Ends the live actors (100.11). The game can still be looked at; nothing is awaited, legal or accepted any more. */
  stop(): void;
};
