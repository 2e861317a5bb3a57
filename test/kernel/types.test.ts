import { expectTypeOf, test } from 'vitest';
import { assign, createMachine, emit, setup } from 'xstate';
import { compile, fromPersisted, type StateOf } from '../../src/kernel/index.ts';

const lamp = setup({
  types: {
    context: {} as { readonly lit: number },
    input: {} as { readonly lit: number },
    output: {} as string,
    events: {} as { type: 'press'; hard: boolean } | { type: 'break' },
    emitted: {} as { type: 'flash'; times: number },
    tags: {} as 'bright' | 'dark',
    meta: {} as { readonly colour: string },
  },
}).createMachine({
  context: ({ input }) => ({ lit: input.lit }),
  initial: 'off',
  states: {
    off: { tags: 'dark', meta: { colour: 'grey' }, on: { press: 'on' } },
    on: {
      entry: [assign({ lit: ({ context }) => context.lit + 1 }), emit({ type: 'flash', times: 1 })],
      on: { press: 'off', break: 'broken' },
    },
    broken: { type: 'final' },
  },
  output: ({ context }) => String(context.lit),
});

test('the types are those of the machine', () => {
  const runner = compile(lamp);
  const state = runner.initial({ lit: 0 });
  expectTypeOf(state).toEqualTypeOf<StateOf<typeof lamp>>();
  expectTypeOf(state.context).toEqualTypeOf<{ readonly lit: number }>();
  expectTypeOf(state.output).toEqualTypeOf<string | undefined>();
  expectTypeOf(runner.next).parameter(1).toEqualTypeOf<{ type: 'press'; hard: boolean } | { type: 'break' }>();
  expectTypeOf(runner.begin).parameter(0).toEqualTypeOf<{ readonly lit: number }>();
  expectTypeOf(runner.next(state, { type: 'press', hard: true }).emitted).toEqualTypeOf<
    readonly { type: 'flash'; times: number }[]
  >();
  expectTypeOf(runner.value(state)).toEqualTypeOf<'off' | 'on' | 'broken'>();
  expectTypeOf(runner.tags(state)).toEqualTypeOf<readonly ('bright' | 'dark')[]>();
  expectTypeOf(runner.meta(state)).not.toBeAny();
  expectTypeOf((saved: unknown) => fromPersisted(lamp, saved)).returns.toEqualTypeOf<StateOf<typeof lamp>>();
});

test('wrong events, inputs and writes do not compile', () => {
  const runner = compile(lamp);
  const state = runner.initial({ lit: 0 });
  const wrong = (): void => {
    // @ts-expect-error no such event
    runner.next(state, { type: 'push' });
    // @ts-expect-error the event lacks a part
    runner.can(state, { type: 'press' });
    // @ts-expect-error the input is missing
    runner.initial();
    // @ts-expect-error a state is not written to
    state.at = 'on';
    // @ts-expect-error no such state
    runner.matches(state, 'nowhere');
    // @ts-expect-error of another machine
    runner.next(compile(createMachine({ context: { other: 1 } })).initial(), { type: 'break' });
  };
  expectTypeOf(wrong).returns.toBeVoid();
});

test('without declared types everything is as loose as in XState', () => {
  const loose = compile(createMachine({ context: { n: 1 } }));
  expectTypeOf(loose.initial).toBeCallableWith();
  expectTypeOf(loose.next).parameter(1).toExtend<{ type: string }>();
});
