import type { Test } from '../model/effect.ts';

/** The answer to a test, where it is the same in every game; otherwise null. */
export function known(test: Test): boolean | null {
  switch (test.kind) {
    case 'not': {
      const answer = known(test.test);
      return answer === null ? null : !answer;
    }
    case 'atLeast':
      if (typeof test.amount === 'number') return test.amount >= test.least;
      return test.least <= 0 && test.amount.kind === 'count' ? true : null;
    case 'exists':
      return null;
  }
}
