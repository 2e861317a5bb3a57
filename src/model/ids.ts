declare const of: unique symbol;
type Id<What extends string> = string & { readonly [of]: What };

/** Who sits at the table: a lower-case word, such as `ian`. */
export type PlayerId = Id<'player'>;
/** A printed card: its name as a slug, such as `stubborn-mechanic`. Every copy has the same. */
export type CardName = Id<'card'>;
/**
 * A card where it now is, such as `o17`. Rule 200.6: a card that changes zone is a new object, with a new id, so
 * nothing that pointed at the old one points at the new one, and no id links a hidden card to one seen earlier (300.4).
 */
export type ObjectId = Id<'object'>;
/** Something that waits on the pile, such as `e3`. */
export type EntryId = Id<'entry'>;
/** Something the game waits to be told, such as `q2`. */
export type QuestionId = Id<'question'>;

export const playerId = (text: string): PlayerId => text as PlayerId;
export const cardName = (text: string): CardName => text as CardName;
export const objectId = (n: number): ObjectId => `o${n}` as ObjectId;
export const entryId = (n: number): EntryId => `e${n}` as EntryId;
export const questionId = (n: number): QuestionId => `q${n}` as QuestionId;
