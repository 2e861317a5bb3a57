import type { RunnerName } from '../../protocol.ts';
import type { Sign } from '../parts/Icon.tsx';

/** All that is said of how the game is run. */
type RunWords = {
  readonly sign: Sign;
  /** In the bar. */
  readonly word: string;
  readonly title: string;
  readonly about: string;
  /** What makes the game run so, from the step that is looked at. */
  readonly go: string;
  /** What becomes of the game then, at the step it goes on from. */
  readonly from: (step: number) => string;
};

export const RUN: Readonly<Record<RunnerName, RunWords>> = {
  live: {
    sign: 'live',
    word: 'Live',
    title: 'Run on live actors',
    about:
      'The spine is a live XState actor, and so is every entry on the pile. Whoever inspects them hears all they do.',
    go: 'Raise live actors here',
    from: (step) => `The actors are raised as they were at step ${step}, and the game goes on with them.`,
  },
  data: {
    sign: 'data',
    word: 'Data',
    title: 'Run as data',
    about:
      'The charts are run as plain data: the same steps, many times faster. There is nothing to inspect until live actors are raised.',
    go: 'Go on as data from here',
    from: (step) => `The actors are put away, and the game goes on as data from step ${step}.`,
  },
};

export const otherThan = (runner: RunnerName): RunnerName => (runner === 'live' ? 'data' : 'live');

/** Of a step in the midst of what one intent did: where the game goes on instead. */
export const inTheMidst = (n: number, rests: number): string =>
  `Step ${n} lies within what one intent did, and nothing rests there: the game goes on from step ${rests}, ${rests < n ? 'before that intent' : 'after it'}.`;

/** What is lost by going on from an earlier step. */
export const takenBack = (step: number, last: number): string =>
  `${last - step === 1 ? `The step after step ${step} is` : `The ${last - step} steps after step ${step} are`} taken back, for good.`;
