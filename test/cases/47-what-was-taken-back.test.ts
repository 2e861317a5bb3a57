import { expect, test } from 'vitest';
import { createGame, type Game, type StarpileGame } from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';

/** All that players and onlookers are sent at that moment. */
const sent = (game: StarpileGame): string =>
  JSON.stringify([
    (['table', ...game.truth.seats] as const).map((viewer) => game.view(viewer)),
    game.truth.seats.map((player) => game.legal(player)),
    game.window,
  ]);

/** Ids of cards that lie hidden: none may be said in a refusal. */
const hiddenIn = ({ players, seats }: Game): readonly string[] =>
  seats
    .flatMap((id) => [...(players[id]?.deck ?? []), ...(players[id]?.hand ?? [])])
    .flatMap(({ id, name }) => [id, name]);

test('47: what is taken back leaves no trace in what anybody is sent', () => {
  let undone = 0;
  for (const seed of [1, 2, 3, 4]) {
    const dice = diceFor(4700 + seed);
    const game = createGame(
      workingScene(() => randomTable(dice)),
      { undo: 'anything', runner: 'data' },
    );
    const updates: unknown[] = [];
    game.subscribe((update) => updates.push(update));
    for (let n = 0; n < 40 && game.awaited.length > 0; n++) {
      const before = sent(game);
      game.submit(legalIntent(game, dice));
      const after = sent(game);
      expect(game.undo()).toEqual({ ok: true, facts: [] });
      expect(sent(game)).toBe(before);
      expect(updates.at(-1)).toMatchObject({ kind: 'undone', facts: [] });
      game.redo();
      expect(sent(game)).toBe(after);
      undone++;
    }
    game.stop();
  }
  expect(undone).toBeGreaterThan(100);
});

test('47: and a refusal to take back says of no hidden card what it is', () => {
  let refused = 0;
  for (const seed of [5, 6, 7]) {
    const dice = diceFor(4700 + seed);
    const game = createGame(
      workingScene(() => randomTable(dice)),
      { runner: 'data' },
    );
    for (let n = 0; n < 60 && game.awaited.length > 0; n++) {
      const by = game.awaited[0];
      game.submit(legalIntent(game, dice));
      const result = game.fork({ undo: 'players' }).undo(by);
      if (result.ok) continue;
      refused++;
      expect(hiddenIn(game.truth).filter((word) => result.message.split(/[ .,:'()]+/).includes(word))).toEqual([]);
    }
    game.stop();
  }
  expect(refused).toBeGreaterThan(20);
});
