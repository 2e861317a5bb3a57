/** Machines in which something throws: where they are left, and who hears of it. */
import {
  assign,
  type EventObject,
  emit,
  enqueueActions,
  not,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { type Chapter, note, noted, nothingNoted, noting, say } from './chapter.ts';

const boom = (where: string) => (): never => {
  throw new Error(`boom ${where}`);
};

/** Whatever a step did before it threw is undone. */
const fragile = noting.createMachine({
  context: nothingNoted,
  initial: 'a',
  on: {
    action: { actions: [note('before'), emit({ type: 'lost' }), boom('action'), note('after')] },
    assign: { actions: [note('before'), assign(boom('assign'))] },
    guard: { guard: boom('guard'), target: '.b' },
    entry: '.b',
    exit: '.c',
    late: {
      actions: [
        sendTo(({ self }) => self, { type: 'fine' }),
        sendTo(({ self }) => self, { type: 'action' }),
        emit({ type: 'kept' }),
      ],
    },
    raised: { actions: [note('raising'), raise({ type: 'action' })] },
    fine: { actions: [note('fine'), emit({ type: 'fine' })] },
    lost: { actions: sendTo('nobody', { type: 'x' }) },
    parent: { actions: sendParent({ type: 'x' }) },
    self: { actions: [emit({ type: 'kept' }), stopChild(({ self }) => self as never), note('and on')] },
    queue: {
      actions: enqueueActions(({ enqueue }) => {
        enqueue('noteEvent');
        enqueue(boom('queue'));
      }),
    },
    check: { actions: enqueueActions(({ check }) => void check(boom('check') as never)) },
    params: { actions: { type: 'note', params: boom('params') as never } },
    odd: {
      actions: () => {
        throw { code: 7, message: 'boom odd' };
      },
    },
  },
  states: {
    a: noted('a'),
    b: { entry: [note('+b'), boom('entry')] },
    c: { initial: 'x', states: { x: { always: { guard: boom('always'), target: 'x' } } } },
  },
});

/** It is not there yet when it breaks: its context, its guards, its entry, or what it does as it starts. */
const broken = (where: 'context' | 'guard' | 'start' | 'assign') =>
  setup({
    types: { context: {} as { readonly n: number }, events: {} as EventObject, emitted: {} as EventObject },
  }).createMachine({
    tags: 'root',
    context: where === 'context' ? boom('context') : { n: 1 },
    initial: 'a',
    entry: [assign({ n: 2 }), assign({ n: where === 'assign' ? boom('assign') : 3 })],
    states: {
      a: {
        tags: 'a',
        entry: [emit({ type: 'before' }), ...(where === 'start' ? [boom('start')] : []), emit({ type: 'after' })],
        always: where === 'guard' ? { guard: boom('guard'), target: 'b' } : [],
      },
      b: {},
    },
    on: { x: '.b' },
  });

const child = setup({
  types: { input: {} as { readonly at: string }, context: {} as { readonly at: string }, events: {} as EventObject },
}).createMachine({
  context: ({ input }) => (input.at === 'context' ? boom('context of a child')() : { at: input.at }),
  entry: [
    ({ context }) => (context.at === 'start' ? boom('start of a child')() : undefined),
    assign(({ context }) => (context.at === 'entry' ? boom('entry of a child')() : {})),
  ],
  on: {
    boom: { actions: boom('event of a child') },
    hello: { actions: sendParent({ type: 'hello' }) },
    '*': { guard: not(() => true), actions: [] },
  },
});

/** SCXML's way of reporting an error to somebody else, and the events that XState keeps for itself. */
const reporter = setup({ types: { events: {} as EventObject } }).createMachine({
  on: { report: { actions: sendParent({ type: 'xstate.error', data: 'boom reported' } as EventObject) } },
});
const reported = (handling: boolean) =>
  setup({
    types: { context: {} as { readonly log: readonly string[] }, events: {} as EventObject },
    actors: { reporter },
    actions: { noteEvent: assign(({ context, event }) => ({ log: [...context.log, JSON.stringify(event)] })) },
  }).createMachine({
    context: nothingNoted,
    initial: 'a',
    entry: spawnChild('reporter', { id: 'kid' }),
    exit: 'noteEvent',
    on: {
      report: { actions: sendTo('kid', { type: 'report' }) },
      'xstate.init': { actions: 'noteEvent' },
      'xstate.stop': { actions: 'noteEvent' },
      ...(handling ? { 'xstate.error.*': { actions: 'noteEvent' } } : {}),
    },
    states: { a: {} },
  });

const parent = (handling: boolean) =>
  setup({
    types: {
      context: {} as { readonly log: readonly string[] },
      events: {} as EventObject & { readonly at?: string },
      emitted: {} as EventObject,
    },
    actors: { child },
    actions: {
      noteEvent: assign(({ context, event }) => ({
        log: [...context.log, `${event.type} ${'error' in event ? String((event.error as Error).message) : ''}`],
      })),
    },
  }).createMachine({
    context: nothingNoted,
    initial: 'a',
    on: {
      spawn: {
        actions: [
          spawnChild('child', { id: 'kid', input: ({ event }) => ({ at: String(event.at) }) }),
          emit({ type: 'spawned' }),
        ],
      },
      tell: { actions: sendTo('kid', ({ event }) => ({ type: String(event.at) })) },
      stop: { actions: stopChild('kid') },
      change: {
        actions: [spawnChild('child', { id: 'other', input: { at: 'no' } }), stopChild('kid'), boom('after a change')],
      },
      hello: { actions: 'noteEvent' },
      ...(handling ? { 'xstate.error.actor.*': { actions: 'noteEvent' } } : {}),
    },
    states: { a: {} },
  });

const kid = (type: string, at: string): EventObject => ({ type, at }) as EventObject;
const breaking = ['context', 'start', 'entry'].flatMap((at) => [
  kid('spawn', at),
  kid('tell', 'hello'),
  ...say('stop'),
]);

export const errors: Chapter = [
  ...[
    'action',
    'assign',
    'guard',
    'entry',
    'exit',
    'late',
    'raised',
    'lost',
    'parent',
    'self',
    'queue',
    'check',
    'params',
    'odd',
  ].map((type) => ({
    name: `an error in: ${type}`,
    machine: fragile,
    events: say('fine', type, 'fine'),
  })),
  ...(['context', 'guard', 'start', 'assign'] as const).map((where) => ({
    name: `broken from birth: ${where}`,
    machine: broken(where),
    events: say('x', 'x'),
  })),
  {
    name: 'errors of children, handled',
    machine: parent(true),
    events: [...breaking, kid('spawn', 'no'), kid('tell', 'hello'), kid('tell', 'boom'), kid('tell', 'hello')],
  },
  ...['context', 'start', 'entry'].map((at) => ({
    name: `an error of a child, unhandled: ${at}`,
    machine: parent(false),
    events: [kid('spawn', 'no'), kid('spawn', at), ...say('hello')],
  })),
  {
    name: 'an error of a child, unhandled: event',
    machine: parent(false),
    events: [kid('spawn', 'no'), kid('tell', 'hello'), kid('tell', 'boom'), ...say('hello')],
  },
  { name: 'a reported error, handled', machine: reported(true), events: say('report', 'report', 'xstate.init') },
  { name: 'a reported error, unhandled', machine: reported(false), events: say('report', 'report') },
  { name: 'an error event from outside', machine: reported(false), events: say('xstate.error.actor.x', 'report') },
  { name: 'stopped from outside', machine: reported(true), events: say('xstate.stop', 'report') },
  {
    name: 'children that came and went in a broken step',
    machine: parent(true),
    events: [kid('spawn', 'no'), kid('tell', 'hello'), ...say('change', 'hello')],
  },
];
