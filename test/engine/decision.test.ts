import { describe, expect, test } from 'vitest';
import { restoreGame } from '../../src/index.ts';
import { accepted, activate, ada, answer, bor, bytes, cyd, doAll, game, pass, refused } from './table.ts';

const table = () => game({ ada: { play: ['pump', 'crossroads'] }, bor: {}, cyd: {} }, { undo: 'anything' });

describe('a decision', () => {
  test('that is sent twice is made once (case 51)', () => {
    const at = table();
    doAll(at, activate(at, ada, 'pump'), pass(ada));
    const sent = { ...pass(bor), decision: at.decision };
    accepted(at.submit(sent));
    const after = bytes(at);
    for (let again = 0; again < 3; again++) {
      const { kind, message } = refused(at.submit(JSON.parse(JSON.stringify(sent))));
      expect(kind).toBe('stale');
      expect(message).toBe(`It was meant for the decision ${sent.decision}; what is awaited now is ${at.decision}.`);
    }
    expect(bytes(at)).toBe(after);
    expect(at.awaited).toEqual([cyd]);
  });

  test('comes too late for the next of the same player', () => {
    const at = table();
    const sent = { ...activate(at, ada, 'pump'), decision: at.decision };
    accepted(at.submit(sent));
    expect(at.awaited).toEqual([ada]);
    expect(refused(at.submit(sent)).kind).toBe('stale');
    expect(at.truth.pile).toHaveLength(1);
  });

  test('has an id that changes with every change, and never comes back', () => {
    const at = table();
    const ids = [at.decision];
    const note = () => ids.push(at.decision);
    doAll(at, activate(at, ada, 'pump'));
    note();
    doAll(at, pass(ada));
    note();
    accepted(at.undo());
    note();
    accepted(at.redo());
    note();
    accepted(at.undo());
    note();
    doAll(at, activate(at, ada, 'crossroads'));
    note();
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('stays the same while nothing changes, and through a save', () => {
    const at = table();
    doAll(at, activate(at, ada, 'pump'));
    const { decision } = at;
    refused(at.submit(pass(bor)));
    refused(at.submit('rubbish'));
    at.view(ada);
    expect(at.decision).toBe(decision);
    const again = restoreGame(at.save());
    expect(again.decision).toBe(decision);
    accepted(again.submit({ ...pass(ada), decision }));
    expect(refused(again.submit({ ...pass(bor), decision })).kind).toBe('stale');
  });

  test('need not be named', () => {
    const at = table();
    doAll(at, { ...activate(at, ada, 'pump'), decision: null } as never, pass(ada));
    expect(at.history.intents[0]).not.toHaveProperty('decision');
  });
});

describe('in the middle of a pile', () => {
  test('whoever comes back is asked the same (case 50)', () => {
    const at = table();
    doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor), pass(cyd), pass(ada));
    const asked = at.view(ada).question;
    expect(asked?.choices).toEqual([
      { kind: 'option', label: 'one' },
      { kind: 'option', label: 'two' },
    ]);
    expect(at.view(ada).question).toEqual(asked);
    const again = restoreGame(JSON.parse(bytes(at)));
    expect(again.view(ada)).toEqual(at.view(ada));
    expect(again.view(bor)).toMatchObject({ question: null, asked: { player: ada, about: 'either' } });
    doAll(again, answer(again, 1));
    expect(again.truth.players[ada]?.isk).toBe(6);
    expect(refused(again.submit(answer(at, 1))).kind).toBe('stale');
  });

  test('only the one who is asked is awaited (case 49)', () => {
    const at = table();
    doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor), pass(cyd), pass(ada));
    expect(at.awaited).toEqual([ada]);
    expect(at.legal(ada).map(({ type }) => type)).toEqual(['answer', 'concede']);
    expect(at.legal(bor).map(({ type }) => type)).toEqual(['concede']);
    expect(at.legal('zed' as never)).toEqual([]);
  });
});
