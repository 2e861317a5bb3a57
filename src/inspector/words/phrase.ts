import type { Game } from '../../model/game.ts';
import type { RuleId } from '../../model/rulebook.ts';
import type { Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { Frame } from '../adapter/frame.ts';

/** A fact in words, the rule it follows, and how much it matters beside the others of its step. */
export type Phrase = { readonly words: Words; readonly rule: RuleId | null; readonly weight: number };

/** What a step is told with: the step and the one before it, and to whom. */
export type Telling = {
  readonly frame: Frame;
  readonly before: Frame | null;
  readonly game: Game;
  readonly viewer: Viewer;
};

export const telling = (frame: Frame, before: Frame | null, viewer: Viewer): Telling => ({
  frame,
  before,
  game: frame.settled.game,
  viewer,
});

/** From here up a fact is told beside what its step is about. */
export const HEADLINE = 80;
/** From here up a fact is what a step can be about. */
export const BODY = 40;

export const phrase = (weight: number, rule: RuleId | null, ...words: Words): Phrase => ({ words, rule, weight });
