/** A child of `agree.ts`: plays what it is told to, on a core of its own, and says what came of it. */
import { anyGame, GameDisagreement, type Played, playAgain, playTwice } from '../test/kernel/gameTwins.ts';
import { type Seen, soak } from '../test/kernel/generated.ts';
import type { Tally } from '../test/kernel/tally.ts';

/** Random machines of a seed, or a game of it with so many players, or a game that was written down. */
export type Task =
  | { readonly type: 'machines'; readonly seed: number }
  | { readonly type: 'game'; readonly seed: number; readonly least: number; readonly most: number }
  | { readonly type: 'again'; readonly played: Played };

export type Answer =
  | { readonly type: 'machines'; readonly seen: Seen }
  | { readonly type: 'games'; readonly tally: Tally }
  | { readonly type: 'differs'; readonly why: string; readonly played: Played | null };

const MACHINES = 100;
const EVENTS = 40;

const done = (task: Task): Answer => {
  switch (task.type) {
    case 'machines':
      return { type: 'machines', seen: soak(task.seed, MACHINES, EVENTS) };
    case 'game':
      return { type: 'games', tally: playTwice(anyGame(task.seed, task.least, task.most)) };
    case 'again':
      return { type: 'games', tally: playAgain(task.played) };
  }
};

const answerTo = (task: Task): Answer => {
  try {
    return done(task);
  } catch (cause) {
    const played = cause instanceof GameDisagreement ? cause.played : null;
    return { type: 'differs', why: cause instanceof Error ? wordsOf(cause) : String(cause), played };
  }
};

const wordsOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}\n${cause.stack?.split('\n').slice(0, 6).join('\n')}` : message;

process.on('message', (task: Task) => void process.send?.(answerTo(task)));
