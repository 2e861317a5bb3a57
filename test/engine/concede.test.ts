import { describe, expect, test } from 'vitest';
import { restoreGame } from '../../src/index.ts';
import { actorsAreThePile, cardsAreConserved, theAwaitedCanAct } from '../../src/testing/laws.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { momentsOf } from './moments.ts';
import { accepted, doAll, refused } from './table.ts';

describe('whoever concedes leaves, and the table goes on (cases 24, 25 and 26)', () => {
  test.each(momentsOf(2))('%s', (_, saved) => {
    const { players } = saved.scene;
    for (const [seat, player] of players.entries()) {
      const at = restoreGame(saved);
      const beginning = at.history.at(0).truth;
      if (at.truth.ending || at.truth.players[player]?.out) {
        refused(at.submit({ type: 'concede', player }));
        continue;
      }
      const { facts } = accepted(at.submit({ type: 'concede', player }));
      expect(facts).toContainEqual({ type: 'left', player, why: 'conceded' });
      expect(at.truth.players[player]).toMatchObject({ out: true, hand: [], deck: [], reserve: [], scrapheap: [] });
      expect(at.awaited, 'the initiative stays with one who has left').not.toContain(player);
      const dice = diceFor(seat);
      for (let n = 0; n < 15; n++) {
        theAwaitedCanAct(at);
        cardsAreConserved(beginning, at);
        actorsAreThePile(at);
        if (at.awaited.length === 0) break;
        doAll(at, legalIntent(at, dice));
      }
      expect(at.truth.ending === null).toBe(at.window !== null);
      at.stop();
    }
  });
});
