import { describe, expect, test } from 'vitest';
import { createGame, restoreGame, type StarpileGame } from '../../src/index.ts';
import { dice as diceFor } from '../properties/dice.ts';
import { legalIntent } from '../properties/playOut.ts';
import { randomTable } from '../properties/randomTable.ts';
import { workingScene } from '../properties/workingScene.ts';
import { accepted, activate, ada, answer, bor, bytes, doAll, game, pass, play, refused, seenAt } from './table.ts';

/** All that is left of a game when it is saved, but for how often it has changed and what can be done again. */
const kept = (at: StarpileGame): unknown => {
  const { changes: _, undone: __, seal: ___, ...rest } = at.save();
  return rest;
};

const table = () =>
  game({
    ada: { play: ['pump', 'well', 'crossroads'], hand: ['grant', 'gamble', 'search', 'levy'], deck: ['bolt'] },
    bor: { hand: ['grant', 'bolt', 'dear'] },
  });

describe('undo at a table of players', () => {
  test('gives back exactly what was: turn, phase, initiative, passes, marks, cards (case 31)', () => {
    const at = table();
    const steps = [() => activate(at, ada, 'well'), () => activate(at, ada, 'pump'), () => pass(ada)];
    const before: unknown[] = [];
    for (const step of steps) {
      before.push({ seen: seenAt(at), kept: kept(at) });
      doAll(at, step());
    }
    for (const was of before.toReversed()) {
      accepted(at.undo(ada));
      expect({ seen: seenAt(at), kept: kept(at) }).toEqual(was);
    }
    expect(refused(at.undo(ada)).message).toBe('There is nothing to take back. (100.10)');
  });

  test('an ability that was taken back can be used again that turn', () => {
    const at = table();
    doAll(at, activate(at, ada, 'well'));
    expect(refused(at.submit(activate(at, ada, 'well'))).clauses.map(({ rule }) => rule)).toEqual(['600.4']);
    accepted(at.undo(ada));
    doAll(at, activate(at, ada, 'well'));
  });

  test('closes the question that was open (case 32)', () => {
    const at = table();
    doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor));
    const before = seenAt(at);
    doAll(at, pass(ada));
    const old = answer(at, 0);
    expect(at.window?.name).toBe('resolving');
    accepted(at.undo(ada));
    expect(seenAt(at)).toEqual(before);
    expect(at.window?.question).toBeNull();
    expect(refused(at.submit(old)).kind).toBe('stale');
    doAll(at, pass(ada));
    expect(at.window?.question).not.toBeNull();
  });

  test.each([
    [
      'who does not say who asks',
      (at: StarpileGame) => doAll(at, activate(at, ada, 'pump')),
      undefined,
      [['100.10', 'Only a player can take back, and only what they did themselves: say who asks.']],
    ],
    [
      'what another has done',
      (at: StarpileGame) => doAll(at, activate(at, ada, 'pump'), pass(ada)),
      bor,
      [['100.10', "The last decision was Ada's, not Bor's."]],
    ],
    [
      'what another has answered',
      (at: StarpileGame) => doAll(at, activate(at, ada, 'pump'), pass(ada), pass(bor)),
      ada,
      [['100.10', "The last decision was Bor's, not Ada's."]],
    ],
    [
      'a card that was shown',
      (at: StarpileGame) => doAll(at, play(at, ada, 'grant')),
      ada,
      [['300.4', 'A card has been seen since that was hidden: that cannot be taken back.']],
    ],
    [
      'a card that was drawn',
      (at: StarpileGame) => doAll(at, play(at, ada, 'search'), pass(ada), pass(bor), pass(ada)),
      ada,
      [['300.4', 'A card has been seen since that was hidden: that cannot be taken back.']],
    ],
    [
      'chance',
      (at: StarpileGame) => doAll(at, play(at, ada, 'gamble'), pass(ada), pass(bor), pass(ada)),
      ada,
      [
        ['100.7', 'Chance has been used since: it cannot be taken back.'],
        ['300.4', 'A card has been seen since that was hidden: that cannot be taken back.'],
      ],
    ],
    [
      'what was discarded',
      (at: StarpileGame) => doAll(at, play(at, ada, 'levy'), pass(ada), pass(bor), pass(ada), (now) => answer(now, 1)),
      bor,
      [['300.4', 'A card has been seen since that was hidden: that cannot be taken back.']],
    ],
  ] as const)('does not take back %s, and says why, with every rule (case 30)', (_, act, by, why) => {
    const at = table();
    act(at);
    const before = bytes(at);
    const [[rule, words]] = why;
    const clauses = why.map(([rule, words]) => ({ rule, kind: 'rule', words }));
    expect(refused(at.undo(by))).toEqual({ ok: false, kind: 'rule', message: `${words} (${rule})`, clauses });
    expect(bytes(at)).toBe(before);
  });

  test('stays where it is after a save', () => {
    const at = table();
    doAll(at, activate(at, ada, 'pump'), play(at, ada, 'grant'));
    const again = restoreGame(at.save());
    expect(refused(again.undo(ada)).message).toMatch(/300\.4/);
    expect(refused(again.undo(bor)).message).toMatch(/Ada's/);
  });
});

