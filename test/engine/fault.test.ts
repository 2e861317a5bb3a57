import { describe, expect, test } from 'vitest';
import { cardName, createGame, restoreGame } from '../../src/index.ts';
import { makeGame } from '../../src/rules/setup.ts';
import { accepted, ada, bor, bytes, CARDS, doAll, game, pass, play, refused, table } from './table.ts';
import { uncaughtWhile } from './uncaught.ts';

describe('when a rule throws', () => {
  test('the position before is kept, to the byte, and the game goes on', async () => {
    const at = game({ ada: { hand: ['broken', 'grant', 'grant'] }, bor: { hand: ['veto'] } });
    const uncaught = await uncaughtWhile(() => {
      doAll(at, play(at, ada, 'broken'), play(at, ada, 'grant'), pass(ada), pass(bor));
      const before = { bytes: bytes(at), truth: at.truth, window: at.window, decision: at.decision };
      for (let again = 0; again < 3; again++) {
        // The Grant above it has resolved by then: that too has not happened.
        const result = refused(at.submit(pass(ada)));
        expect(result).toMatchObject({ kind: 'fault', clauses: [] });
        expect(result.message).toMatch(/^The engine failed: cannot happen.*implode.*\. The position before is kept\.$/);
        expect(at.truth).toBe(before.truth);
        expect(at.decision).toBe(before.decision);
        expect(bytes(at)).toBe(before.bytes);
        expect(at.window).toBe(before.window);
      }
      const [broken] = at.truth.pile;
      doAll(at, play(at, ada, 'grant'), pass(ada));
      doAll(at, play(at, bor, 'veto', { kind: 'entry', id: broken!.id }), pass(bor), pass(ada), pass(bor));
      expect(at.truth.pile).toEqual([]);
      expect(at.truth.players[ada]).toMatchObject({ isk: 8, hand: [] });
    });
    expect(uncaught).toEqual([]);
  });

  test('nobody is told of a change, and nothing is recorded', () => {
    const at = game({ ada: { hand: ['broken'] }, bor: {} });
    const told: unknown[] = [];
    at.subscribe((update) => told.push(update));
    doAll(at, play(at, ada, 'broken'), pass(ada), pass(bor));
    const { intents } = at.history;
    refused(at.submit(pass(ada)));
    expect(told).toHaveLength(3);
    expect(at.history.intents).toEqual(intents);
  });

  test('while it is only asked what is legal, that is said in the same way', async () => {
    const at = game({ ada: { hand: ['blind', 'grant'] }, bor: {} });
    const uncaught = await uncaughtWhile(() => {
      const before = bytes(at);
      const blind = play(at, ada, 'blind');
      const result = refused(at.submit(blind));
      expect(result).toMatchObject({ kind: 'fault', clauses: [] });
      expect(at.why(blind)).toEqual(result);
      expect(bytes(at)).toBe(before);
      accepted(at.submit(play(at, ada, 'grant')));
    });
    expect(uncaught).toEqual([]);
  });

  test('a game that was saved before goes on from there', () => {
    const at = game({ ada: { hand: ['broken'] }, bor: {} });
    doAll(at, play(at, ada, 'broken'), pass(ada), pass(bor));
    refused(at.submit(pass(ada)));
    const again = restoreGame(at.save());
    expect(refused(again.submit(pass(ada))).kind).toBe('fault');
    expect(bytes(again)).toBe(bytes(at));
    doAll(again, { type: 'concede', player: ada });
    expect(again.truth.ending).toEqual({ kind: 'won', by: bor });
  });

  test('at the very beginning, whoever creates the game catches it', async () => {
    let reads = 0;
    let bearable = Number.POSITIVE_INFINITY;
    const base = {
      ...CARDS[cardName('base')]!,
      get shield() {
        reads++;
        if (reads > bearable) throw new Error('worn out');
        return 20;
      },
    };
    const begun = table({ ada: { deck: ['grant', 'grant'] }, bor: {} }, { moment: { at: 'turn' } });
    const scene = { ...begun, cards: { ...CARDS, base } };
    makeGame(scene);
    bearable = reads;
    reads = 0;
    const uncaught = await uncaughtWhile(() => expect(() => createGame(scene)).toThrow('worn out'));
    expect(uncaught).toEqual([]);
  });
});
