/** Many children: what is remembered of a long list must be right for every list that comes of it. */
import { expect, test } from 'vitest';
import { assign, enqueueActions, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { compile } from '../../src/kernel/index.ts';
import { type Dice, dice as diceFor } from '../properties/dice.ts';
import { Twins } from './twins.ts';

type Event = { readonly type: 'come' | 'tell' | 'go' | 'spoil' | 'tellAndSpoil'; readonly id: string };

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
  entry: Array.from({ length: 120 }, (_, n) => spawnChild('child', { id: `c${n}` })),
  on: {
    come: { actions: spawnChild('child', { id: ({ event }: { event: Event }) => event.id } as never) },
    tell: { actions: sendTo(({ event }) => event.id, { type: 'tick' }) },
    go: { actions: stopChild(({ event }) => event.id) },
    tellAndSpoil: {
      actions: [
        sendTo(({ event }) => event.id, { type: 'tick' }),
        sendTo(
          ({ self }) => self,
          ({ event }) => ({ type: 'spoil', id: event.id }) as never,
        ),
      ],
    },
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

/** Of a child that is there, mostly, or one that may have gone, or nobody. */
const anyEvent = (state: State, growing: boolean, { roll, pick }: Dice): Event => {
  const there = state.children[roll(state.children.length)]?.id ?? 'nobody';
  const first = `c${roll(120)}`;
  const more = growing ? 'come' : 'go';
  const type = pick(['come', 'tell', 'go', more, more] as const);
  if (type === 'come')
    return { type, id: pick([there, first, ...['d', 'e', 'f', 'g'].map((letter) => `${letter}${roll(1_000)}`)]) };
  return { type, id: type === 'go' ? pick([there, there, there, first, 'nobody']) : there };
};

const shown = ({ status, children }: State): string =>
  `${status} ${children.map(({ id, context }) => `${id}:${JSON.stringify(context)}`).join()}`;

/** Goes on, and compares with what comes of a copy of which nothing is known. */
const goOn = (state: State, event: Event): State => {
  const copy = { ...state, children: [...state.children] };
  const next = runner.next(state, event).state;
  expect(shown(runner.next(copy, event).state)).toBe(shown(next));
  return next;
};

test('a state goes on like its copy that nothing is known of, whatever has come of it before', () => {
  const dice = diceFor(7);
  const states = [runner.initial()];
  for (let n = 0; n < 600; n++) {
    const growing = n % 300 >= 100;
    const last = states.at(-1) as State;
    const next = goOn(last, anyEvent(last, growing, dice));
    if (next.status === 'active') states.push(next);
    const earlier = dice.pick(states);
    goOn(earlier, anyEvent(earlier, growing, dice));
  }
  const sizes = states.map(({ children }) => children.length);
  expect(Math.min(...sizes)).toBeLessThan(100);
  expect(Math.max(...sizes)).toBeGreaterThan(120);
});

test('a hundred children come, hear and go as they do live', () => {
  const dice = diceFor(8);
  const twins = new Twins({ machine: crowd });
  for (let n = 0; n < 150; n++) twins.send(anyEvent(twins.state as State, n > 75, dice));
  const id = twins.state.children.at(-3)?.id;
  twins.send({ type: 'tellAndSpoil', id } as Event);
  expect(twins.state.status).toBe('error');
  expect(twins.state.children.at(-3)).toMatchObject({ id, src: 'child', status: 'active' });
});
