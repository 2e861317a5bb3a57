import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createGame } from '../../src/engine/game.ts';
import { startLive } from '../../src/engine/live.ts';
import type { StarpileGame } from '../../src/index.ts';
import { activate, ada, answer, bor, doAll, pass, table } from './table.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** In bytes, without what nobody holds any more. */
const heap = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};

const childrenOf = (game: StarpileGame): readonly string[] =>
  Object.keys((game.save().state as { readonly children: object }).children);

/** So many entries, some piles of twenty, some of one that asks. */
const resolveEntries = (game: StarpileGame, count: number): void => {
  const until = game.truth.minted.entries + count;
  const [pump, crossroads] = [activate(game, ada, 'pump'), activate(game, ada, 'crossroads')];
  while (game.truth.minted.entries < until) {
    const asks = game.truth.minted.entries % 21 === 20;
    for (let n = 0; n < (asks ? 1 : 20); n++) doAll(game, asks ? crossroads : pump);
    doAll(game, pass(ada), pass(bor), pass(ada));
    if (asks) doAll(game, answer(game, 0));
  }
};

/** What an entry may leave behind in a game: its intents in the history, and its share of the positions kept whole. */
const BYTES_FOR_AN_ENTRY = 1_500;

test('10,000 entries leave no actor behind, and no more than the history needs (case 56)', { timeout: 120_000 }, () => {
  // The engine itself: twisted, each of the intents would be another game.
  const game = createGame(table({ ada: { play: ['pump', 'crossroads'] }, bor: {} }));
  resolveEntries(game, 2_000);
  expect(childrenOf(game)).toEqual([]);
  const before = heap();
  resolveEntries(game, 8_000);
  const left = Math.round((heap() - before) / 8_000);
  expect(game.truth.minted.entries).toBeGreaterThanOrEqual(10_000);
  expect(game.truth.pile).toEqual([]);
  expect(childrenOf(game), 'Let the spine stop each entry’s actor when it is done.').toEqual([]);
  expect(left, `${left} bytes stay for each entry: find out what holds them.`).toBeLessThan(BYTES_FOR_AN_ENTRY);
});

test('without a history they leave nothing behind', { timeout: 120_000 }, () => {
  const game = createGame(table({ ada: { play: ['pump'] }, bor: {} }));
  const live = startLive({ game: game.truth, begins: 'development' });
  const pump = activate(game, ada, 'pump');
  const resolveSome = (count: number) => {
    for (let n = 0; n < count; n += 20) {
      for (let entry = 0; entry < 20; entry++) live.send(pump);
      for (const player of [ada, bor, ada]) live.send(pass(player));
    }
  };
  resolveSome(1_000);
  const before = heap();
  resolveSome(5_000);
  const grown = heap() - before;
  expect(live.settled.game.minted.entries).toBe(6_000);
  expect(live.children()).toEqual([]);
  expect(grown, `The charts hold ${grown} bytes more than before: find out what holds them.`).toBeLessThan(400_000);
});
