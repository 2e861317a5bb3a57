import { expect, test } from 'vitest';
import { theAwaitedCanAct } from '../../src/testing/laws.ts';
import { atEveryMoment } from './moments.ts';

test('49: the game waits for exactly those who can act', () => {
  const wrong: string[] = [];
  atEveryMoment((game, where) => {
    try {
      theAwaitedCanAct(game);
    } catch (problem) {
      wrong.push(`${where}: ${problem}`);
    }
    const awaits = game.truth.ending === null ? 1 : 0;
    if (game.awaited.length !== awaits) wrong.push(`${where}: ${game.awaited.length} are awaited`);
  });
  expect(wrong).toEqual([]);
}, 120_000);
