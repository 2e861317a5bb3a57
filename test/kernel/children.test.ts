/** Many children: what is remembered of a long list must be right for every list that comes of it. */
import { expect, test } from 'vitest';
import { assign, enqueueActions, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { compile } from '../../src/kernel/index.ts';
import { type Dice, dice as diceFor } from '../properties/dice.ts';
import { Twins } from './twins.ts';

type Event = { readonly type: 'come' | 'tell' | 'go' | 'spoil'; readonly id: string };

const child = setup({
  types: { context: {} as { readonly n: number }, events: {} as { readonly type: 'tick' } },
}).createMachine({ context: { n: 0 }, on: { tick: { actions: assign({ n: ({ context }) => context.n + 1 }) } } });

const crowd = setup({
  types: { context: {} as { readonly told: number }, events: {} as Event },
  actors: { child },
  actions: {
    boom: () => {
      throw new Error('boom');
    },
  },
}).createMachine({
  context: { told: 0 },
  entry: Array.from({ length: 110 }, (_, n) => spawnChild('child', { id: `c${n}` })),
  on: {
    come: { actions: spawnChild('child', { id: ({ event }: { event: Event }) => event.id } as never) },
    tell: { actions: sendTo(({ event }) => event.id, { type: 'tick' }) },
    go: { actions: stopChild(({ event }) => event.id) },
    spoil: {
      actions: [
        enqueueActions(({ event, enqueue }) => {
          enqueue.stopChild(event.id);
          enqueue.spawnChild('child', { id: 'late' });
          enqueue.stopChild('c7');
          enqueue.spawnChild('child', { id: 'c9' });
        }),
        'boom',
      ],
    },
  },
});

const runner = compile(crowd);
type State = ReturnType<typeof runner.initial>;

/** A child that is there, mostly, or one that is not. */
const anyEvent = (state: State, growing: boolean, { roll }: Dice): Event => {
  const there = state.children[roll(state.children.length)]?.id ?? 'nobody';
  const more = growing ? 'come' : 'go';
  const type = (['come', 'tell', 'go', more, more] as const)[roll(5)] ?? more;
  if (type === 'come') return { type, id: roll(4) === 0 ? there : `d${roll(2_000)}` };
  return { type, id: roll(20) === 0 && type === 'go' ? 'nobody' : there };
};

/** Goes on, and compares with what comes of a copy of which nothing is known. */
const goOn = (state: State, event: Event): State => {
  const copy = JSON.parse(JSON.stringify(state)) as State;
  const next = runner.next(state, event).state;
  expect(runner.hash(runner.next(copy, event).state)).toBe(runner.hash(next));
  return next;
};

test('a state goes on like its copy that nothing is known of, whatever has come of it before', () => {
  const dice = diceFor(7);
  const states = [runner.initial()];
  for (let n = 0; n < 400; n++) {
    const growing = n % 200 >= 100;
    const last = states.at(-1) as State;
    const next = goOn(last, anyEvent(last, growing, dice));
    if (next.status === 'active') states.push(next);
    const earlier = dice.pick(states);
    goOn(earlier, anyEvent(earlier, growing, dice));
  }
  const sizes = states.map(({ children }) => children.length);
  expect(Math.min(...sizes)).toBeLessThan(90);
  expect(Math.max(...sizes)).toBeGreaterThan(110);
});

test('a hundred children come, hear and go as they do live', () => {
  const dice = diceFor(8);
  const twins = new Twins({ machine: crowd });
  for (let n = 0; n < 150; n++) twins.send(anyEvent(twins.state as State, n > 75, dice));
  twins.send({ type: 'spoil', id: 'c3' } as Event);
  expect(twins.state.status).toBe('error');
});
