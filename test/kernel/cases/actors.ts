/** Machines that spawn machines: who hears what when, who stays, and in which order. */
import {
  assign,
  type EventObject,
  emit,
  enqueueActions,
  forwardTo,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { type Chapter, note, nothingNoted, noting, say } from './chapter.ts';

type Said = EventObject & {
  readonly id?: string;
  readonly what?: EventObject;
  readonly ids?: readonly string[];
  readonly output?: unknown;
  readonly actorId?: string;
};
type Noted = { readonly log: readonly string[] };

/** Answers, asks itself, ends, breaks, and says hello and goodbye. */
const worker = setup({
  types: {
    context: {} as { readonly id: string; readonly done: boolean; readonly log: readonly string[] },
    input: {} as { readonly id: string; readonly done?: boolean },
    events: {} as Said,
    emitted: {} as EventObject,
  },
  actions: {
    note: assign(({ context }, { text }: { readonly text: string }) => ({ log: [...context.log, text] })),
    tell: sendParent(({ context }, { type }: { readonly type: string }) => ({ type, from: context.id })),
  },
}).createMachine({
  context: ({ input }) => ({ id: input.id, done: input.done ?? false, log: [] }),
  initial: 'work',
  entry: [{ type: 'tell', params: { type: 'hello' } }, emit({ type: 'nobody hears the children' })],
  exit: note('-worker'),
  on: {
    ping: { actions: [note('ping'), { type: 'tell', params: { type: 'pong' } }] },
    boom: {
      actions: () => {
        throw new Error('boom in a worker');
      },
    },
  },
  states: {
    work: {
      always: { guard: ({ context }) => context.done, target: 'end' },
      on: {
        end: 'end',
        ask: { actions: [sendTo(({ self }) => self, { type: 'later' }), raise({ type: 'now' }), note('ask')] },
        now: { actions: note('now') },
        later: { actions: [note('later'), { type: 'tell', params: { type: 'done' } }] },
      },
    },
    end: {
      type: 'final',
      entry: { type: 'tell', params: { type: 'ending' } },
      output: ({ context }: { context: Noted }) => context.log,
    },
  },
  output: ({ context, event }) => ({ id: context.id, log: (event as Said).output }),
});

const withWorkers = setup({
  types: { context: {} as Noted, events: {} as Said, emitted: {} as EventObject },
  actors: { worker },
  actions: {
    note: assign(({ context }, { text }: { readonly text: string }) => ({ log: [...context.log, text] })),
    noteEvent: assign(({ context, event }) => ({ log: [...context.log, JSON.stringify(event)] })),
  },
});

const boss = withWorkers.createMachine({
  context: nothingNoted,
  initial: 'on',
  on: {
    spawn: {
      actions: spawnChild('worker', {
        id: ({ event }: { event: Said }) => String(event.id),
        input: ({ event }: { event: Said }) => ({ id: String(event.id), done: event.what !== undefined }),
      } as never),
    },
    burst: {
      actions: [
        spawnChild('worker', { id: 'w1', input: { id: 'w1' } } as never),
        sendTo('w1', { type: 'ping' }),
        sendTo(({ self }) => self, { type: 'self' }),
        note('burst'),
        stopChild('w1'),
        spawnChild('worker', { id: 'w1', input: { id: 'w1 again' } } as never),
        spawnChild('worker', { id: 'w9', input: { id: 'w9' } } as never),
        stopChild('w9'),
      ],
    },
    tell: {
      actions: sendTo(
        ({ event }) => String(event.id),
        ({ event }) => event.what ?? { type: 'nothing' },
      ),
    },
    pass: { actions: forwardTo('w2') },
    all: {
      actions: enqueueActions(({ event, enqueue }) => {
        for (const id of event.ids ?? []) enqueue.sendTo(id, { type: 'ping' });
        enqueue.sendTo(({ self }) => self, { type: 'self' });
        enqueue.emit({ type: 'asked' });
        for (const id of event.ids ?? []) enqueue.sendTo(`#_${id}`, { type: 'ask' });
      }),
    },
    stop: { actions: stopChild(({ event }) => String(event.id)) },
    finish: '.off',
    'xstate.done.actor.w2': { actions: [note('w2 by its name'), stopChild('w2')] },
    'xstate.done.actor.*': {
      actions: enqueueActions(({ event, enqueue }) => {
        enqueue.stopChild(String(event.actorId));
        enqueue.assign(({ context }) => ({ log: [...context.log, JSON.stringify(event)] }));
        enqueue.emit({ type: 'left' });
      }),
    },
    'xstate.error.actor.soft': { actions: note('a soft error') },
    '*': { actions: 'noteEvent' },
  },
  states: { on: {}, off: { type: 'final', exit: note('-off') } },
});

const spawn = (id: string, more: object = {}): EventObject => ({ type: 'spawn', id, ...more }) as EventObject;
const tell = (id: string, type: string): EventObject => ({ type: 'tell', id, what: { type } }) as EventObject;

/** The children that are still there when the machine is done stay, stopped. */
const life: readonly EventObject[] = [
  spawn('w1'),
  spawn('w2'),
  spawn('w3', { what: { type: 'done at birth' } }),
  { type: 'all', ids: ['w2', 'w1'] } as EventObject,
  tell('w2', 'ask'),
  ...say('pass'),
  tell('w2', 'end'),
  spawn('w4'),
  // It replaces the live one, in its place.
  spawn('w1'),
  tell('w1', 'end'),
  ...say('burst'),
  { type: 'stop', id: 'w4' } as EventObject,
  { type: 'stop', id: 'nobody' } as EventObject,
  spawn('soft'),
  tell('soft', 'boom'),
  tell('soft', 'ping'),
  spawn('w5'),
  ...say('finish', 'after'),
];

/** Three generations, the middle one of which passes on what it hears. */
const leaf = setup({
  types: { context: {} as { readonly name: string }, input: {} as { readonly name: string }, events: {} as Said },
}).createMachine({
  context: ({ input }) => ({ name: input.name }),
  initial: 'a',
  states: {
    a: {
      on: {
        down: { target: 'b', actions: sendParent({ type: 'up' }) },
        stop: { actions: sendParent({ type: 'stop me' }) },
      },
    },
    b: { type: 'final' },
  },
  output: ({ context }) => context.name,
});
const middle = setup({
  types: {
    context: {} as { readonly name: string; readonly log: readonly string[] },
    input: {} as { readonly name: string },
    events: {} as Said,
  },
  actors: { leaf },
}).createMachine({
  context: ({ input }) => ({ name: input.name, log: [] }),
  initial: 'a',
  entry: [
    spawnChild('leaf', { id: 'l1', input: { name: 'one' } }),
    spawnChild('leaf', { id: 'l2', input: ({ context }) => ({ name: `${context.name}2` }) }),
  ],
  on: {
    up: { actions: sendParent(({ event }) => event) },
    'stop me': { actions: [stopChild('l2'), sendParent({ type: 'stopped one' })] },
    'xstate.done.actor.*': {
      actions: [
        assign({ log: ({ context, event }) => [...context.log, event.type] }),
        sendParent(({ event }) => ({ type: 'grandchild', output: event.output })),
      ],
    },
  },
  states: {
    a: {
      on: {
        down: { actions: [sendTo('l1', { type: 'down' }), sendTo('l2', { type: 'down' })] },
        stop: { actions: sendTo('l2', { type: 'stop' }) },
        end: 'z',
      },
    },
    z: { type: 'final' },
  },
});
const top = setup({ types: { context: {} as Noted, events: {} as Said }, actors: { middle } }).createMachine({
  context: nothingNoted,
  entry: spawnChild('middle', { id: 'm1', input: { name: 'first' } }),
  on: {
    '*': { actions: assign({ log: ({ context, event }) => [...context.log, JSON.stringify(event)] }) },
    more: { actions: spawnChild('middle', { id: 'm2', input: { name: 'second' } }) },
    tell: {
      actions: sendTo(
        ({ event }) => String(event.id),
        ({ event }) => event.what ?? { type: 'nothing' },
      ),
    },
    drop: { actions: stopChild('m1') },
  },
});

/** An actor is told who asks, and answers to that address. */
const server = setup({
  types: { events: {} as { type: 'request'; from: { id: string; send: (event: EventObject) => void } } },
}).createMachine({
  on: { request: { actions: sendTo(({ event }) => event.from as never, { type: 'response' } as never) } },
});
const client = setup({ types: { context: {} as Noted, events: {} as Said }, actors: { server } }).createMachine({
  context: nothingNoted,
  entry: spawnChild('server', { id: 'server' }),
  on: {
    ask: { actions: sendTo('server', ({ self }) => ({ type: 'request', from: self }) as never) },
    response: { actions: assign({ log: ({ context, self }) => [...context.log, `answered ${typeof self.id}`] }) },
  },
});

/** A state that has an actor for as long as it is active. */
const timer = setup({
  types: { context: {} as { readonly n: number }, input: {} as { readonly from: number }, events: {} as EventObject },
}).createMachine({
  context: ({ input }) => ({ n: input.from }),
  initial: 'running',
  on: {
    tick: {
      actions: [
        assign({ n: ({ context }) => context.n - 1 }),
        sendParent(({ context }) => ({ type: 'ticked', n: context.n })),
      ],
    },
    fail: {
      actions: () => {
        throw new Error('boom in a timer');
      },
    },
  },
  states: { running: { always: { guard: ({ context }) => context.n <= 0, target: 'over' } }, over: { type: 'final' } },
  output: ({ context }) => `over at ${context.n}`,
});
const kitchen = setup({
  types: { context: {} as Noted, events: {} as Said },
  actors: { timer },
  actions: {
    noteEvent: assign(({ context, event }) => ({
      log: [...context.log, JSON.stringify({ ...event, error: undefined })],
    })),
  },
}).createMachine({
  id: 'kitchen',
  context: nothingNoted,
  initial: 'idle',
  on: { tick: { actions: sendTo('egg', { type: 'tick' }) } },
  states: {
    idle: { on: { cook: 'cooking', twice: 'both' } },
    cooking: {
      // The letter waits for the actor, which is spawned after the entry actions.
      entry: sendTo('egg', { type: 'tick' }),
      invoke: {
        src: 'timer',
        id: 'egg',
        input: { from: 3 },
        onDone: { target: 'ready', actions: 'noteEvent' },
        onError: { target: 'spoilt', actions: 'noteEvent' },
      },
      on: {
        ticked: { actions: 'noteEvent' },
        cancel: 'idle',
        again: { target: 'cooking', reenter: true },
        spoil: { actions: sendTo('egg', { type: 'fail' }) },
        rush: { actions: sendTo('egg', { type: 'tick' }), target: 'idle' },
      },
    },
    both: {
      type: 'parallel',
      invoke: [
        { src: 'timer', id: 'egg', input: ({ context }) => ({ from: context.log.length }) },
        // Without a name for its logic, and without an id.
        { src: timer, input: { from: 1 } as never, onDone: { actions: 'noteEvent' } },
      ],
      states: {
        a: {
          invoke: {
            src: 'timer',
            id: 'inner',
            input: { from: 0 },
            onDone: { target: '#kitchen.idle', actions: 'noteEvent' },
          },
        },
        b: {},
      },
      on: { ticked: { actions: 'noteEvent' } },
    },
    ready: { on: { cook: 'cooking' } },
    spoilt: { type: 'final' },
  },
});

/** Letters that are still in the mailbox when an actor ends are never read. */
const late = noting.createMachine({
  context: nothingNoted,
  initial: 'a',
  on: { '*': { actions: ['noteEvent', emit({ type: 'heard' })] } },
  states: {
    a: {
      on: {
        go: {
          target: 'b',
          actions: [sendTo(({ self }) => self, { type: 'end' }), sendTo(({ self }) => self, { type: 'late' })],
        },
      },
    },
    b: {
      initial: 'c',
      on: { end: '.d' },
      states: { c: {}, d: { type: 'final', output: 'said' } },
      onDone: { target: 'e', actions: 'noteEvent' },
    },
    e: { type: 'final' },
  },
});

/** What a spawn, a stop and a letter in one list come to. */
const juggler = withWorkers.createMachine({
  context: nothingNoted,
  on: {
    both: {
      actions: [
        spawnChild('worker', { id: 'a', input: { id: 'a' } }),
        spawnChild('worker', { id: 'a', input: { id: 'a again' } }),
        sendTo('a', { type: 'ping' }),
      ],
    },
    sendStop: { actions: [sendTo('a', { type: 'ping' }), stopChild('a')] },
    order: {
      actions: [
        spawnChild('worker', { id: 'b', input: { id: 'b' } }),
        spawnChild('worker', { id: 'c', input: { id: 'c', done: true } }),
        stopChild('b'),
        spawnChild('worker', { id: 'b', input: { id: 'b2' } }),
      ],
    },
    '*': { actions: 'noteEvent' },
  },
});

/** Spawned on the way into the initial state, with letters to and from what is spawned. */
const nursery = withWorkers.createMachine({
  context: nothingNoted,
  initial: 'a',
  entry: [
    sendTo(({ self }) => self, { type: 'first' }),
    spawnChild('worker', { id: 'x', input: { id: 'x' } }),
    sendTo('x', { type: 'ping' }),
    emit({ type: 'born' }),
    spawnChild('worker', { id: 'y', input: { id: 'y', done: true } }),
  ],
  states: {
    a: {
      entry: [stopChild('x'), spawnChild('worker', { id: 'x', input: { id: 'x2' } })],
      on: { hello: { actions: note('hello'), target: 'b' } },
    },
    b: {},
  },
  on: { '*': { actions: 'noteEvent' } },
});

/** Done at birth: the children that it has spawned on the way never start. */
const brief = withWorkers.createMachine({
  context: nothingNoted,
  initial: 'a',
  entry: spawnChild('worker', { id: 'x', input: { id: 'x' } }),
  states: {
    a: { always: 'b' },
    b: { type: 'final', entry: spawnChild('worker', { id: 'y', input: { id: 'y', done: true } }) },
  },
});

/** A custom action that writes to its own actor, on the way into the initial state and later. */
const toItself = noting.createMachine({
  context: nothingNoted,
  initial: 'a',
  entry: [sendTo(({ self }) => self, { type: 'sent' }), ({ self }) => self.send({ type: 'from an action' })],
  on: {
    go: {
      actions: [
        sendTo(({ self }) => self, { type: 'sent' }),
        ({ self }) => self.send({ type: 'from an action' }),
        raise({ type: 'raised' }),
      ],
    },
    '*': { actions: 'noteEvent' },
  },
  states: { a: {} },
});

export const actors: Chapter = [
  { name: 'a custom action that writes to itself', machine: toItself, events: say('go', 'go') },
  { name: 'a boss and workers', machine: boss, events: life },
  {
    name: 'three generations',
    machine: top,
    events: [
      ...say('more'),
      tell('m1', 'down'),
      tell('m1', 'down'),
      tell('m2', 'stop'),
      tell('m2', 'end'),
      ...say('drop', 'more'),
      tell('m2', 'stop'),
    ],
  },
  { name: 'an address in an event', machine: client, events: say('ask', 'ask') },
  {
    name: 'invoked machines',
    machine: kitchen,
    events: say(
      'cook',
      'tick',
      'again',
      'tick',
      'tick',
      'tick',
      'cook',
      'rush',
      'cook',
      'cancel',
      'twice',
      'twice',
      'cook',
      'spoil',
      'cook',
    ),
  },
  { name: 'letters that come too late', machine: late, events: say('x', 'go') },
  {
    name: 'spawns, stops and letters in one list',
    machine: juggler,
    events: say('both', 'sendStop', 'order', 'order'),
  },
  { name: 'children of the initial state', machine: nursery, events: say('x', 'hello') },
  { name: 'children of a machine that is done at birth', machine: brief, events: say('x') },
];
