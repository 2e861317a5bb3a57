import { expect, test } from 'vitest';
import { type RunnerName, restoreGame, type StarpileGame } from '../../src/index.ts';
import { atEveryMoment } from './moments.ts';

const bytesOf = (game: StarpileGame): string => JSON.stringify(game.save());

/** Where a game stands: in a window, whether a pile waits there, and who asks, if anybody. */
const kindOf = ({ window, truth: { pile } }: StarpileGame): string => {
  if (!window) return 'over';
  const asks = window.question ? (window.question.entry ? ' asked by an entry' : ' asked by the game') : '';
  return `${window.name}${pile.length > 0 ? ' with a pile' : ''}${asks}`;
};

test.each<RunnerName>(['live', 'data'])(
  '35: wherever a game is saved, on %s it comes in and goes out again equal to the byte, and goes on',
  (runner) => {
    const kinds = new Set<string>();
    const changed: string[] = [];
    atEveryMoment((game, where) => {
      kinds.add(kindOf(game));
      const out = bytesOf(game);
      const again = restoreGame(JSON.parse(out), { runner });
      if (bytesOf(again) !== out) changed.push(`${where}: another save`);
      if (again.decision !== game.decision) changed.push(`${where}: another decision`);
      const legal = (one: StarpileGame) => JSON.stringify(one.awaited.map((player) => one.legal(player)));
      if (legal(again) !== legal(game)) changed.push(`${where}: other things can be done`);
      again.stop();
    });
    expect(changed).toEqual([]);
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'development',
        'command',
        'battle',
        'closing',
        'pile with a pile',
        'withdraw',
        'aim',
        'choosing asked by the game',
        'choosing with a pile asked by the game',
        'resolving with a pile asked by an entry',
        'over',
      ]),
    );
  },
  120_000,
);
