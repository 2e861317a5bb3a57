import { describe, expect, test } from 'vitest';
import { BOTS, type Seat, seatOf } from '../../src/bots/index.ts';
import { intentsOf, type StarpileGame } from '../../src/index.ts';
import { wholeGame } from '../engine/wholeGame.ts';

const SEEDS = [1, 2];

const names = Object.keys(BOTS);

const begun = (players: number, seed: number): StarpileGame => wholeGame(players, seed, 0);

/** Everybody at the table is played by bots of that name, for so many intents. */
const played = (game: StarpileGame, name: string, most: number, seed = 1): readonly unknown[] => {
  const bots = new Map(game.truth.seats.map((player, n) => [player, BOTS[name]?.(seed + n)]));
  for (let n = 0; n < most && !game.truth.ending; n++) {
    const [player] = game.awaited;
    if (!player) throw new Error('nobody is awaited');
    const intent = bots.get(player)?.decide(seatOf(game, player));
    const result = game.submit(intent);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(intent)}: ${result.message}`);
  }
  return game.history.intents;
};

describe.each(names)('the %s bot', (name) => {
  test.each([2, 3, 6])('asks for nothing but what is legal, with %i players', (players) => {
    expect(played(begun(players, 4), name, 24)).toHaveLength(24);
  });

  test.each(SEEDS)('decides the same with the same seed: %i', (seed) => {
    expect(played(begun(2, seed), name, 20, seed)).toEqual(played(begun(2, seed), name, 20, seed));
  });

  test('sees what its player may know, and nothing else (300.4)', () => {
    const game = wholeGame(3, 9, 90);
    const [player] = game.awaited;
    if (!player) throw new Error('nobody is awaited');
    const seat = seatOf(game, player);
    expect(Object.keys(seat).sort()).toEqual(['cards', 'imagine', 'legal', 'player', 'ruleset', 'view']);
    // The same seat, laid out beforehand by somebody who then forgets the game.
    const copied: Seat = { ...seat, view: structuredClone(seat.view), imagine: seat.imagine };
    const intent = BOTS[name]?.(3).decide(copied);
    expect(seat.legal.flatMap((offer) => [...intentsOf(offer)])).toContainEqual(intent);
  });
});
