import type { Outline } from './outline.ts';

/** The one version that the page for other programs and its server must both speak. */
export const WATCH_PROTOCOL = 1;

/** A program whose actors are watched. */
export type WatchedProgram = {
  readonly id: string;
  readonly name: string;
  readonly connected: boolean;
  /** In which words it tells: ours also say which transitions were taken. */
  readonly speaks: 'starpile' | 'stately';
  /** What it could not tell, because it happened faster than it could be sent. */
  readonly missed: number;
};

/** An actor of a program. */
export type WatchedActor = {
  readonly id: string;
  readonly program: string;
  readonly name: string;
  readonly parent: string | null;
  /** Which of the outlines is its; null for what is no machine. */
  readonly outline: string | null;
  /** What about its definition could not be read; null when all of it could. */
  readonly problem: string | null;
};

/** Something that happened to one actor: it came to be, or it heard an event. */
export type WatchedStep = {
  readonly n: number;
  readonly actor: string;
  /** The event’s type; null when the actor came to be, or was met. */
  readonly event: string | null;
  /** The actor that sent it; null when that is unknown or nobody of the program. */
  readonly source: string | null;
  readonly status: string;
  /** Ids of the states that are active then. */
  readonly active: readonly string[];
  /** Where it is, in words: `battle.aiming`. */
  readonly where: string;
  /** Transitions taken; `guessed` when only one could have led there, but nobody said so. */
  readonly taken: readonly string[];
  readonly guessed: boolean;
  /** Whether it changed anything. */
  readonly still: boolean;
  /** What it changed, a line for each place. */
  readonly changes: string;
};

/** From the server to the page. */
export type FromWatch =
  | {
      readonly type: 'watching';
      readonly protocol: typeof WATCH_PROTOCOL;
      /** Where programs connect. */
      readonly address: string;
    }
  | { readonly type: 'programs'; readonly programs: readonly WatchedProgram[] }
  /** All actors there are, in the order in which they came. */
  | { readonly type: 'actors'; readonly actors: readonly WatchedActor[] }
  | { readonly type: 'outline'; readonly id: string; readonly outline: Outline }
  /** New steps; those before `first` are forgotten. */
  | { readonly type: 'steps'; readonly first: number; readonly steps: readonly WatchedStep[] }
  /** The context of an actor after a step, or its output, as text; null when it is not known any more. */
  | { readonly type: 'context'; readonly n: number; readonly text: string | null }
  | { readonly type: 'problem'; readonly message: string };

/** From the page to the server. */
export type ToWatch = { readonly type: 'context'; readonly n: number };
