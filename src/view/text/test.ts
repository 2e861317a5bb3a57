import { absurd } from '../../model/absurd.ts';
import type { Amount } from '../../model/amount.ts';
import type { Test } from '../../model/effect.ts';
import type { Filter } from '../../model/filter.ts';
import { inWords, timesOver } from './english.ts';
import { measure, statWords } from './measure.ts';
import { manyNoun, noNoun, someNoun } from './noun.ts';
import type { Voice } from './voice.ts';

/** What is asked of the game, after "if": "you control three or more ships", "there is no damage on the pile". */
export function testText(test: Test, voice: Voice, isSo = true): string {
  switch (test.kind) {
    case 'exists': {
      const { start, filter } = startOf(test.what, 'is');
      return `${start} ${isSo ? someNoun(filter, voice) : noNoun(filter, voice)}`;
    }
    case 'atLeast':
      return atLeastText(test.amount, test.least, voice, isSo);
    case 'not':
      return testText(test.test, voice, !isSo);
    default:
      return absurd(test);
  }
}

/** What is yours you control; everything else there just is. */
function startOf(filter: Filter, verb: 'is' | 'are'): { readonly start: string; readonly filter: Filter } {
  if (filter.of !== 'play' || filter.whose !== 'yours') return { start: `there ${verb}`, filter };
  const { whose: _, ...rest } = filter;
  return { start: 'you control', filter: rest };
}

function atLeastText(amount: Amount, least: number, voice: Voice, isSo: boolean): string {
  const { factor, base } = measure(amount, voice);
  const compared = isSo ? `is ${least} or more` : `is less than ${least}`;
  if (base === null) return `${factor} ${compared}`;
  switch (base.kind) {
    case 'x':
      return `${timesOver(factor)}X ${compared}`;
    case 'stat':
      return `${timesOver(factor)}${statWords(base, voice)} ${compared}`;
    case 'count': {
      // So many times the number is at least that when the number is at least the part of it.
      const part = Math.ceil(least / factor);
      const { start, filter } = startOf(base.what, 'are');
      const number = isSo ? `${inWords(part)} or more` : `fewer than ${inWords(part)}`;
      return `${start} ${number} ${manyNoun(filter, voice)}`;
    }
    default:
      return absurd(base);
  }
}
