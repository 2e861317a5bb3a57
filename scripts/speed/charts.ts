/** Charts of many shapes that do next to nothing, so that what is measured is who runs them. */
import { assign, type EventObject, emit, sendTo, setup, spawnChild, stopChild } from 'xstate';

const events = {} as EventObject;

export const flat = setup({
  types: { events, context: {} as { readonly n: number } },
  guards: { yes: ({ context }) => context.n >= 0 },
}).createMachine({
  context: { n: 0 },
  initial: 'a',
  states: {
    a: { on: { go: { target: 'b', guard: 'yes', actions: assign({ n: ({ context }) => context.n + 1 }) } } },
    b: { on: { go: 'a' } },
  },
});

export const deep = setup({ types: { events } }).createMachine({
  initial: 'a',
  on: { top: { actions: emit({ type: 'heard' }) } },
  states: {
    a: {
      initial: 'b',
      states: {
        b: {
          initial: 'c',
          states: {
            c: { initial: 'd', states: { d: { on: { go: 'e' } }, e: { always: 'f' }, f: { on: { go: 'd' } } } },
          },
        },
      },
    },
  },
});

const region = { initial: 'x', states: { x: { on: { go: 'y' } }, y: { on: { go: 'x' } } } };
export const regions = setup({ types: { events } }).createMachine({
  type: 'parallel',
  states: { a: region, b: region, c: region, d: region },
});

const child = setup({ types: { events, context: {} as { readonly n: number } } }).createMachine({
  context: { n: 0 },
  on: { tick: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
});

export const parentOf = (children: number) =>
  setup({ types: { events }, actors: { child } }).createMachine({
    entry: Array.from({ length: children }, (_, n) => spawnChild('child', { id: `c${n}` })),
    on: {
      tell: { actions: sendTo('c0', { type: 'tick' }) },
      come: { actions: spawnChild('child', { id: 'new' }) },
      go: { actions: stopChild('new') },
    },
  });
