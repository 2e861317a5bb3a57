import type { SpineInput } from '../../machines/spine.ts';
import type { Fact } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { type ChartState, runner } from './charts.ts';
import { turnOf } from './data.ts';

/** How many intents lie between two moments that are kept whole. */
const EVERY = 32;

/** What came of an intent, or of the beginning. */
export type Turn = { readonly state: ChartState; readonly facts: readonly Fact[] };

/** A moment of a game, with all that led to it. Games that have been forked share theirs. */
export type Moment = First | Later;

type First = { readonly n: 0; readonly intent: null; readonly before: null; readonly begin: () => Turn };
type Later = {
  readonly n: number;
  readonly intent: Intent;
  readonly before: Moment;
  /** Kept now and then, once it has been worked out, so that any other can be worked out soon. */
  turn: Turn | null;
};

/** The beginning. `told`: what happened before the charts began. */
export const firstMoment = (input: SpineInput, told: readonly Fact[]): Moment => {
  let turn: Turn | null = null;
  const begin = (): Turn => {
    if (!turn) {
      const { state, facts } = turnOf(runner.begin(input));
      turn = { state, facts: [...told, ...facts] };
    }
    return turn;
  };
  return { n: 0, intent: null, before: null, begin };
};

/** One of which nothing is known but where the charts are: to go on from. */
export const momentOf = (state: ChartState): Moment => {
  const turn = { state, facts: [] };
  return { n: 0, intent: null, before: null, begin: () => turn };
};

/** `turn`: what came of the intent, asked for when it is to be kept. */
export const momentAfter = (before: Moment, intent: Intent, turn: () => Turn): Moment => {
  const n = before.n + 1;
  return { n, intent, before, turn: n % EVERY === 0 ? turn() : null };
};

/** One that is known only by its intents, but for the turn of the last. */
export const momentsOf = (first: Moment, intents: readonly Intent[], last: Turn): Moment =>
  intents.reduce<Moment>(
    (before, intent, at) => ({ n: at + 1, intent, before, turn: at + 1 === intents.length ? last : null }),
    first,
  );

const keptIn = (moment: Moment): Turn | null => (moment.before === null ? moment.begin() : moment.turn);

/** What came of the intent that led to a moment: kept, or worked out again by the data runner. */
export const turnAt = (moment: Moment): Turn => {
  const again: Later[] = [];
  let from = moment;
  for (; from.before !== null && from.turn === null; from = from.before) again.push(from);
  let turn = keptIn(from) as Turn;
  for (const moment of again.reverse()) {
    const next = runner.next(turn.state, moment.intent);
    if (next.state === turn.state)
      throw new Error(`The record does not fit these rules: step ${moment.n}, ${moment.intent.type}, is refused.`);
    turn = turnOf(next);
    if (moment.n % EVERY === 0) moment.turn = turn;
  }
  return turn;
};

/** The moment after that many intents. */
export const momentAt = (last: Moment, n: number): Moment => {
  let moment = last;
  while (moment.n > n && moment.before !== null) moment = moment.before;
  return moment;
};

/** All intents that led to a moment. */
export const intentsTo = (moment: Moment): readonly Intent[] => {
  const intents: Intent[] = [];
  for (let at = moment; at.before !== null; at = at.before) intents.push(at.intent);
  return intents.reverse();
};
