import type { Settled } from '../../engine/settled.ts';
import type { Fact } from '../../model/fact.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Question } from '../../model/question.ts';
import type { EntryLife } from '../protocol.ts';
import type { Frame } from './frame.ts';

/** What the charts were heard to do, live or as data, as far as a step is made of it. `root`: in which of their lives. */
export type Heard =
  | { readonly type: 'begins'; readonly root: string }
  | { readonly type: 'spawned'; readonly root: string; readonly entry: string }
  | { readonly type: 'fact'; readonly root: string; readonly fact: Fact }
  | { readonly type: 'moved'; readonly root: string; readonly step: Step }
  | { readonly type: 'rests'; readonly root: string; readonly event: SpineEvent; readonly rest: Rest };

/** One microstep. `state` is an entry's own; null for the spine's. */
export type Step = {
  readonly actor: string;
  readonly event: string;
  readonly edges: readonly string[];
  readonly active: readonly string[];
  readonly state: EntryLife['state'] | null;
};

export type SpineEvent = { readonly type: string };

/** Where the spine has come to rest. */
export type Rest = {
  readonly settled: Settled;
  readonly holder: PlayerId;
  readonly question: Question | null;
  readonly path: Frame['path'];
};

/** The spine's own id among the actors of a step. */
export const SPINE = 'game';

type Node = { readonly id: string; readonly key: string; readonly path: readonly string[] };

/** From the outermost state to the leaf. */
export const fromTheOutermost = <N extends Node>(nodes: readonly N[]): readonly N[] =>
  nodes.toSorted((a, b) => a.path.length - b.path.length);

export const idsOf = (nodes: readonly Node[]): readonly string[] => nodes.map(({ id }) => id);

export const pathOf = (nodes: readonly Node[]): Frame['path'] => nodes.map(({ id, key }) => ({ id, key }));
