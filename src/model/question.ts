import type { EntryId, ObjectId, PlayerId, QuestionId } from './ids.ts';
import type { Target } from './target.ts';

export const ABOUT = [
  'sacrifice',
  'discard',
  'either',
  'order',
  'target',
  'handLimit',
  'patrol',
  'openingHand',
] as const;
/** Why it is asked: to sacrifice (1500.3), discard, choose one of two, order triggers (700.11), aim a trigger (800.1), keep the hand limit (500.10), let patrols join (1200.5), keep an opening hand (400.2). */
export type About = (typeof ABOUT)[number];

export type Choice =
  | { readonly kind: 'target'; readonly target: Target }
  /** A card in a hand. */
  | { readonly kind: 'card'; readonly id: ObjectId }
  | { readonly kind: 'option'; readonly label: string }
  /** A trigger that waits, by the card it came from and its ability's number. */
  | { readonly kind: 'trigger'; readonly source: ObjectId; readonly ability: number };

/** What the game waits to be told, by whom, from which choices. Never asked with nothing to choose from. */
export type Question = {
  readonly id: QuestionId;
  readonly asked: PlayerId;
  readonly about: About;
  /** The entry that asks while it resolves; null when the game itself asks. */
  readonly entry: EntryId | null;
  readonly choices: readonly Choice[];
  /** How many are to be chosen. For `order`, all: the first chosen goes on the pile first and so resolves last. */
  readonly min: number;
  readonly max: number;
};
