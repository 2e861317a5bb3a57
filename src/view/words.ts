import type { CardName, EntryId, ObjectId, PlayerId } from '../model/ids.ts';
import type { RuleId } from '../model/rulebook.ts';

/** A piece of a sentence: plain text, or something a page can draw, link and point at. */
export type Word =
  | string
  | { readonly player: PlayerId }
  | { readonly card: ObjectId; readonly name: CardName; readonly title: string }
  | { readonly entry: EntryId; readonly title: string }
  | { readonly rule: RuleId };

/** A sentence whose parts stay what they are. */
export type Words = readonly Word[];
