import { describe, expect, test } from 'vitest';
import type { RefusalKind } from '../../src/index.ts';
import { activate, ada, answer, bor, bytes, doAll, game, pass, play, refused, seenAt } from './table.ts';

const crossroads = () => {
  const at = game({ ada: { play: ['crossroads'], hand: ['grant', 'dear', 'raider'] }, bor: { hand: ['grant'] } });
  return at;
};

/** A game in which Ada is asked something while the pile resolves. */
const asking = () => {
  const at = crossroads();
  doAll(at, activate(at, ada, 'crossroads'), pass(ada), pass(bor), pass(ada));
  return at;
};

describe('what is refused', () => {
  test.each([
    ['nothing', () => undefined, 'malformed'],
    ['a word', () => 'pass', 'malformed'],
    ['no known intent', () => ({ type: 'fly', player: 'ada' }), 'malformed'],
    ['an intent with a field too many', () => ({ type: 'pass', player: 'ada', speed: 9 }), 'malformed'],
    [
      'another decision’s',
      () => ({ type: 'answer', player: 'ada', question: 'q1', chosen: [0], decision: 'd0' }),
      'stale',
    ],
    ['an answer to an old question', () => ({ type: 'answer', player: 'ada', question: 'q9', chosen: [0] }), 'stale'],
    ['an addition while the pile resolves', (at) => play(at, bor, 'grant'), 'window'],
    ['a pass while something is asked', () => pass(ada), 'window'],
    ['an answer by another', (at) => ({ ...answer(at, 0), player: bor }), 'rule'],
    ['no choice', (at) => answer(at, 7), 'rule'],
    ['too many choices', (at) => answer(at, 0, 1), 'rule'],
    ['a stranger', () => pass('zed' as never), 'rule'],
  ] as const satisfies readonly (readonly [string, (at: ReturnType<typeof asking>) => unknown, RefusalKind])[])(
    '%s, changes nothing',
    (_, what, kind) => {
      const at = asking();
      const intent = what(at);
      const before = { bytes: bytes(at), truth: at.truth, window: at.window, decision: at.decision };
      const why = at.why(intent);
      const result = refused(at.submit(intent));
      expect(result).toEqual(why);
      expect(result.kind).toBe(kind);
      expect(result.message).toMatch(/^["A-Z\d].*[.)]$/);
      expect(result.clauses.length > 0).toBe(kind === 'rule' || kind === 'window' || /q9/.test(result.message));
      expect(at.truth).toBe(before.truth);
      expect(at.window).toBe(before.window);
      expect(at.decision).toBe(before.decision);
      expect(bytes(at)).toBe(before.bytes);
    },
  );

  test('names every clause that fails, with its rule (case 52)', () => {
    const at = game({ ada: { hand: ['grant', 'dear', 'veto'] }, bor: { hand: ['dear'] } });
    const { clauses, message } = refused(at.submit({ ...play(at, bor, 'dear'), x: 2, mode: 1 }));
    expect(clauses.map(({ rule }) => rule)).toEqual(['500.6', '200.3', '600.1', '600.2']);
    expect(message).toBe(`${clauses[0]?.words} (500.6)`);
    expect(refused(at.submit(play(at, ada, 'veto'))).clauses.map(({ rule }) => rule)).toEqual(['800.1']);
  });

  test('says when it would be legal', () => {
    const at = crossroads();
    const { clauses } = refused(at.submit(play(at, ada, 'dear')));
    expect(clauses).toEqual([
      { kind: 'rule', rule: '600.2', words: 'The price is 9 ISK; Ada has 4.', remedy: 'Legal with 9 ISK.' },
    ]);
  });

  test('after the end is everything', () => {
    const at = crossroads();
    doAll(at, { type: 'concede', player: bor });
    expect(at.truth.ending).toEqual({ kind: 'won', by: 'ada' });
    expect(at.awaited).toEqual([]);
    expect(refused(at.submit(pass(ada)))).toMatchObject({ kind: 'window', message: 'The game is over. (100.2)' });
    expect(refused(at.submit({ type: 'concede', player: bor })).kind).toBe('rule');
  });
});

describe('what is accepted', () => {
  test('happens wholly, and says what happened', () => {
    const at = crossroads();
    const result = at.submit(play(at, ada, 'grant'));
    expect(result).toEqual({ ok: true, facts: at.facts });
    expect(at.facts.map(({ type }) => type)).toEqual(['moved', 'announced']);
    expect(at.n).toBe(1);
    expect(at.history.intents).toHaveLength(1);
  });

  test('is what was read, and not what was handed in', () => {
    const at = crossroads();
    const intent = { ...play(at, ada, 'grant'), targets: [] as unknown[] };
    doAll(at, intent as never);
    const before = seenAt(at);
    intent.targets.push('later');
    expect(at.history.intents[0]).toMatchObject({ targets: [] });
    expect(seenAt(at)).toEqual(before);
  });
});
