import { describe, expect, test } from 'vitest';
import type { Microstep } from '../../src/kernel/index.ts';
import { activate, ada, answer, bor, bytes, doAll, game, pass, play, refused } from './table.ts';
import { uncaughtWhile } from './uncaught.ts';

const RUNNERS = ['live', 'data'] as const;
const seats = { ada: { play: ['pump'], hand: ['grant', 'choice'] }, bor: { hand: ['veto'] } };

describe.each(RUNNERS)('the %s runner', (runner) => {
  test('gives up on what does not end, and the position before is intact', async () => {
    const at = game(seats, { runner, budget: 40 });
    const uncaught = await uncaughtWhile(() => {
      for (let n = 0; n < 12; n++) doAll(at, activate(at, ada, 'pump'));
      doAll(at, pass(ada), pass(bor));
      const before = bytes(at);
      const result = refused(at.submit(pass(ada)));
      expect(result.kind).toBe('fault');
      expect(result.message).toMatch(
        /'pass' set off more than 40 events and microsteps.* The position before is kept\.$/,
      );
      expect(bytes(at)).toBe(before);
      expect(at.truth.pile).toHaveLength(12);
      doAll(at, activate(at, ada, 'pump'));
      expect(at.truth.pile).toHaveLength(13);
    });
    expect(uncaught).toEqual([]);
  });

  test('resolves a pile of a thousand within its usual budget', () => {
    const at = game(seats, { runner });
    for (let n = 0; n < 1000; n++) doAll(at, activate(at, ada, 'pump'));
    doAll(at, pass(ada), pass(bor), pass(ada));
    expect(at.truth.pile).toEqual([]);
    expect(at.truth.players[ada]?.isk).toBe(1000 + game(seats).truth.players[ada]!.isk);
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses a budget of %s', (budget) => {
    expect(() => game(seats, { runner, budget })).toThrow(/^The budget .* must be a whole number above 0\.$/);
  });
});

describe('what is asked of the wrong runner', () => {
  test('is refused, and says what would be right', () => {
    const hear = () => {};
    expect(() => game(seats, { runner: 'data', inspect: hear })).toThrow(
      "Only live actors can be inspected: say `runner: 'live'`",
    );
    expect(() => game(seats, { runner: 'live', follow: hear })).toThrow(
      "Only the data runner can be followed: say `runner: 'data'`",
    );
    expect(() => game(seats, { runner: 'fast' as never })).toThrow(
      "There is no runner \"fast\": it must be 'live' or 'data'.",
    );
  });
});

describe('whoever follows the data runner', () => {
  test('hears the microsteps of every actor, intent by intent', () => {
    const heard: (readonly Microstep[])[] = [];
    const at = game(seats, { runner: 'data', follow: (steps) => heard.push(steps) });
    doAll(at, play(at, ada, 'choice'), pass(ada), pass(bor), pass(ada), (now) => answer(now, 0));
    refused(at.submit(pass(bor)));
    expect(heard).toHaveLength(6);
    const [beginning, playing, , , asking, answered] = heard;
    expect(beginning?.[0]?.event.type).toBe('xstate.init');
    expect(playing?.map(({ event }) => event.type)).toEqual(['xstate.init', 'play']);
    expect(asking?.some(({ actor, event }) => actor.join() === 'e1' && event.type === 'entry.resolve')).toBe(true);
    expect(answered?.some(({ actor, event }) => actor.length === 0 && event.type === 'xstate.done.actor.e1')).toBe(
      true,
    );
  });

  test('and throws, is reported, and changes nothing', () => {
    const reported: unknown[] = [];
    const follow = () => {
      throw new Error('boo');
    };
    const at = game(seats, { runner: 'data', follow, report: (cause) => reported.push(cause) });
    const plain = game(seats, { runner: 'data' });
    for (const one of [at, plain]) doAll(one, activate(one, ada, 'pump'), pass(ada), pass(bor), pass(ada));
    expect(bytes(at)).toBe(bytes(plain));
    expect(reported).toHaveLength(5);
  });
});
