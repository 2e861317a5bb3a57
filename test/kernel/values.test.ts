/** A state is a plain value: what that promises. */

import { describe, expect, test } from 'vitest';
import { assign, createMachine, emit, enqueueActions, log, raise, sendTo, setup, spawnChild } from 'xstate';
import { compile, hash } from '../../src/kernel/index.ts';

const child = createMachine({
  id: 'child',
  context: { n: 0 },
  on: { tick: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
});

const family = setup({
  types: {
    context: {} as { readonly list: readonly number[]; readonly deep: { readonly a: { readonly b: number } } },
    events: {} as
      | { type: 'grow' }
      | { type: 'add' }
      | { type: 'tick'; id: string }
      | { type: 'on' }
      | { type: 'off' }
      | { type: 'keep' },
    emitted: {} as { type: 'grown'; to: number },
  },
  actors: { child },
}).createMachine({
  id: 'family',
  context: { list: [1], deep: { a: { b: 1 } } },
  initial: 'a',
  on: {
    grow: {
      actions: [
        assign({ list: ({ context }) => [...context.list, context.list.length + 1] }),
        emit(({ context }) => ({ type: 'grown', to: context.list.length })),
      ],
    },
    add: {
      actions: spawnChild('child', {
        id: ({ context }: { context: { list: readonly number[] } }) => `c${context.list.length}`,
      } as never),
    },
    tick: { actions: sendTo(({ event }) => event.id, { type: 'tick' }) },
    keep: { actions: enqueueActions(() => {}) },
  },
  states: {
    a: { on: { on: 'b' }, tags: 'first', meta: { note: 1 } },
    b: { initial: 'x', on: { off: 'a' }, states: { x: {}, h: { type: 'history' } } },
  },
});

const runner = compile(family, { debug: true });
const stateAfter = (...events: readonly Parameters<typeof runner.next>[1][]) =>
  events.reduce((state, event) => runner.next(state, event).state, runner.initial());

describe('one immutable value', () => {
  test('is the very same when nothing comes of an event', () => {
    const state = stateAfter({ type: 'grow' }, { type: 'add' }, { type: 'on' });
    expect(runner.next(state, { type: 'unheard' } as never)).toEqual({ state, emitted: [] });
    expect(runner.next(state, { type: 'unheard' } as never).state).toBe(state);
    expect(runner.next(state, { type: 'keep' }).state).toBe(state);
    expect(runner.next(state, { type: 'on' } as never).state).toBe(state);
  });

  test('shares with the one before what has not changed', () => {
    const state = stateAfter({ type: 'add' }, { type: 'grow' }, { type: 'add' });
    const next = runner.next(state, { type: 'tick', id: 'c2' }).state;
    expect(next.context).toBe(state.context);
    expect(next.children[0]).toBe(state.children[0]);
    expect(next.children[1]).not.toBe(state.children[1]);
    expect(runner.next(state, { type: 'grow' }).state.children).toBe(state.children);
  });

  test('can be gone on from as often as one likes', () => {
    const state = stateAfter({ type: 'add' });
    const one = runner.next(state, { type: 'tick', id: 'c1' }).state;
    const other = runner.next(state, { type: 'grow' }).state;
    expect(runner.next(state, { type: 'tick', id: 'c1' }).state).toEqual(one);
    expect(one.context.list).toEqual([1]);
    expect(other.context.list).toEqual([1, 2]);
    expect(state.children[0]?.context).toEqual({ n: 0 });
  });

  test('is what its JSON says, with children, history and all', () => {
    const state = stateAfter({ type: 'add' }, { type: 'on' }, { type: 'off' });
    expect(state).toEqual({
      at: 'a',
      status: 'active',
      context: { list: [1], deep: { a: { b: 1 } } },
      children: [{ id: 'c1', src: 'child', at: '', status: 'active', context: { n: 0 }, children: [] }],
      history: { 'b.h': ['b.x'] },
    });
    const read = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(read).toEqual(state);
    expect(runner.next(read, { type: 'tick', id: 'c1' })).toEqual(runner.next(state, { type: 'tick', id: 'c1' }));
    expect(runner.next(read, { type: 'unheard' } as never).state).toBe(read);
  });

  test('is frozen through and through when debugging, and not otherwise', () => {
    const state = stateAfter({ type: 'add' });
    expect([state, state.context, state.context.deep.a, state.children, state.children[0]].every(Object.isFrozen)).toBe(
      true,
    );
    const loose = compile(createMachine({ context: () => ({ a: {} }) })).initial();
    expect(Object.isFrozen(loose)).toBe(false);
  });

  test('a state that is not frozen is not written to either', () => {
    const plain = compile(family);
    const state = JSON.parse(JSON.stringify(stateAfter({ type: 'add' }, { type: 'on' }))) as ReturnType<
      typeof plain.initial
    >;
    const text = JSON.stringify(state);
    for (const event of [{ type: 'add' }, { type: 'tick', id: 'c1' }, { type: 'grow' }, { type: 'off' }] as const)
      plain.next(state, event);
    expect(JSON.stringify(state)).toBe(text);
  });

  test.each([
    ['a map', new Map(), 'Map in a state, at state.context.it'],
    ['a function', () => 1, 'function in a state, at state.context.it'],
    ['a number that is none', Number.NaN, 'NaN in a state, at state.context.it'],
    ['a date', { at: new Date(0) }, 'Date in a state, at state.context.it.at'],
    ['a big integer', [1n], 'bigint in a state, at state.context.it.0'],
  ])('debugging finds what is no plain data: %s', (_, it, message) => {
    const odd = createMachine({ context: () => ({ it }) });
    expect(() => compile(odd, { debug: true }).initial()).toThrow(message);
    expect(compile(odd).initial().context).toEqual({ it });
  });

  test('an address in a state is found when it is written down', () => {
    const odd = createMachine({ context: ({ self }) => ({ self }) });
    expect(() => JSON.stringify(compile(odd).initial())).toThrow("a reference to the actor 'root' in a state");
    expect(() => compile(odd, { debug: true }).initial()).toThrow('Self in a state');
    expect(() => hash(compile(odd).initial())).toThrow('no plain data');
  });
});

describe('what it can be asked', () => {
  test('value, tags, meta, matches, can', () => {
    const state = stateAfter({ type: 'add' });
    expect(runner.value(state)).toBe('a');
    expect(runner.tags(state)).toEqual(['first']);
    expect(runner.meta(state)).toEqual({ 'family.a': { note: 1 } });
    expect(runner.can(state, { type: 'on' })).toBe(true);
    expect(runner.can(state, { type: 'off' })).toBe(false);
    const inner = stateAfter({ type: 'on' });
    expect(runner.value(inner)).toEqual({ b: 'x' });
    expect(runner.matches(inner, 'b')).toBe(true);
    expect(runner.matches(inner, { b: 'x' })).toBe(true);
    expect(runner.matches(inner, 'b.x' as never)).toBe(true);
    expect(runner.matches(inner, 'a')).toBe(false);
  });

  test('what was emitted, and only by this event', () => {
    expect(runner.begin().emitted).toEqual([]);
    expect(runner.next(stateAfter({ type: 'grow' }), { type: 'grow' }).emitted).toEqual([{ type: 'grown', to: 3 }]);
  });

  test('microsteps, when they are asked for', () => {
    const chain = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { entry: raise({ type: 'x' }) } },
    });
    const state = compile(chain).initial();
    expect(compile(chain).next(state, { type: 'go' }).microsteps).toBeUndefined();
    const { microsteps } = compile(chain, { microsteps: true }).next(state, { type: 'go' });
    expect(microsteps?.map(({ event, transitions, value }) => [event.type, transitions, value])).toEqual([
      ['go', [{ source: 'm.a', target: ['m.b'], eventType: 'go', reenter: false, index: 0 }], 'b'],
      ['go', [{ source: 'm.b', target: ['m.c'], eventType: '', reenter: false, index: 0 }], 'c'],
      ['x', [], 'c'],
    ]);
  });

  test('what `log` says, when somebody listens', () => {
    const said: unknown[] = [];
    const chatty = createMachine({
      context: { n: 1 },
      entry: log('hello'),
      on: { go: { actions: log(({ context }) => context.n, 'n') } },
    });
    const loud = compile(chatty, { log: (...values) => said.push(values) });
    loud.next(loud.initial(), { type: 'go' });
    expect(said).toEqual([['hello'], ['n', 1]]);
  });

  test('states with dots, spaces and backslashes in their keys have names too', () => {
    const odd = createMachine({
      initial: 'a.b',
      states: { 'a.b': { on: { go: 'c d' } }, 'c d': { initial: 'e\\f', states: { 'e\\f': {}, e: {} } } },
    });
    const names = compile(odd);
    const first = names.initial();
    const second = names.next(first, { type: 'go' }).state;
    expect([first.at, second.at]).toEqual(['a\\.b', 'c\\_d.e\\\\f']);
    // Read anew, by a chart that has not seen them.
    const again = compile(odd.provide({}));
    expect([again.value(first), again.value(second)]).toEqual(['a.b', { 'c d': 'e\\f' }]);
  });
});
