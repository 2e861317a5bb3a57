import { describe, expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import { compile, hash } from '../../src/kernel/index.ts';

describe('the hash', () => {
  const chart = createMachine({
    context: { n: 0, list: [] as number[] },
    initial: 'a',
    on: {
      count: { actions: assign({ n: ({ context }) => context.n + 1 }) },
      list: { actions: assign({ list: ({ context }) => [...context.list, context.list.length] }) },
    },
    states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } },
  });
  const runner = compile(chart);
  const stateAfter = (...types: readonly string[]) =>
    types.reduce((state, type) => runner.next(state, { type }).state, runner.initial());

  test('is equal for equal content, whatever the order of keys, also after a trip through JSON', () => {
    expect(hash({ a: 1, b: [{ c: null, d: undefined }] })).toBe(hash({ b: [{ c: null }], a: 1 }));
    const state = stateAfter('count', 'list', 'go');
    expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
    expect(runner.hash(stateAfter('count', 'go', 'list'))).toBe(runner.hash(stateAfter('list', 'count', 'go')));
    expect(runner.hash(stateAfter('go', 'go'))).toBe(runner.hash(runner.initial()));
  });

  test('differs when anything differs', () => {
    const values: readonly unknown[] = [
      ...[
        null,
        true,
        false,
        0,
        1,
        -1,
        0.5,
        1e300,
        2 ** 32,
        '',
        '0',
        '1',
        'true',
        'null',
        'a',
        'b',
        'ab',
        'ba',
        'a'.repeat(100),
        'é',
      ],
      ...[[], [[]], [1, 2], [2, 1], [1, [2]], [[1], 2], [null], ['a', 'b'], ['ab']],
      ...[
        {},
        { a: 1 },
        { a: '1' },
        { b: 1 },
        { a: 1, b: 2 },
        { a: 2, b: 1 },
        { a: { b: 1 } },
        { a: [1] },
        { 0: 1 },
        { a: {} },
        { a: null },
      ],
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  test('is the same in every process', () => {
    expect(hash(null)).toBe('5a308d31299f31d0');
    expect(hash('text')).toBe('434f11ddccdac991');
    expect(hash({ a: [1, 'b', false], c: { d: 0.25 } })).toBe('b73094e4af60467a');
  });

  test('does not collide among a hundred thousand small states', () => {
    const seen = new Set<string>();
    for (let a = 0; a < 50; a++)
      for (let b = 0; b < 50; b++)
        for (let c = 0; c < 40; c++)
          seen.add(hash({ at: `s${a}`, context: { list: [b, c, a % 3], n: b - c }, children: [] }));
    expect(seen.size).toBe(100_000);
  });
});
