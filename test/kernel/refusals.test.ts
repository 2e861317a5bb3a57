import { describe, expect, test } from 'vitest';
import {
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { compile, fromPersisted, Misuse, toPersisted, Unsupported } from '../../src/kernel/index.ts';

const LAMP = compile(createMachine({ initial: 'off', states: { off: { on: { go: 'on' } }, on: {} } }));
const events = {} as EventObject;
const child = createMachine({ id: 'child' });
const loose = setup({
  types: { events, context: {} as Record<string, unknown> },
  actors: { child, slow: fromPromise(async () => 1) },
});
const entry = (action: unknown): AnyStateMachine =>
  createMachine({ id: 'm', entry: action as never }, { actors: { child } } as never);

const reasons = (machine: AnyStateMachine): readonly string[] => {
  try {
    compile(machine);
  } catch (cause) {
    if (cause instanceof Unsupported) return cause.reasons;
    throw cause;
  }
  return [];
};

/** What can be seen before anything runs. */
const STATIC: readonly (readonly [what: string, machine: AnyStateMachine, reasons: readonly string[]])[] = [
  [
    'after',
    createMachine({ id: 'm', initial: 'a', states: { a: { after: { 10: 'b' } }, b: {} } }),
    ["after, in 'm.a'"],
  ],
  [
    'raise with a delay, on entry and in transitions',
    createMachine({
      id: 'm',
      entry: raise({ type: 'x' }, { delay: 5 }),
      on: { go: { actions: raise({ type: 'x' }, { delay: 5 }) } },
    }),
    ["raise with a delay, in the entry of 'm'", "raise with a delay, in the transition for 'go' of 'm'"],
  ],
  [
    'sendTo with a delay',
    entry(sendTo('x', { type: 'x' }, { delay: 1 })),
    ["sendTo with a delay, in the entry of 'm'"],
  ],
  ['cancel', entry(cancel('x')), ["the action xstate.cancel, in the entry of 'm'"]],
  [
    'a named action that is delayed',
    loose
      .extend({ actions: { late: loose.raise({ type: 'x' }, { delay: 1 }) } })
      .createMachine({ id: 'm', context: {}, exit: 'late' }),
    ["raise with a delay, in the exit of 'm'"],
  ],
  [
    'an invoked promise',
    loose.createMachine({ id: 'm', context: {}, initial: 'a', states: { a: { invoke: { src: 'slow' } } } }),
    ["the actor 'slow', which is no machine, in the invoke of 'm.a'"],
  ],
  [
    'an invoked callback, inline',
    createMachine({ id: 'm', invoke: { src: fromCallback(() => {}) } }),
    ["the actor 'xstate.invoke.0.m', which is no machine, in the invoke of 'm'"],
  ],
  [
    'invoke with onSnapshot',
    createMachine({ id: 'm', invoke: { src: child, onSnapshot: {} } }),
    ["invoke with onSnapshot, in 'm'"],
  ],
  [
    'invoke with a systemId',
    createMachine({ id: 'm', invoke: { src: child, systemId: 's' } }),
    ["invoke with a systemId, in 'm'"],
  ],
  [
    'a spawned transition function',
    createMachine({ id: 'm', entry: spawnChild('t' as never, { id: 't' }) }, {
      actors: { t: fromTransition((state) => state, {}) },
    } as never),
    ["the actor 't', which is no machine, in the entry of 'm'"],
  ],
  [
    'a spawned actor that is not provided',
    entry(spawnChild('nobody' as never, { id: 'x' })),
    ["the actor 'nobody', which is not provided, in the entry of 'm'"],
  ],
  [
    'spawned logic without a name',
    entry(spawnChild(child, { id: 'x' })),
    ["an actor that is spawned without a name in setup({ actors }), in the entry of 'm'"],
  ],
  [
    'a child without an id',
    entry(spawnChild('child' as never)),
    ["spawnChild('child') without an id, in the entry of 'm'"],
  ],
  [
    'a child with a systemId',
    entry(spawnChild('child' as never, { id: 'x', systemId: 's' })),
    ["spawnChild('child') with a systemId, in the entry of 'm'"],
  ],
  [
    'a child with syncSnapshot',
    entry(spawnChild('child' as never, { id: 'x', syncSnapshot: true })),
    ["spawnChild('child') with syncSnapshot, in the entry of 'm'"],
  ],
  [
    'events that are none',
    createMachine({ id: 'm', entry: [raise('x' as never), sendTo('a', { type: '*' })] }),
    [
      'raise of "x", which is no event, in the entry of \'m\'',
      'sendTo of {"type":"*"}, which is no event, in the entry of \'m\'',
    ],
  ],
  [
    'two states with the same id',
    createMachine({ id: 'm', initial: 'a', states: { a: { id: 'x' }, b: { id: 'x' } } }),
    ["an id that another state has too, in 'x'"],
  ],
  [
    'a history state that begins with itself',
    createMachine({ id: 'm', initial: 'h', states: { a: {}, h: { type: 'history' } } }),
    ["a history state that begins with itself, in 'm.h'"],
  ],
  [
    'a history state that leads nowhere',
    createMachine({ id: 'm', initial: 'a', states: { a: {}, h: { type: 'history', target: 'b' } } }),
    ["a history state whose target is not there (A history state of 'm' leads to 'b', which is not there.), in 'm.h'"],
  ],
  [
    'a guard that is made of itself',
    createMachine({ id: 'm', on: { go: { guard: 'a', actions: () => {} } } }, { guards: { a: 'b', b: 'a' } as never }),
    ["the guard 'a', which is made of itself, in the transition for 'go' of 'm'"],
  ],
  [
    'a guard of an unknown kind',
    createMachine({ id: 'm', always: { guard: Object.assign(() => true, { check: () => true }), actions: () => {} } }),
    ["a guard with a check of its own that is not and, or, not or stateIn, in 'always' of 'm'"],
  ],
  [
    'what a child cannot run',
    createMachine({ id: 'm', entry: spawnChild('late' as never, { id: 'x' }) }, {
      actors: { late: createMachine({ id: 'late', after: { 1: {} } }) },
    } as never),
    ["after, in 'late', in the entry of 'm'"],
  ],
];

describe('what can be seen is refused when a machine is read', () => {
  test.each(STATIC)('%s', (_, machine, expected) => {
    expect(reasons(machine)).toEqual(expected);
    expect(() => compile(machine)).toThrow('The kernel cannot run ');
  });

  test('everything that stands against it is said at once', () => {
    const machine = createMachine({
      id: 'm',
      entry: [cancel('x'), raise({ type: 'x' }, { delay: 1 })],
      initial: 'a',
      states: { a: { after: { 1: 'a' } } },
    });
    expect(reasons(machine)).toHaveLength(3);
    expect(reasons(machine)).toHaveLength(3);
  });

  test('what a machine has and does not use is no reason', () => {
    expect(reasons(loose.createMachine({ context: {} }))).toEqual([]);
  });
});

/** What only shows when it is reached: it leaves `next` as an exception, and is no error of the machine's. */
const DYNAMIC: readonly (readonly [what: string, action: unknown, reason: string])[] = [
  [
    'spawn in assign',
    assign({ ref: ({ spawn }) => spawn('child' as never, { id: 'x' } as never) }),
    'spawn in assign or context',
  ],
  ['an id that is an integer', spawnChild('child' as never, { id: (() => '7') as never }), 'a child with the id "7"'],
  ['an id that is a number', spawnChild('child' as never, { id: (() => 7) as never }), 'a child with the id 7'],
  [
    'a delay in enqueueActions',
    enqueueActions(({ enqueue }) => enqueue.raise({ type: 'x' }, { delay: 1 })),
    'raise with a delay',
  ],
  ['cancel in enqueueActions', enqueueActions(({ enqueue }) => enqueue.cancel('x')), 'the action xstate.cancel'],
  [
    'a promise in enqueueActions',
    enqueueActions(({ enqueue }) => enqueue.spawnChild('slow' as never, { id: 'x' } as never)),
    "the actor 'slow', which is no machine",
  ],
  [
    'a child without an id in enqueueActions',
    enqueueActions(({ enqueue }) => enqueue.spawnChild('child' as never, {} as never)),
    'without an id',
  ],
  ['self.getSnapshot()', ({ self }: { self: { getSnapshot(): unknown } }) => self.getSnapshot(), 'self.getSnapshot'],
  ['self.sessionId', assign({ id: ({ self }) => self.sessionId }), 'self.sessionId'],
  ['the system', ({ system }: { system: { get(id: string): unknown } }) => system.get('x'), '`system`'],
  ['an event that is none', raise((() => 'x') as never), '"x" as an event'],
  ['an emitted event that is none', enqueueActions(({ enqueue }) => enqueue.emit('x' as never)), '"x" as an event'],
  ['a wildcard as an event', sendTo(({ self }) => self, (() => ({ type: '*' })) as never), '{"type":"*"} as an event'],
  [
    'a stranger’s address',
    sendTo((() => ({ id: 'x' })) as never, { type: 'x' } as never),
    'a reference that is not the `self`',
  ],
  ['a stranger to stop', stopChild((() => ({ id: 'x' })) as never), 'a reference that is not the `self`'],
];

describe('what shows only when it is reached is refused then', () => {
  test.each(DYNAMIC)('%s', (_, action, reason) => {
    const machine = createMachine({ context: {}, on: { go: { actions: action as never } } }, {
      actors: { child, slow: fromPromise(async () => 1) },
    } as never);
    const runner = compile(machine);
    const before = runner.initial();
    expect(() => runner.next(before, { type: 'go' })).toThrow(Unsupported);
    expect(() => runner.next(before, { type: 'go' })).toThrow(reason);
    expect(runner.next(before, { type: 'other' }).state).toBe(before);
  });

  test('spawn in the initial context', () => {
    const machine = createMachine({ context: ({ spawn }) => ({ ref: spawn(child) }) });
    expect(() => compile(machine).initial()).toThrow('spawn in context');
  });

  test('`enqueue` and `self` after their step has ended', () => {
    let kept: { enqueue?: (action: unknown) => void; self?: { send(event: EventObject): void } } = {};
    const machine = createMachine({
      entry: enqueueActions(({ enqueue, self }) => {
        kept = { enqueue: enqueue as never, self: self as never };
      }),
      on: { go: { actions: sendTo(() => kept.self as never, { type: 'x' } as never) } },
    });
    const state = compile(machine).initial();
    expect(() => kept.enqueue?.('x')).toThrow('`enqueue` after its action has ended');
    expect(() => kept.self?.send({ type: 'x' })).toThrow('self.send when the step is over');
    expect(() => compile(machine).next(state, { type: 'go' })).toThrow('a reference that is not the `self`');
  });

  test('`self` after a step that was given up', () => {
    const kept: { send(event: EventObject): void }[] = [];
    const nobody = sendTo((() => ({ id: 'x' })) as never, { type: 'x' } as never);
    const machine = createMachine({ on: { go: { actions: [({ self }) => void kept.push(self), nobody] } } });
    const runner = compile(machine);
    expect(() => runner.next(runner.initial(), { type: 'go' })).toThrow(Unsupported);
    expect(() => kept[0]?.send({ type: 'x' })).toThrow('self.send when the step is over');
  });

  test.each([undefined, null, 'go', {}, { type: 1 }, { type: '*' }])(
    'an event from outside that is none: %s',
    (event) => {
      const runner = compile(createMachine({ on: { '*': { actions: () => {} } } }));
      expect(() => runner.next(runner.initial(), event as never)).toThrow('as an event');
      expect(() => runner.can(runner.initial(), event as never)).toThrow('as an event');
    },
  );

  test.each<[string, () => unknown, string]>([
    [
      'no machine',
      () => compile(undefined as never),
      'Nothing was given as a machine: a machine is what createMachine',
    ],
    ['null for a machine', () => compile(null as never), 'null was given as a machine'],
    ['an object for a machine', () => compile({} as never), 'An object that is none was given as a machine'],
    ['a name for a machine', () => compile('lamp' as never), '"lamp" was given as a machine'],
    ['a machine to persist for', () => toPersisted({} as never, LAMP.initial()), 'was given as a machine'],
    ['a machine to restore for', () => fromPersisted(5 as never, {}), '5 was given as a machine'],
    ['no event', () => LAMP.next(LAMP.initial(), undefined as never), 'Nothing was given as an event: an event is an'],
    ['a bare name', () => LAMP.can(LAMP.initial(), 'go' as never), '"go" was given as an event'],
    ['no state', () => LAMP.next(undefined as never, { type: 'go' }), 'Nothing was given as a state: a state is what'],
    ['an empty state', () => LAMP.next({} as never, { type: 'go' }), 'An object that is none was given as a state'],
    ['a turn for a state', () => LAMP.value(LAMP.begin() as never), 'An object that is none was given as a state'],
    ['a place for a state', () => LAMP.tags('a' as never), '"a" was given as a state'],
    ['null for a state', () => LAMP.meta(null as never), 'null was given as a state'],
    ['a list for a state', () => LAMP.matches([] as never, 'a' as never), 'A list was given as a state'],
    ['a state to persist', () => toPersisted(LAMP.machine, {} as never), 'was given as a state'],
    [
      'a budget of nothing',
      () => compile(LAMP.machine, { budget: 0 }),
      'The option budget must be a whole number above 0; it is 0.',
    ],
    ['no number', () => compile(LAMP.machine, { budget: Number.NaN }), 'it is NaN.'],
    ['half a step', () => compile(LAMP.machine, { budget: 0.5 }), 'it is 0.5.'],
    [
      'a flag that is none',
      () => compile(LAMP.machine, { debug: 'yes' as never }),
      'must be true or false; it is "yes".',
    ],
    [
      'a log that is none',
      () => compile(LAMP.machine, { log: {} as never }),
      'The option log must be a function; it is an',
    ],
    [
      'a slip',
      () => compile(LAMP.machine, { bugdet: 5 } as never),
      'There is no option bugdet: there are budget, microsteps,',
    ],
    ['no options', () => compile(LAMP.machine, null as never), 'null was given as the options'],
  ])('what is handed in and is none is told in plain words: %s', (_, misuse, words) => {
    expect(misuse).toThrow(Misuse);
    expect(misuse).toThrow(words);
  });

  test('an option that is undefined is not given', () => {
    const unsaid = { budget: undefined, microsteps: undefined, debug: undefined, log: undefined } as never;
    expect(compile(LAMP.machine, unsaid).initial()).toEqual(LAMP.initial());
  });

  test('a state that the chart does not know', () => {
    const runner = compile(createMachine({ id: 'm', initial: 'a', states: { a: {} } }));
    const state = { ...runner.initial(), at: 'b' };
    expect(() => runner.next(state, { type: 'x' })).toThrow("'m' has no state 'b'");
    const memory = { ...runner.initial(), history: { a: ['a'] } };
    expect(() => runner.next(memory, { type: 'x' })).toThrow("'a' is no history state");
  });
});

test('what leads back to a machine that is refused is refused too, though it was read on the way', () => {
  const actors: Record<string, unknown> = {};
  const outer = createMachine({ id: 'outer', entry: [spawnChild('inner' as never, { id: 'i' }), cancel('x')] }, {
    actors,
  } as never);
  const inner = createMachine({ id: 'inner', on: { go: { actions: spawnChild('outer' as never, { id: 'o' }) } } }, {
    actors: { outer },
  } as never);
  (outer.implementations.actors as Record<string, unknown>).inner = inner;
  expect(() => compile(outer)).toThrow(Unsupported);
  expect(() => compile(inner)).toThrow("the action xstate.cancel, in the entry of 'outer'");
});
