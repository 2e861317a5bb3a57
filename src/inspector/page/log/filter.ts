import type { ObjectId, PlayerId } from '../../../model/ids.ts';
import type { IntentType } from '../../../model/intent.ts';

/** What a row can be about: an intent, what was refused, or what followed by itself. */
export type Kind = IntentType | 'follows' | 'refused';

export const KINDS = [
  'play',
  'activate',
  'pass',
  'order',
  'attack',
  'withdraw',
  'stay',
  'aim',
  'hold',
  'answer',
  'concede',
  'follows',
  'refused',
] as const satisfies readonly Kind[];

/** Which rows of the log are shown: those that are all of what is said here, or with `inverted` all others. */
export type Filter = {
  readonly search: string;
  readonly players: readonly PlayerId[];
  readonly kind: Kind | null;
  /** The number of a rule that is cited. */
  readonly rule: string | null;
  /** A card that is touched, through every zone in which it was seen. */
  readonly card: ObjectId | null;
  /** Steps after which the table is as it was before. */
  readonly still: boolean;
  /** Steps that somebody has marked. */
  readonly marked: boolean;
  readonly inverted: boolean;
};

export const EVERYTHING: Filter = {
  search: '',
  players: [],
  kind: null,
  rule: null,
  card: null,
  still: false,
  marked: false,
  inverted: false,
};

/** Whether it leaves anything out. */
export const isFiltering = ({ search, players, kind, rule, card, still, marked }: Filter): boolean =>
  search.trim() !== '' || players.length > 0 || kind !== null || rule !== null || card !== null || still || marked;
