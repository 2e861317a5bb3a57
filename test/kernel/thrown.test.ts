import { describe, expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import { compile } from '../../src/kernel/index.ts';

describe('what throws', () => {
  test('is kept as data, and the position before it is as it was', () => {
    const code = Object.assign(new RangeError('too far'), { code: 7, at: { not: 'kept' } });
    const fragile = createMachine({
      context: { n: 0 },
      on: {
        error: {
          actions: [
            assign({ n: 9 }),
            () => {
              throw code;
            },
          ],
        },
        text: {
          actions: () => {
            throw 'a text';
          },
        },
        data: {
          actions: () => {
            throw { a: [1] };
          },
        },
        nothing: {
          actions: () => {
            throw undefined;
          },
        },
        odd: {
          actions: () => {
            throw Symbol('odd');
          },
        },
      },
    });
    const { next, initial } = compile(fragile, { debug: true });
    const failed = next(initial(), { type: 'error' }).state;
    expect(failed).toEqual({
      at: '',
      status: 'error',
      context: { n: 0 },
      children: [],
      error: { name: 'RangeError', message: 'too far', code: 7 },
    });
    expect(next(failed, { type: 'error' }).state).toBe(failed);
    expect(next(initial(), { type: 'text' }).state.error).toBe('a text');
    expect(next(initial(), { type: 'data' }).state.error).toEqual({ a: [1] });
    expect(next(initial(), { type: 'odd' }).state.error).toBe('Symbol(odd)');
    expect(next(initial(), { type: 'nothing' }).state).toMatchObject({ status: 'error' });
  });

  test('in a guard says which guard it was', () => {
    const asking = createMachine(
      { id: 'm', on: { go: { guard: 'broken', actions: () => {} } } },
      {
        guards: {
          broken: () => {
            throw new Error('boom');
          },
        },
      },
    );
    const { next, initial, can } = compile(asking);
    expect(next(initial(), { type: 'go' }).state.error).toMatchObject({
      message: "The guard 'broken' for 'go' in 'm' failed: boom",
    });
    expect(() => can(initial(), { type: 'go' })).toThrow("The guard 'broken' for 'go' in 'm' failed: boom");
  });
});
