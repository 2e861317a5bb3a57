import { expect, test } from 'vitest';
import { DECKS } from '../../cards/index.ts';
import { type Plan, roundOf, setupOf } from '../../src/simulate/index.ts';

const decks = Object.entries(DECKS).map(([name, list]) => ({ name, list }));

const planOf = (plan: Partial<Plan>): Plan => ({
  games: 100,
  seed: 1,
  players: 2,
  decks,
  bots: ['greedy'],
  check: false,
  ...plan,
});

/** How often each seat has each bot and deck in one round. */
const placesIn = (plan: Plan): readonly number[] => {
  const counts = new Map<string, number>();
  for (let n = 0; n < roundOf(plan); n++) {
    for (const [seat, { bot, deck }] of setupOf(plan, n).seats.entries()) {
      const place = `${seat} ${bot} ${deck.name}`;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return [...counts.values()];
};

test.each([
  [{ players: 2 }, 12, 8],
  [{ players: 3 }, 24, 12],
  [{ players: 4 }, 24, 16],
  [{ players: 6 }, 4, 24],
  [{ players: 2, bots: ['greedy', 'random'] }, 24, 16],
  [{ players: 3, bots: ['greedy', 'random', 'look-ahead'] }, 72, 36],
  [{ players: 2, decks: decks.slice(0, 1) }, 1, 2],
])('in one round every bot and deck is in every seat equally often: %o', (changes, round, places) => {
  const plan = planOf(changes as Partial<Plan>);
  expect(roundOf(plan)).toBe(round);
  const counts = placesIn(plan);
  expect(counts).toHaveLength(places);
  expect(new Set(counts).size).toBe(1);
});

test('every pairing of different decks comes once in a round', () => {
  const plan = planOf({});
  const pairs = Array.from({ length: 12 }, (_, n) =>
    setupOf(plan, n)
      .seats.map(({ deck }) => deck.name)
      .join(),
  );
  expect(new Set(pairs).size).toBe(12);
  for (const pair of pairs) expect(new Set(pair.split(',')).size).toBe(2);
  expect(setupOf(plan, 12).seats).toEqual(setupOf(plan, 0).seats);
});

test('each game has a seed of its own, and another seed gives other games', () => {
  const seeds = [1, 2].flatMap((seed) => Array.from({ length: 1000 }, (_, n) => setupOf(planOf({ seed }), n).seed));
  expect(new Set(seeds).size).toBe(2000);
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
});
