import { describe, expect, test } from 'vitest';
import { createGame, restoreGame } from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';
import { activate, ada, answer, bor, bytes, doAll, game, pass, play, refused, seenAt } from './table.ts';

const RUNNERS = ['live', 'data'] as const;
const seats = { ada: { play: ['pump'], hand: ['grant', 'choice'] }, bor: { hand: ['veto'] } };

describe.each(RUNNERS.flatMap((from) => RUNNERS.map((to) => [from, to] as const)))(
  'a game on the %s runner, forked to the %s one',
  (runner, to) => {
    test('what happens in one does not happen in the other', () => {
      const at = game(seats, { runner });
      doAll(at, play(at, ada, 'grant'), pass(ada));
      const before = bytes(at);
      const fork = at.fork({ runner: to });
      expect(bytes(fork)).toBe(before);
      doAll(fork, pass(bor), pass(ada));
      expect(fork.truth.pile).toEqual([]);
      expect(bytes(at)).toBe(before);
      doAll(at, play(at, bor, 'veto', { kind: 'entry', id: at.truth.pile[0]!.id }));
      expect(at.truth.pile).toHaveLength(2);
      expect(fork.truth.pile).toEqual([]);
    });

    test('in the middle of a pile and of a question, at every step', () => {
      const at = game(seats, { runner });
      doAll(at, activate(at, ada, 'pump'), play(at, ada, 'choice'), pass(ada), pass(bor), pass(ada));
      doAll(at, (now) => answer(now, 1));
      for (let n = 0; n <= at.n; n++) {
        const fork = at.fork({ at: n, runner: to });
        expect(seenAt(fork)).toEqual(seenAt(at.history.at(n)));
        for (const intent of at.history.intents.slice(n)) doAll(fork, intent);
        expect(seenAt(fork)).toEqual(seenAt(at));
        expect(fork.save().state).toEqual(at.save().state);
        fork.stop();
      }
    });
  },
);

describe('a fork', () => {
  test('can be undone to the beginning, and knows all that led to it', () => {
    const at = game(seats, { undo: 'anything' });
    doAll(at, play(at, ada, 'grant'), pass(ada), pass(bor));
    const fork = at.fork();
    expect(fork.history.intents).toEqual(at.history.intents);
    for (let n = fork.n; n > 0; n--) expect(fork.undo().ok).toBe(true);
    expect(seenAt(fork)).toEqual(seenAt(at.history.at(0)));
    expect(at.n).toBe(3);
  });

  test('from now can redo what was undone; from an earlier step there is nothing to redo', () => {
    const at = game(seats, { undo: 'anything' });
    doAll(at, play(at, ada, 'grant'), pass(ada));
    at.undo();
    expect(at.fork().redo().ok).toBe(true);
    expect(refused(at.fork({ at: 0 }).redo()).message).toBe('There is nothing to do again. (100.10)');
  });

  test('keeps the undo policy unless another is said', () => {
    const at = game(seats, { undo: 'anything' });
    doAll(at, play(at, ada, 'grant'));
    expect(at.fork().undo().ok).toBe(true);
    expect(refused(at.fork({ undo: 'players' }).undo()).kind).toBe('rule');
  });

  test('has no subscribers but its own', () => {
    const at = game(seats);
    const told: string[] = [];
    at.subscribe(() => told.push('first'));
    const fork = at.fork();
    fork.subscribe(() => told.push('fork'));
    doAll(fork, play(fork, ada, 'grant'));
    expect(told).toEqual(['fork']);
  });

  test('there is none of a step that has not been', () => {
    const at = game(seats);
    for (const n of [-1, 1, 0.5, Number.NaN]) expect(() => at.fork({ at: n })).toThrow(RangeError);
    expect(() => at.fork({ at: 1 })).toThrow('There is no position 1: they are numbered from 0 to 0.');
  });

  test('of a stopped game plays on', () => {
    const at = game(seats);
    doAll(at, play(at, ada, 'grant'));
    at.stop();
    const fork = at.fork();
    doAll(fork, pass(ada), pass(bor), pass(ada));
    expect(fork.truth.pile).toEqual([]);
    expect(at.truth.pile).toHaveLength(1);
  });

  test('of a fork of a restored game is still the same game', () => {
    const at = game(seats);
    doAll(at, play(at, ada, 'grant'), pass(ada));
    const again = restoreGame(at.save()).fork().fork({ runner: 'live' }).fork();
    doAll(again, pass(bor), pass(ada));
    doAll(at, pass(bor), pass(ada));
    expect(bytes(again)).toBe(bytes(at));
  });

  test('inspected, raises live actors wherever the game is', () => {
    const at = game(seats, { runner: 'data' });
    doAll(at, activate(at, ada, 'pump'), activate(at, ada, 'pump'));
    const born: string[] = [];
    const live = at.fork({
      runner: 'live',
      inspect: ({ type, actorRef }) => type === '@xstate.actor' && 'id' in actorRef && born.push(String(actorRef.id)),
    });
    expect(born.slice(1)).toEqual(['e1', 'e2']);
    doAll(live, pass(ada), pass(bor), pass(ada));
    expect(live.truth.pile).toEqual([]);
  });
});

test('random games: both runners make the same saves, and each can be forked to the other at any step', () => {
  for (let seed = 700; seed < 706; seed++) {
    const dice = diceFor(seed);
    const scene = workingScene(() => randomTable(dice, 2 + (seed % 5)));
    const live = createGame(scene, { runner: 'live' });
    const data = createGame(scene, { runner: 'data' });
    let shadow = data.fork();
    for (let n = 0; n < 40 && live.awaited.length > 0; n++) {
      const intent = legalIntent(live, dice);
      for (const one of [live, data, shadow]) doAll(one, intent);
      if (n % 7 === 3) shadow = shadow.fork({ runner: n % 2 === 0 ? 'live' : 'data' });
      expect(bytes(data)).toBe(bytes(live));
      expect(bytes(shadow)).toBe(bytes(live));
    }
    live.stop();
  }
});
