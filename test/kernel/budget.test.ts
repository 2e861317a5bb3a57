import { describe, expect, test } from 'vitest';
import { type AnyActorRef, assign, createMachine, raise, sendParent, sendTo, spawnChild, stopChild } from 'xstate';
import { BudgetExceeded, compile } from '../../src/kernel/index.ts';

describe('what would never end', () => {
  const toSelf = createMachine({
    context: { n: 0 },
    on: {
      go: { actions: [assign({ n: ({ context }) => context.n + 1 }), sendTo(({ self }) => self, { type: 'go' })] },
    },
  });
  const cycle = createMachine({
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
  });
  const raising = createMachine({ on: { go: { actions: raise({ type: 'go' }) } } });
  const echo = createMachine({ on: { ping: { actions: sendParent({ type: 'pong' }) } } });
  const pingPong = createMachine(
    {
      entry: spawnChild('echo' as never, { id: 'echo' }),
      on: { go: { actions: sendTo('echo', { type: 'ping' }) }, pong: { actions: sendTo('echo', { type: 'ping' }) } },
    },
    { actors: { echo } } as never,
  );

  const answering = createMachine({
    types: { events: {} as { type: 'ball'; from: AnyActorRef } },
    on: {
      ball: {
        actions: sendTo(
          ({ event }) => event.from,
          ({ self }) => ({ type: 'ball', from: self }),
        ),
      },
    },
  });
  const siblings = createMachine(
    {
      entry: ['a', 'b'].map((id) => spawnChild('player' as never, { id })),
      on: {
        go: { actions: sendTo('a', ({ self }) => ({ type: 'ball', from: self })) },
        ball: { actions: sendTo('b', ({ event }) => event) },
      },
    },
    { actors: { player: answering } } as never,
  );
  const inside = createMachine(
    { entry: spawnChild('raising' as never, { id: 'kid' }), on: { go: { actions: sendTo('kid', { type: 'go' }) } } },
    { actors: { raising } } as never,
  );
  const reborn = createMachine(
    {
      on: {
        go: { actions: spawnChild('brief' as never, { id: 'kid' }) },
        'xstate.done.actor.kid': { actions: [stopChild('kid'), spawnChild('brief' as never, { id: 'kid' })] },
      },
    },
    { actors: { brief: createMachine({ initial: 'end', states: { end: { type: 'final' } } }) } } as never,
  );

  test.each([
    ['letters to oneself', toSelf],
    ['eventless transitions', cycle],
    ['raised events', raising],
    ['letters between parent and child', pingPong],
    ['letters between siblings', siblings],
    ['a child that never comes to rest', inside],
    ['a child that is born again whenever it ends', reborn],
  ])('%s end in an error, with the position before it intact', (_, machine) => {
    const limited = compile(machine, { budget: 500 });
    const before = limited.initial();
    const text = JSON.stringify(before);
    expect(() => limited.next(before, { type: 'go' })).toThrow(BudgetExceeded);
    expect(() => limited.next(before, { type: 'go' })).toThrow("'go' set off more than 500 events and microsteps");
    expect(JSON.stringify(before)).toBe(text);
    expect(limited.next(before, { type: 'other' }).state).toBe(before);
  });

  test('eventless transitions end in an error of the machine’s own where it sets itself a limit', () => {
    const limited = createMachine({ ...cycle.config, options: { maxIterations: 50 } });
    const { initial, next } = compile(limited, { budget: 500 });
    expect(next(initial(), { type: 'go' }).state).toMatchObject({ at: 'a', status: 'error' });
  });

  test('at the beginning too', () => {
    const { initial } = compile(
      createMachine({ entry: raise({ type: 'go' }), on: { go: { actions: raise({ type: 'go' }) } } }),
      {
        budget: 500,
      },
    );
    expect(() => initial()).toThrow("'The beginning' set off more than 500");
  });

  test('is told by its length: what is short enough comes to its end', () => {
    const countdown = createMachine({
      context: ({ input }) => ({ left: input as number }),
      on: {
        go: [
          {
            guard: ({ context }) => context.left > 0,
            actions: [assign({ left: ({ context }) => context.left - 1 }), sendTo(({ self }) => self, { type: 'go' })],
          },
        ],
      },
    });
    const limited = compile(countdown, { budget: 500 });
    expect(limited.next(limited.initial(200), { type: 'go' }).state.context).toEqual({ left: 0 });
    expect(() => limited.next(limited.initial(10_000), { type: 'go' })).toThrow(BudgetExceeded);
  });

  test('without a budget of one’s own there is one too', () => {
    const { next, initial } = compile(toSelf);
    expect(() => next(initial(), { type: 'go' })).toThrow('more than 100000');
  });

  test('actors within actors without end', () => {
    const actors: Record<string, unknown> = {};
    const endless = createMachine({ entry: spawnChild('me' as never, { id: 'me' }) }, { actors } as never);
    const nested = endless.provide({ actors } as never);
    // A machine cannot name itself, but the table of actors that it was given can change.
    (nested.implementations.actors as Record<string, unknown>).me = nested;
    expect(() => compile(nested).initial()).toThrow('spawned actors within actors, 500 deep');
  });
});
