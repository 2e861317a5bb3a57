import type { Sentence, Slot } from '../../model/ability.ts';
import type { Amount } from '../../model/amount.ts';
import type { CardType } from '../../model/cardType.ts';
import type { Those } from '../../model/those.ts';

/** What is known of the numbers, where a card is not just read but lies on the pile. */
export type Known = {
  /** The X that was chosen. */
  readonly x?: number;
  /** The type of the card that it comes from: it decides what "here" is called. */
  readonly type?: CardType;
  /** What a number comes to; null where it cannot be said yet. */
  readonly amount?: (amount: Amount) => number | null;
};

/** Who speaks, and what has been mentioned so far: "target ship" is "it" the second time. */
export type Voice = {
  /** The type of the card that says so, where it is known: it decides what "here" is called. */
  readonly type: CardType | null;
  readonly slots: readonly Slot[];
  readonly known: Known;
  /** The slots that have been mentioned, and whether this card has. */
  readonly mentioned: Set<number | 'source'>;
  /** A trigger has seen another card, which is "it". */
  readonly seesAnother: boolean;
  /** Whose choice this part is, where it is another's than yours. */
  readonly chooser: Those | null;
  /** "You" must be said, since the sentence was just about another. */
  readonly saysYou: boolean;
};

export const voiceOf = (type: CardType | null, sentence: Sentence | null, known: Known = {}): Voice => ({
  type: type ?? known.type ?? null,
  slots: sentence?.slots ?? [],
  known,
  mentioned: new Set(),
  seesAnother: false,
  chooser: null,
  saysYou: false,
});
