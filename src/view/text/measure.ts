import { absurd } from '../../model/absurd.ts';
import type { Amount } from '../../model/amount.ts';
import { inWords, timesOver } from './english.ts';
import { mention } from './mention.ts';
import { noun } from './noun.ts';
import type { Voice } from './voice.ts';

type Base = Exclude<Amount, number | { readonly kind: 'times' }>;
/** An amount multiplied out: a number, or so many times something. */
export type Measure = { readonly factor: number; readonly base: Base | null };

export function measure(amount: Amount, voice: Voice): Measure {
  const known = typeof amount === 'number' ? amount : voice.known.amount?.(amount);
  if (typeof known === 'number') return { factor: known, base: null };
  if (typeof amount === 'number') return { factor: amount, base: null };
  if (amount.kind === 'x') {
    return voice.known.x === undefined ? { factor: 1, base: amount } : { factor: voice.known.x, base: null };
  }
  if (amount.kind !== 'times') return { factor: 1, base: amount };
  const inner = measure(amount.amount, voice);
  return { factor: inner.factor * amount.factor, base: inner.base };
}

/** How many things, and what stands behind them: "two cards", "a card for each ship", "cards equal to its attack". */
export function things(amount: Amount, one: string, many: string, article: string, voice: Voice): string {
  const { factor, base } = measure(amount, voice);
  if (base === null) return factor === 1 ? `${article} ${one}` : `${inWords(factor)} ${many}`;
  switch (base.kind) {
    case 'x':
      return `${timesOver(factor)}X ${many}`;
    case 'count':
      return `${factor === 1 ? `${article} ${one}` : `${inWords(factor)} ${many}`} ${forEach(base, voice)}`;
    case 'stat':
      return `${many} equal to ${timesOver(factor)}${statWords(base, voice)}`;
    default:
      return absurd(base);
  }
}

/** How much of what is only measured: "2 ISK", "1 ISK for each ship", "damage equal to its attack". */
export function muchOf(amount: Amount, what: string, voice: Voice): { readonly much: string; readonly after: string } {
  const { factor, base } = measure(amount, voice);
  const size = Math.abs(factor);
  if (base === null) return { much: `${size} ${what}`, after: '' };
  switch (base.kind) {
    case 'x':
      return { much: `${timesOver(size)}X ${what}`, after: '' };
    case 'count':
      return { much: `${size} ${what}`, after: ` ${forEach(base, voice)}` };
    case 'stat':
      return { much: what, after: ` equal to ${timesOver(size)}${statWords(base, voice)}` };
    default:
      return absurd(base);
  }
}

export const forEach = ({ what }: Extract<Amount, { kind: 'count' }>, voice: Voice): string =>
  `for each ${what.of === 'play' && what.other ? 'other ' : ''}${noun(what, 'one', voice).replace(/^damage\b/, 'damage entry')}`;

export function statWords({ stat, of }: Extract<Amount, { kind: 'stat' }>, voice: Voice): string {
  const { object, possessive } = mention(of, voice);
  if (stat === 'damage') return `the damage on ${object}`;
  return object.includes(' ') ? `the ${stat} of ${object}` : `${possessive} ${stat}`;
}