describe('undo for tools', () => {
  test.each([11])('n undos go n steps back, over everything, and n redos forth again: seed %i (case 34)', (seed) => {
    const dice = diceFor(seed);
    const at = createGame(
      workingScene(() => randomTable(dice)),
      { undo: 'anything' },
    );
    const was = [{ seen: seenAt(at), kept: kept(at) }];
    while (at.awaited.length > 0 && at.n < 36) {
      doAll(at, legalIntent(at, dice));
      was.push({ seen: seenAt(at), kept: kept(at) });
    }
    const last = was.length - 1;
    for (let n = last - 1; n >= 0; n--) {
      accepted(at.undo());
      expect({ seen: seenAt(at), kept: kept(at) }, `taken back to ${n}`).toEqual(was[n]);
    }
    expect(refused(at.undo())).toMatchObject({ kind: 'window', message: 'There is nothing to take back. (100.10)' });
    for (let n = 1; n <= last; n++) {
      const { facts } = accepted(at.redo());
      expect(facts).toEqual(at.facts);
      expect({ seen: seenAt(at), kept: kept(at) }, `done again to ${n}`).toEqual(was[n]);
    }
    expect(refused(at.redo())).toMatchObject({ kind: 'window', message: 'There is nothing to do again. (100.10)' });
  });

  test('takes back the end of a game', () => {
    const at = game({ ada: { play: ['pump'] }, bor: {} }, { undo: 'anything' });
    doAll(at, activate(at, ada, 'pump'), { type: 'concede', player: bor });
    expect(at.window).toBeNull();
    accepted(at.undo());
    expect(at.truth.ending).toBeNull();
    doAll(at, pass(ada), pass(bor), pass(ada));
    expect(at.truth.players[ada]?.isk).toBe(5);
  });
});

describe('redo', () => {
  test('is gone once something else has been done', () => {
    const at = table();
    doAll(at, activate(at, ada, 'pump'));
    accepted(at.undo(ada));
    doAll(at, activate(at, ada, 'well'));
    expect(refused(at.redo()).message).toBe('There is nothing to do again. (100.10)');
  });

  test('stays after a refusal, and after a save', () => {
    const at = table();
    doAll(at, activate(at, ada, 'pump'), activate(at, ada, 'well'));
    accepted(at.undo(ada));
    accepted(at.undo(ada));
    refused(at.submit(pass(bor)));
    const again = restoreGame(JSON.parse(bytes(at)));
    accepted(again.redo());
    accepted(again.redo());
    expect(again.history.intents.map(({ type }) => type)).toEqual(['activate', 'activate']);
    expect(refused(again.redo()).kind).toBe('window');
  });
});
