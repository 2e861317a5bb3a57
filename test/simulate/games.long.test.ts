import { describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import { type Plan, playAll, resultsOf, setupOf } from '../../src/simulate/index.ts';
import { EFFECTS, FACTS } from '../../src/simulate/language.ts';
import { type Outcome, playGame } from '../../src/simulate/playGame.ts';

const decks = Object.entries(DECKS).map(([name, list]) => ({ name, list }));

const plan: Plan = { games: 5, seed: 7, players: 2, decks, bots: ['greedy', 'random'], turnLimit: 8, check: false };

/** Time alone may differ. */
const timeless = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.map((outcome) => ({ ...outcome, milliseconds: 0 }));

describe('many games', () => {
  test('are the same on one thread, on two, and one by one', async () => {
    const told: number[] = [];
    const two = await playAll(plan, CARDS, { threads: 2, onGame: (_, done) => told.push(done) });
    const one = await playAll(plan, CARDS, { threads: 1 });
    expect(told).toEqual([1, 2, 3, 4, 5]);
    expect(two.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(timeless(two)).toEqual(timeless(one));
    expect(timeless([playGame(setupOf(plan, 2), CARDS, false)])).toEqual(timeless([one[2] as Outcome]));
    expect(resultsOf(plan, two.toReversed(), CARDS)).toEqual(resultsOf(plan, one, CARDS));
  }, 180_000);

  test('can be stopped: what there is so far is there', async () => {
    const stopped = new AbortController();
    const outcomes = await playAll({ ...plan, games: 500 }, CARDS, {
      threads: 2,
      signal: stopped.signal,
      onGame: (_, done) => done === 2 && stopped.abort(),
    });
    expect(outcomes).toHaveLength(2);
    const results = resultsOf({ ...plan, games: 500 }, outcomes, CARDS);
    expect(results).toMatchObject({ games: 2, plan: { games: 500 }, breach: null });
  }, 120_000);
});

describe('what came of them', () => {
  const games = [0, 1, 2].map((index) => playGame(setupOf(plan, index), CARDS, false));
  const results = resultsOf({ ...plan, games: 3 }, games, CARDS);

  test('every seat and bot has played every game, and each game is won once at most', () => {
    const sums = (all: typeof results.bots) => [
      all.reduce((sum, one) => sum + one.games, 0),
      all.reduce((sum, one) => sum + one.wins, 0),
    ];
    const wins = games.filter(({ winner }) => winner !== null).length;
    for (const all of [results.bots, results.decks, results.seats, results.begun]) expect(sums(all)).toEqual([6, wins]);
    expect(results.bots.map(({ name }) => name)).toEqual(['greedy', 'random']);
    expect(Object.values(results.endings).reduce((sum, one) => sum + one, 0)).toBe(3);
  });

  test('what occurred is counted, and what never did is named', () => {
    const { occurrences, never } = results;
    expect(occurrences.facts.ended).toBe(3);
    expect(occurrences.facts.turnBegan).toBe(games.reduce((sum, { turns }) => sum + turns, 0));
    expect(occurrences.facts.passed).toBeLessThanOrEqual(occurrences.intents.pass ?? 0);
    expect(Object.keys(occurrences.facts)).toEqual(FACTS);
    expect(Object.keys(occurrences.effects)).toEqual(EFFECTS);
    expect(never.effects).toContain('win');
    for (const name of never.cards) expect(occurrences.cards[name]).toBe(0);
    expect(never.clauses.length, 'Nothing is asked for that could be refused unless it is checked.').toBeGreaterThan(
      30,
    );
    for (const name of results.cards.neverPlayed) expect(never.cards).toContain(name);
  });
});

test('a breach ends it, with the first that one thread would have found', async () => {
  const broken: Plan = { ...plan, bots: ['random', 'nobody'], turnLimit: 2 };
  const found = await Promise.all([1, 2].map((threads) => playAll(broken, CARDS, { threads })));
  for (const outcomes of found) {
    const { breach, games } = resultsOf(broken, outcomes, CARDS);
    expect(games).toBe(1);
    expect(breach).toMatchObject({
      index: 0,
      seed: setupOf(broken, 0).seed,
      step: 0,
      message: 'There is no bot nobody.',
      intents: [],
    });
  }
}, 120_000);

describe('checked', () => {
  const checked: Plan = { ...plan, bots: ['random'], check: true };

  test('every law holds, and refusals are counted by rule', () => {
    const outcome = playGame(setupOf(checked, 0), CARDS, true);
    expect(outcome.breach).toBeNull();
    expect(Object.keys(outcome.found.clauses).length).toBeGreaterThan(15);
  }, 60_000);

  test('the game ends where a bot cannot decide, and says where and how it came there', () => {
    const nobody = {
      ...setupOf(checked, 3),
      seats: setupOf(checked, 3).seats.map((seat) => ({ ...seat, bot: 'nobody' })),
    };
    const { breach, how, winner } = playGame(nobody, CARDS, true);
    expect({ how, winner }).toEqual({ how: 'broken', winner: null });
    expect(breach).toMatchObject({
      index: 3,
      seed: nobody.seed,
      step: 0,
      message: 'There is no bot nobody.',
      intents: [],
    });
  });
});
