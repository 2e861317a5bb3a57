import { expect, test } from 'vitest';
import { restoreGame, type StarpileGame } from '../../src/index.ts';
import { atEveryMoment } from './moments.ts';

/** What somebody finds who sits down at the table. */
const found = (game: StarpileGame): unknown => ({
  window: game.window,
  awaited: game.awaited,
  decision: game.decision,
  offers: game.truth.seats.map((player) => game.legal(player)),
  views: game.truth.seats.map((player) => game.view(player)),
});

test('50: whoever comes back in the middle of a pile finds the same question', () => {
  const wrong: string[] = [];
  let questions = 0;
  atEveryMoment((game, where) => {
    if (game.truth.pile.length === 0 && !game.window?.question) return;
    if (game.window?.question) questions++;
    const again = restoreGame(JSON.parse(JSON.stringify(game.save())));
    if (JSON.stringify(found(again)) !== JSON.stringify(found(game))) wrong.push(where);
    again.stop();
  });
  expect(wrong).toEqual([]);
  expect(questions).toBeGreaterThan(20);
}, 120_000);
