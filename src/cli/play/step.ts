import type { Intent } from '../../index.ts';

/** One thing that is asked before something can be done. */
export type Step =
  | {
      readonly kind: 'pick';
      readonly label: string;
      readonly options: readonly string[];
      readonly min: number;
      readonly max: number;
      /** All are named, and it is their order that is asked. */
      readonly ordered: boolean;
    }
  | { readonly kind: 'number'; readonly label: string; readonly min: number; readonly max: number };

/** The places of what is picked, from 0; or the number. */
export type Answer = readonly number[];

/** Asks step by step, and ends with what is to be done, one after the other. */
export type Choosing = Generator<Step, readonly Intent[], Answer>;

type PickOptions = {
  readonly min?: number;
  readonly max?: number;
  /** Asked even where there is only one, so that nobody aims unawares. */
  readonly always?: boolean;
  readonly ordered?: boolean;
};

/** Some of these. What is forced is not asked. */
export function* pick<T>(
  label: string,
  from: readonly T[],
  say: (one: T) => string,
  { min = 1, max = 1, always = false, ordered = false }: PickOptions = {},
): Generator<Step, readonly T[], Answer> {
  if (from.length === 0) return [];
  const isForced = from.length === min && !(always && min === 1) && (!ordered || min === 1);
  if (isForced) return from;
  const most = Math.min(max, from.length);
  const places = yield { kind: 'pick', label, options: from.map(say), min, max: most, ordered };
  return places.flatMap((place) => from.slice(place, place + 1));
}

/** One of these. */
export function* pickOne<T>(
  label: string,
  from: readonly T[],
  say: (one: T) => string,
  always = false,
): Generator<Step, T, Answer> {
  const [chosen] = yield* pick(label, from, say, { always });
  if (chosen === undefined) throw new RangeError(`${label}: there is nothing to choose from.`);
  return chosen;
}

/** A number from one to another. */
export function* pickNumber(label: string, min: number, max: number): Generator<Step, number, Answer> {
  if (min === max) return min;
  const [number] = yield { kind: 'number', label, min, max };
  return number ?? min;
}

/** Where such a choice stands after these answers: at the next step, or done. */
export function after(
  choose: () => Choosing,
  answers: readonly Answer[],
): { readonly step: Step } | { readonly intents: readonly Intent[] } {
  const choosing = choose();
  let now = choosing.next();
  for (const answer of answers) {
    if (now.done) break;
    now = choosing.next(answer);
  }
  return now.done ? { intents: now.value } : { step: now.value };
}
