import { describe, expect, test } from 'vitest';
import { redact } from '../../src/index.ts';
import { accepted, activate, ada, answer, bor, doAll, game, pass, play, refused } from './table.ts';

const begun = () =>
  game({ ada: { play: ['pump', 'crossroads'], hand: ['grant', 'dear'] }, bor: {} }, { undo: 'anything' });

describe('a snapshot', () => {
  test('is the same object until something changes, for each viewer', () => {
    const at = begun();
    const first = at.snapshot(ada);
    expect(at.snapshot(ada)).toBe(first);
    expect(at.snapshot(bor)).not.toBe(first);
    refused(at.submit(play(at, ada, 'dear')));
    refused(at.submit('rubbish'));
    at.fork().submit(pass(ada));
    expect(at.snapshot(ada)).toBe(first);
    doAll(at, play(at, ada, 'grant'));
    const second = at.snapshot(ada);
    expect(second).not.toBe(first);
    accepted(at.undo());
    expect(at.snapshot(ada)).not.toBe(second);
    expect(at.snapshot(ada).view).toEqual(first.view);
    accepted(at.redo());
    expect(at.snapshot(ada).view).toEqual(second.view);
    at.stop();
    expect(at.snapshot(ada)).toBe(at.snapshot(ada));
  });

  test('holds what its viewer may know, and no more', () => {
    const at = begun();
    doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor), pass(ada));
    for (const viewer of [ada, bor, 'table', 'all'] as const) {
      expect(at.snapshot(viewer)).toEqual({
        n: 4,
        viewer,
        decision: at.decision,
        view: at.view(viewer),
        legal: viewer === 'table' || viewer === 'all' ? [] : at.legal(viewer),
        awaited: [ada],
        facts: at.facts.map((fact) => redact(fact, viewer)),
      });
    }
    expect(at.snapshot()).toBe(at.snapshot('table'));
    expect(JSON.stringify(at.snapshot(bor))).not.toContain('grant');
    doAll(at, answer(at, 0));
    expect(at.snapshot(ada).n).toBe(5);
  });

  test('hides what was drawn from everybody else', () => {
    const at = game({ ada: { hand: ['search'], deck: ['dear'] }, bor: {} });
    doAll(at, play(at, ada, 'search'), pass(ada), pass(bor), pass(ada));
    expect(JSON.stringify(at.snapshot(ada).facts)).toContain('dear');
    for (const viewer of [bor, 'table'] as const) expect(JSON.stringify(at.snapshot(viewer))).not.toContain('dear');
  });

  test('cannot be written into', () => {
    const { snapshot } = begun();
    expect(() => Object.assign(snapshot(ada), { n: 7 })).toThrow(TypeError);
    expect(() => (snapshot(ada).legal as unknown[]).push('pass')).toThrow(TypeError);
    expect(() => Object.assign(snapshot(ada).view, { turn: 9 })).toThrow(TypeError);
  });
});

describe('what the door hands out', () => {
  test('can be handed on by itself, each function of it', () => {
    const { submit, subscribe, snapshot, legal, why, whenLegal, view, undo, redo, save, fork, stop, history } = begun();
    const told: number[] = [];
    const leave = subscribe(({ n }) => told.push(n));
    expect(why(pass(bor))).toMatchObject({ ok: false });
    expect(whenLegal(pass(ada))).toEqual([]);
    expect(legal(ada)).toEqual(snapshot(ada).legal);
    accepted(submit(legal(ada).some(({ type }) => type === 'pass') ? pass(ada) : pass(bor)));
    accepted(undo());
    accepted(redo());
    expect(told).toEqual([1, 0, 1]);
    leave();
    expect(fork({ at: 0 }).view(ada)).toEqual(history.at(0).view(ada));
    expect(view(ada)).toEqual(snapshot(ada).view);
    stop();
    expect(save().intents).toEqual([pass(ada)]);
  });

  test('is the same function each time, so that nobody subscribes anew', () => {
    const at = begun();
    expect(at.subscribe).toBe(at.subscribe);
    expect(at.snapshot).toBe(at.snapshot);
  });
});
