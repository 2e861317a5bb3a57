import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/index.ts';
import { wholeScene } from '../engine/wholeGame.ts';
import { lying, marked, maySee } from './marked.ts';
import { eyesAt, learn, searchGame, secretsIn } from './secrets.ts';

/** A sample of what `npm run secrets` does a thousand times. */
describe('cases 46 and 47: in a whole game from its set-up nobody is sent a hidden card, its title, its id or its place', () => {
  test.each([2, 3, 4, 5, 6])('%i players', (players) => {
    const scene = { ...wholeScene(players, players), ruleset: { turnLimit: 2 * players } };
    const { steps, bytes, refusals } = searchGame(scene, players, 160);
    expect(steps).toBeGreaterThan(40);
    expect(bytes).toBeGreaterThan(steps * 10_000);
    expect(refusals).toBeGreaterThan(steps);
  });

  test('the search sees what lies hidden in such a game', () => {
    const game = createGame(marked(wholeScene(2, 1)), { runner: 'data' });
    for (const eyes of eyesAt(game)) {
      learn(eyes, game);
      const { viewer } = eyes;
      const secrets = lying(game.truth).filter(({ zone, owner }) => !maySee(viewer, zone, owner));
      expect(secrets.length).toBeGreaterThan(80);
      expect(secretsIn(JSON.stringify(game.view('all')), eyes)).toHaveLength(3 * secrets.length);
    }
  });
});
