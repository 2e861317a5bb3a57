import { describe, expect, test } from 'vitest';
import { createGame, replayGame, type StarpileGame } from '../../src/index.ts';
import type { Microstep } from '../../src/kernel/index.ts';
import { activate, ada, answer, bor, bytes, doAll, game, pass, play, refused, table } from './table.ts';
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

  test('what is only raised again costs nothing of it', () => {
    const at = game(seats, { runner, budget: 60, undo: 'anything' });
    for (let n = 0; n < 45; n++) doAll(at, activate(at, ada, 'pump'));
    doAll(at, pass(ada), pass(bor));
    const before = bytes(at);
    expect(refused(at.submit(pass(ada))).kind).toBe('fault');
    expect(bytes(at)).toBe(before);
    for (const one of [at, at.fork({ runner })]) {
      expect(one.undo().ok).toBe(true);
      expect(one.redo().ok).toBe(true);
      expect(refused(one.submit(pass(ada))).kind).toBe('fault');
      expect(one.truth.pile).toHaveLength(45);
    }
  });

  test('a fork keeps the budget', () => {
    const at = game(seats, { runner, budget: 40 });
    for (let n = 0; n < 12; n++) doAll(at, activate(at, ada, 'pump'));
    doAll(at, pass(ada), pass(bor));
    expect(refused(at.fork().submit(pass(ada))).kind).toBe('fault');
    expect(at.fork({ budget: 1000 }).submit(pass(ada)).ok).toBe(true);
  });

  test('resolves a pile of a thousand within its usual budget', () => {
    const at = game(seats, { runner });
    for (let n = 0; n < 1000; n++) doAll(at, activate(at, ada, 'pump'));
    doAll(at, pass(ada), pass(bor), pass(ada));
    expect(at.truth.pile).toEqual([]);
    expect(at.truth.players[ada]?.isk).toBe(1000 + game(seats).truth.players[ada]!.isk);
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses a budget of %s', (budget) => {
    expect(() => game(seats, { runner, budget })).toThrow(/^The option budget is .* must be a whole number above 0\.$/);
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
      "The option runner is \"fast\": it must be 'live' or 'data'.",
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

describe.each(RUNNERS)('whoever looks into the %s runner while it is at work', (runner) => {
  const whileAtWork = (look: (at: StarpileGame) => unknown) => {
    const seen: unknown[] = [];
    const reported: unknown[] = [];
    let armed = false;
    const hear = () => {
      if (!armed) return;
      armed = false;
      seen.push(look(at));
    };
    const report = (cause: unknown) => reported.push(cause);
    const options = runner === 'live' ? { runner, inspect: hear, report } : { runner, follow: hear, report };
    const at = game(seats, { ...options, undo: 'anything' });
    doAll(at, activate(at, ada, 'pump'));
    const before = bytes(at);
    armed = true;
    doAll(at, pass(ada));
    expect(at.history.intents.at(-1)).toEqual(pass(ada));
    const { scene } = at.save();
    expect(bytes(replayGame({ scene, intents: at.history.intents }))).toBe(bytes(at));
    return { seen, reported, before };
  };

  test.each([
    ['submit', (at: StarpileGame) => at.submit({ type: 'concede', player: bor })],
    ['undo', (at: StarpileGame) => at.undo()],
    ['redo', (at: StarpileGame) => at.redo()],
  ])('cannot %s', (_what, act) => {
    const [result] = whileAtWork(act).seen;
    expect(result).toMatchObject({
      ok: false,
      message: 'The game is at work on another intent: whoever looks on cannot change it.',
    });
  });

  test('cannot stop it', () => {
    expect(String(whileAtWork((at) => at.stop()).reported[0])).toMatch('The game is at work on another intent');
  });

  test('sees, saves and forks the game as it was before', () => {
    const { seen, before } = whileAtWork((at) => [bytes(at), bytes(at.fork()), at.n]);
    expect(seen).toEqual([[before, before, 1]]);
  });
});

test('a position stays what it was', () => {
  const at = game(seats);
  const now = at.history.at(0);
  doAll(at, activate(at, ada, 'pump'));
  expect(now.whenLegal(play(at, ada, 'grant'))).toEqual([]);
  expect(now.whenLegal(play(at, bor, 'veto', { kind: 'entry', id: at.truth.pile[0]!.id }))).toBeNull();
});

test('what is offered and shown can be written to, and nothing comes of it', () => {
  const seated = table({ ada: { play: ['raider'] }, bor: { play: ['raider'] } });
  const ships = seated.table.map((placed, n) =>
    placed.card === 'raider' ? { ...placed, alias: `r${n}`, region: 'bors' } : placed,
  );
  const laid = ships.map((placed) =>
    placed.card === 'home' && placed.owner === bor ? { ...placed, alias: 'bors' } : placed,
  );
  const at = createGame({ ...seated, table: laid, moment: { at: 'fight', region: 'bors', defender: bor } });
  const ruin = () => {
    const before = bytes(at);
    const handed = [
      ...at.truth.seats.flatMap((player) => at.legal(player)),
      at.view(ada).battle ?? {},
      ...at.view(ada).pile,
    ];
    for (const one of handed) for (const list of Object.values(one)) if (Array.isArray(list)) list.length = 0;
    expect(bytes(at)).toBe(before);
  };
  ruin();
  doAll(at, { type: 'stay', player: bor });
  ruin();
  for (let n = 0; n < 2; n++) {
    const [offer] = at.awaited.flatMap((player) => at.legal(player)).filter(({ type }) => type === 'aim');
    if (offer?.type !== 'aim') throw new Error('nobody can aim');
    doAll(at, { type: 'aim', player: offer.player, ship: offer.ship, at: offer.at[0]! });
    ruin();
  }
  expect(at.truth.pile).toHaveLength(2);
});
