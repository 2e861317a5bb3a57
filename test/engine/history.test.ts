import { describe, expect, test } from 'vitest';
import { createGame } from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';
import { activate, ada, bor, bytes, doAll, game, pass, refused, seenAt } from './table.ts';

describe('history', () => {
  test.each([1, 2, 3])('every position is as it was: seed %i', (seed) => {
    const dice = diceFor(seed);
    const at = createGame(workingScene(() => randomTable(dice)));
    const seen = [seenAt(at)];
    // Beyond the positions that are kept whole.
    while (at.awaited.length > 0 && at.n < 70) {
      doAll(at, legalIntent(at, dice));
      seen.push(seenAt(at));
    }
    expect(at.history.length).toBe(at.n);
    const order = [0, ...dice.some([...seen.keys()], 24), at.n];
    for (const n of order) expect(seenAt(at.history.at(n)), `position ${n}`).toEqual(seen[n]);
    expect(seenAt(at)).toEqual(seen.at(-1));
  });

  test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1' as never])('there is no position %s', (n) => {
    const at = game({ ada: { play: ['pump'] }, bor: {} });
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    expect(() => at.history.at(n)).toThrow(new RangeError(`There is no position ${n}: they are numbered from 0 to 2.`));
  });

  test('a position of the past awaits no decision; to ask it changes nothing', () => {
    const at = game({ ada: { play: ['pump'] }, bor: {} });
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    const before = bytes(at);
    const past = at.history.at(1);
    expect(past.decision).toBeNull();
    expect(past.awaited).toEqual([ada]);
    expect(past.why(pass(ada))).toBeNull();
    expect(refused(past.why({ ...pass(ada), decision: at.decision })).kind).toBe('stale');
    expect(refused(past.why(pass(bor))).kind).toBe('rule');
    past.legal(ada);
    past.view(bor);
    expect(at.history.at(2).decision).toBe(at.decision);
    expect(bytes(at)).toBe(before);
  });

  test('the intents are handed out, not the list', () => {
    const at = game({ ada: { play: ['pump'] }, bor: {} });
    const { history } = at;
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    (history.intents as unknown[]).length = 0;
    expect(history.length).toBe(2);
    expect(history.intents.map(({ type }) => type)).toEqual(['activate', 'pass']);
  });

  test('nothing follows from a refusal', () => {
    const at = game({ ada: {}, bor: {} });
    refused(at.submit(pass(bor)));
    expect(at.history.length).toBe(0);
    expect(at.history.at(0).n).toBe(0);
  });
});
