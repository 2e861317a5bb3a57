import { expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import { host, randomBot, seated } from '../../src/bots/index.ts';
import { createGame, type DeckList, dealtScene, type PlayerId, playerId, type StarpileGame } from '../../src/index.ts';

const LISTS = Object.values(DECKS);
const SEATS: readonly PlayerId[] = ['ada', 'bor', 'cyd', 'dov', 'eve', 'fay'].map((name) => playerId(name));

/** A whole game from its set-up, played by chance to its end. */
const playedOut = (players: number, seed: number, turnLimit: number): StarpileGame => {
  const seats = SEATS.slice(0, players).map((player, n) => ({
    player,
    deck: LISTS[(n + seed) % LISTS.length] as DeckList,
  }));
  const scene = dealtScene(seats, { cards: CARDS, seed, ruleset: { turnLimit } });
  const game = createGame(scene, { runner: 'data' });
  host(
    game,
    seated(
      game.truth.seats,
      seats.map(() => randomBot),
      seed,
    ),
  );
  return game;
};

test.each([2, 3, 6])('28: %i players who play by chance come to an end, and the result says how', (players) => {
  for (let seed = 1; seed <= 2; seed++) {
    const { truth, facts, awaited, window } = playedOut(players, seed, 20);
    expect(truth.ending, `seed ${seed}`).not.toBeNull();
    expect(facts.filter(({ type }) => type === 'ended')).toEqual([{ type: 'ended', ending: truth.ending }]);
    expect({ awaited, window }).toEqual({ awaited: [], window: null });
    if (truth.ending?.kind === 'won') expect(truth.players[truth.ending.by]?.out).toBe(false);
    else if (truth.ending?.why === 'turnLimit') expect(truth.turn).toBe(20);
  }
});

test('28: at the latest when the turn limit is reached, and that is what is said (100.9)', () => {
  for (const turnLimit of [1, 2, 7]) {
    const { truth } = playedOut(2, 5, turnLimit);
    expect(truth.turn).toBeLessThanOrEqual(turnLimit);
    expect(truth.ending).toEqual({ kind: 'drawn', why: 'turnLimit' });
  }
});

test("28: and within the limit that is the rulebook's", () => {
  const { truth } = playedOut(2, 11, 200);
  expect(truth.ending).not.toBeNull();
  expect(truth.turn).toBeLessThanOrEqual(200);
}, 120_000);
