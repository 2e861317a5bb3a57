import { describe, expect, test } from 'vitest';
import type { Intent } from '../../src/model/intent.ts';
import { parseIntent } from '../../src/schema/intent.ts';

const plain = { mode: 0, x: 0, targets: [], into: null, pay: [] };

describe('intents', () => {
  test.each<[unknown, unknown]>([
    [
      { type: 'play', player: 'ian', card: 'o7' },
      { type: 'play', player: 'ian', card: 'o7', ...plain },
    ],
    [
      { type: 'activate', player: 'ian', card: 'o7' },
      { type: 'activate', player: 'ian', card: 'o7', ability: 0, ...plain },
    ],
    [
      {
        type: 'play',
        player: 'ian',
        card: 'o7',
        mode: 1,
        x: 3,
        into: 'o2',
        pay: ['o3'],
        targets: [
          [{ kind: 'card', id: 'o4' }],
          [
            { kind: 'entry', id: 'e1' },
            { kind: 'player', id: 'elysha' },
          ],
          [],
        ],
      },
      {
        type: 'play',
        player: 'ian',
        card: 'o7',
        mode: 1,
        x: 3,
        targets: [
          [{ kind: 'card', id: 'o4' }],
          [
            { kind: 'entry', id: 'e1' },
            { kind: 'player', id: 'elysha' },
          ],
          [],
        ],
        into: 'o2',
        pay: ['o3'],
      },
    ],
    [{ type: 'pass', player: 'ian' }, null],
    [{ type: 'attack', player: 'ian', region: 'o1', defender: 'elysha', ships: ['o2', 'o3'] }, null],
    [{ type: 'order', player: 'ian', ship: 'o2', order: 'move', at: 'o3' }, null],
    [
      { type: 'order', player: 'ian', ship: 'o2', order: 'patrol' },
      { type: 'order', player: 'ian', ship: 'o2', order: 'patrol', at: null },
    ],
    [{ type: 'withdraw', player: 'ian', ship: 'o2' }, null],
    [{ type: 'stay', player: 'ian' }, null],
    [{ type: 'aim', player: 'ian', ship: 'o2', at: 'o3' }, null],
    [{ type: 'hold', player: 'ian', ship: 'o2' }, null],
    [{ type: 'answer', player: 'ian', question: 'q1', chosen: [0, 2] }, null],
    [{ type: 'concede', player: 'ian' }, null],
  ])('%j', (value, intent) => {
    expect(parseIntent(value)).toEqual({ ok: true, intent: intent ?? value, decision: null });
  });

  test('a decision is told apart from the intent', () => {
    const value = { type: 'pass', player: 'ian', decision: 'd7' };
    expect(parseIntent(value)).toEqual({ ok: true, intent: { type: 'pass', player: 'ian' }, decision: 'd7' });
    expect(parseIntent({ ...value, decision: null })).toMatchObject({ ok: true, decision: null });
  });

  test('an object without a prototype, or of another realm, is as good as any', () => {
    const bare = Object.assign(Object.create(null), { type: 'pass', player: 'ian' });
    const foreign = Object.assign(Object.create(Object.create(null)), { type: 'pass', player: 'ian' });
    for (const value of [bare, foreign]) expect(parseIntent(value).ok).toBe(true);
  });

  test('minus zero is zero, so that a saved game is the same game', () => {
    const parsed = parseIntent({ type: 'play', player: 'ian', card: 'o7', x: -0, mode: -0 });
    expect(parsed.ok && Object.is((parsed.intent as Extract<Intent, { type: 'play' }>).x, 0)).toBe(true);
  });

  test('the parsed intent shares nothing with the value', () => {
    const targets = [[{ kind: 'card', id: 'o4' }]];
    const parsed = parseIntent({ type: 'play', player: 'ian', card: 'o7', targets });
    targets[0]?.push({ kind: 'card', id: 'o5' });
    targets.push([]);
    expect(parsed).toMatchObject({ intent: { targets: [[{ kind: 'card', id: 'o4' }]] } });
  });
});
