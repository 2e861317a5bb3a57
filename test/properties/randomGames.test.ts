import { describe, expect, test } from 'vitest';
import { createGame, replayGame } from '../../src/index.ts';
import { TWISTS, twisted } from '../twist/twisted.ts';
import { dice as diceFor } from './dice.ts';
import { legalIntent, playOut } from './playOut.ts';
import { randomTable } from './randomTable.ts';
import { workingScene } from './workingScene.ts';

/** A sample of what `npm run soak` does for as long as one likes. A seed that failed once is kept here for good. */
const seeds = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n);

/** Where every intent is another game, fewer will do. */
const each = process.env.STARPILE_TWIST ? 1 : 5;

describe('laws 6, 8 and 10: at every position of a random game', () => {
  test.each(seeds(1000, 8))(`seed %i${each > 1 ? ', and more' : ''}`, (seed) => {
    let refused = 0;
    for (let n = 0; n < each; n++) refused += playOut(seed + 100 * n, 60).refused;
    expect(refused, 'Nothing was refused: the random intents try nothing any more.').toBeGreaterThan(10);
  });
});

describe('law 9: a game that is put aside and taken up again is the same game', () => {
  test.each(TWISTS.flatMap((twist) => seeds(2000, 3).map((seed) => [twist, seed] as const)))(
    'after every intent: %s, seed %i',
    (twist, seed) => {
      playOut(seed, 36, (scene, options) => twisted(twist, createGame(scene, options), options));
    },
  );
});

describe('laws 9 and 10: to the end', () => {
  test.each(seeds(3000, 12))('seed %i ends, and ends the same when it is replayed', (seed) => {
    const dice = diceFor(seed);
    const scene = workingScene(() => ({ ...randomTable(dice), turn: 1 }));
    const game = createGame({ ...scene, ruleset: { ...scene.ruleset, turnLimit: 3 } });
    while (game.awaited.length > 0) {
      expect(game.n, 'This game does not end: something is repeated that no rule ever stops.').toBeLessThan(2000);
      const result = game.submit(legalIntent(game, dice));
      expect(result, `at step ${game.n}`).toMatchObject({ ok: true });
    }
    expect(game.truth.ending, 'Nobody is awaited, and yet nothing has been decided.').not.toBeNull();
    expect(game.window).toBeNull();
    const { scene: begun, intents } = game.save();
    const again = replayGame({ scene: begun, intents });
    expect(JSON.stringify(again.truth)).toBe(JSON.stringify(game.truth));
    expect(again.facts).toEqual(game.facts);
  });
});
