import type { Fact, Step } from '../model/fact.ts';
import type { Game } from '../model/game.ts';

/** Nothing happened. */
export const still = (game: Game): Step => ({ game, facts: [] });

/** A change and the telling of it. */
export const told = (game: Game, ...facts: readonly Fact[]): Step => ({ game, facts });

/** One after the other. */
export const andThen = (first: Step, next: (game: Game) => Step): Step => {
  const second = next(first.game);
  if (second.facts.length === 0) return second.game === first.game ? first : { game: second.game, facts: first.facts };
  return { game: second.game, facts: first.facts.length === 0 ? second.facts : [...first.facts, ...second.facts] };
};

/** The same for each, one after the other. */
export const thenEach = <T>(first: Step, items: readonly T[], next: (game: Game, item: T) => Step): Step => {
  let { game } = first;
  const facts: Fact[] = [...first.facts];
  for (const item of items) {
    const step = next(game, item);
    game = step.game;
    facts.push(...step.facts);
  }
  return { game, facts };
};

export const each = <T>(game: Game, items: readonly T[], next: (game: Game, item: T) => Step): Step =>
  thenEach(still(game), items, next);
