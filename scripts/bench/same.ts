/** Before anything is timed: all contestants play the same games to the same end. */
import { isDeepStrictEqual } from 'node:util';
import type { Contestant } from './contestants/contestant.ts';
import type { Outcome } from './pile/outcome.ts';
import { stepsAt } from './pile/steps.ts';

/** Where a game stands after each of its parts: built, played on, passed, resolved; by forks and through text. */
const course = (contestant: Contestant, depth: number): readonly Outcome[] => {
  const { scene, build, plays, passes, last } = stepsAt(depth);
  const game = contestant.begin(scene);
  for (const intent of build) game.send(intent);
  const fork = game.fork();
  for (const intent of plays) fork.send(intent);
  const again = contestant.restore(game.save());
  for (const intent of passes) again.send(intent);
  const passed = again.outcome();
  again.send(last);
  const outcomes = [game.outcome(), fork.outcome(), passed, again.outcome()];
  for (const one of [game, fork, again]) one.stop();
  return outcomes;
};

/** @throws Error at the first difference: which contestant, at which depth, what. */
export const assertSame = (contestants: readonly Contestant[], depths: readonly number[]): void => {
  for (const depth of depths) {
    const [first, ...others] = contestants.map((contestant) => ({ contestant, outcomes: course(contestant, depth) }));
    for (const { contestant, outcomes } of others) {
      if (isDeepStrictEqual(outcomes, first?.outcomes)) continue;
      throw new Error(
        `${contestant.name} and ${first?.contestant.name} differ at depth ${depth}:\n` +
          `${JSON.stringify(outcomes)}\n${JSON.stringify(first?.outcomes)}`,
      );
    }
  }
};
