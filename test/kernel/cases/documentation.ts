/** Machines of the kinds that XState's documentation explains. */
import { and, assign, emit, enqueueActions, log, not, or, raise, setup, stateIn } from 'xstate';
import { type Chapter, say } from './chapter.ts';

const toggle = setup({
  types: { events: {} as { type: 'toggle' } | { type: 'nothing' } },
}).createMachine({
  id: 'toggle',
  initial: 'inactive',
  states: {
    inactive: { on: { toggle: 'active', nothing: undefined }, tags: 'off', meta: { colour: 'grey' } },
    active: { on: { toggle: { target: 'inactive' } }, tags: ['on', 'bright'], meta: { colour: 'yellow' } },
  },
});

const counter = setup({
  types: {
    context: {} as { count: number; most: number },
    input: {} as { most: number },
    events: {} as { type: 'inc' } | { type: 'dec' } | { type: 'set'; value: number } | { type: 'double' },
  },
  guards: {
    belowMost: ({ context }) => context.count < context.most,
    aboveZero: ({ context }) => context.count > 0,
    fits: ({ context, event }) => event.type === 'set' && event.value <= context.most,
  },
}).createMachine({
  context: ({ input }) => ({ count: 0, most: input.most }),
  on: {
    inc: { guard: 'belowMost', actions: assign({ count: ({ context }) => context.count + 1 }) },
    dec: { guard: 'aboveZero', actions: assign(({ context }) => ({ count: context.count - 1 })) },
    set: { guard: 'fits', actions: assign({ count: ({ event }) => event.value }) },
    double: [
      { guard: and(['aboveZero', not('belowMost')]), actions: assign({ count: 0 }) },
      { guard: 'aboveZero', actions: [assign({ count: ({ context }) => context.count * 2 }), assign({ most: 9 })] },
    ],
  },
});

/** Independent regions, one of them deep. */
const editor = setup({
  types: { events: {} as { type: 'bold' | 'italic' | 'list' | 'number' | 'plain' } },
  guards: { isBold: stateIn({ bold: 'on' }) },
}).createMachine({
  id: 'editor',
  type: 'parallel',
  on: { plain: [{ guard: 'isBold', target: '.bold.off' }, { target: ['.italic.off', '.list.none'] }] },
  states: {
    bold: { initial: 'off', states: { off: { on: { bold: 'on' } }, on: { on: { bold: 'off' }, tags: 'heavy' } } },
    italic: { initial: 'off', states: { off: { on: { italic: 'on' } }, on: { on: { italic: 'off' } } } },
    list: {
      initial: 'none',
      states: {
        none: { on: { list: 'some' } },
        some: {
          initial: 'dots',
          on: { list: 'none' },
          states: { dots: { on: { number: 'numbers' } }, numbers: { on: { number: 'dots' } } },
        },
      },
    },
  },
});

/** A form of several pages that comes back to the page it was left at. */
const form = setup({
  types: {
    context: {} as { readonly name: string; readonly sent: number },
    events: {} as
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'help' }
      | { type: 'close' }
      | { type: 'name'; name: string },
    emitted: {} as { type: 'sent'; name: string },
  },
  guards: { hasName: ({ context }) => context.name.length > 0 },
}).createMachine({
  context: { name: '', sent: 0 },
  initial: 'filling',
  states: {
    filling: {
      initial: 'name',
      on: { help: 'help' },
      states: {
        name: {
          on: {
            name: { actions: assign({ name: ({ event }) => event.name }) },
            next: { guard: 'hasName', target: 'address' },
          },
        },
        address: { on: { back: 'name', next: 'review' } },
        review: { on: { back: 'address', next: 'sending' } },
        sending: { type: 'final', entry: emit(({ context }) => ({ type: 'sent', name: context.name })) },
        last: { type: 'history' },
      },
      onDone: { target: 'sent', actions: assign({ sent: ({ context }) => context.sent + 1 }) },
    },
    help: { on: { close: 'filling.last' } },
    sent: { type: 'final' },
  },
});

/** Eventless transitions decide where it goes on. */
const grading = setup({
  types: {
    context: {} as { readonly score: number },
    events: {} as { type: 'score'; score: number } | { type: 'again' },
  },
  guards: { over: ({ context }, { limit }: { limit: number }) => context.score > limit },
}).createMachine({
  context: { score: 0 },
  initial: 'waiting',
  states: {
    waiting: { on: { score: { target: 'grading', actions: assign({ score: ({ event }) => event.score }) } } },
    grading: {
      always: [
        { guard: { type: 'over', params: { limit: 90 } }, target: 'excellent' },
        { guard: { type: 'over', params: { limit: 50 } }, target: 'passed' },
        { target: 'failed' },
      ],
    },
    excellent: { tags: 'passed', on: { again: 'waiting' } },
    passed: { tags: 'passed', on: { again: 'waiting' } },
    failed: { on: { again: 'waiting' }, always: { guard: { type: 'over', params: { limit: 49 } }, target: 'passed' } },
  },
});

/** Output: of a final state, of the machine, and in the done event of a parent state. */
const checkout = setup({
  types: {
    context: {} as { readonly paid: number },
    events: {} as { type: 'pay'; sum: number } | { type: 'confirm' } | { type: 'cancel' },
    output: {} as { readonly how: string; readonly paid: number },
  },
}).createMachine({
  context: { paid: 0 },
  initial: 'paying',
  output: ({ context, event }) => ({ how: event.type, paid: context.paid }),
  states: {
    paying: {
      initial: 'open',
      states: {
        open: { on: { pay: { target: 'paid', actions: assign({ paid: ({ event }) => event.sum }) } } },
        paid: { type: 'final', output: ({ context }: { context: { paid: number } }) => context.paid * 2 },
      },
      onDone: {
        target: 'confirming',
        actions: assign({ paid: ({ event }) => Number((event as unknown as { output: number }).output) }),
      },
      on: { cancel: 'cancelled' },
    },
    confirming: { on: { confirm: 'confirmed', cancel: 'cancelled' } },
    confirmed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

/** Partial wildcards, the full one, forbidden events, and which of them goes first. */
const listener = setup({
  types: {
    context: {} as { readonly heard: readonly string[] },
    events: {} as {
      type: 'mouse.click.left' | 'mouse.click' | 'mouse.move' | 'mouse' | 'key.a' | 'key' | 'sleep' | 'wake';
    },
  },
  actions: {
    hear: assign(({ context, event }, { as }: { as: string }) => ({
      heard: [...context.heard, `${as}:${event.type}`],
    })),
  },
}).createMachine({
  context: { heard: [] },
  initial: 'awake',
  on: {
    '*': { actions: { type: 'hear', params: { as: 'any' } } },
    'mouse.*': { actions: { type: 'hear', params: { as: 'mouse' } } },
    'mouse.click.*': { actions: { type: 'hear', params: { as: 'click' } } },
    'mouse.move': { actions: { type: 'hear', params: { as: 'move' } } },
  },
  states: {
    awake: { on: { sleep: 'asleep', 'key.*': { actions: { type: 'hear', params: { as: 'key' } } } } },
    asleep: { on: { wake: 'awake', 'mouse.*': {}, key: undefined, '*': { guard: () => false } } },
  },
});

/** Guards made of guards, under other names, with parameters said and worked out. */
const door = setup({
  types: {
    context: {} as { readonly code: number; readonly tries: number },
    events: {} as { type: 'try'; code: number } | { type: 'lock' } | { type: 'kick' } | { type: 'peek' },
  },
  guards: {
    is: ({ context }, { code }: { code: number }) => context.code === code,
    triedMore: ({ context }, { than }: { than: number }) => context.tries > than,
    tired: ({ context }) => context.tries > 3,
    often: or(['tired', { type: 'triedMore', params: { than: 1 } }]),
    seldom: not('often'),
  },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  context: { code: 3, tries: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        try: [
          { guard: { type: 'is', params: ({ event }) => ({ code: event.code }) }, target: 'open' },
          { guard: and(['seldom', not({ type: 'is', params: { code: 0 } })]), actions: ['count', 'count'] },
          { guard: not('tired'), actions: 'count' },
        ],
        kick: { guard: or(['tired', and(['often', not({ type: 'is', params: { code: 4 } })])]), target: 'open' },
      },
    },
    open: { on: { lock: 'closed', peek: { guard: stateIn('open'), target: 'closed', actions: assign({ tries: 0 }) } } },
  },
});

/** What is enqueued is done afterwards, in order; what is asked meanwhile is how it was before. */
const basket = setup({
  types: {
    context: {} as { readonly items: readonly string[]; readonly full: boolean; readonly seen: number },
    events: {} as { type: 'add'; item: string } | { type: 'clear' } | { type: 'check' } | { type: 'swap' },
    emitted: {} as { type: 'added'; item: string; of: number } | { type: 'full' } | { type: 'swapped'; step: number },
  },
  guards: { isFull: ({ context }) => context.items.length >= 2 },
  actions: { look: assign({ seen: ({ context }) => context.seen + context.items.length }) },
}).createMachine({
  context: { items: [], full: false, seen: 0 },
  on: {
    add: {
      actions: enqueueActions(({ context, event, enqueue, check }) => {
        enqueue.assign({ items: [...context.items, event.item] });
        enqueue('look');
        enqueue.emit(({ context: now }) => ({ type: 'added', item: event.item, of: now.items.length }));
        if (check('isFull')) enqueue.raise({ type: 'check' });
      }),
    },
    check: { guard: 'isFull', actions: [assign({ full: true }), emit({ type: 'full' })] },
    clear: { actions: [assign({ items: [], full: false }), 'look'] },
    swap: {
      actions: enqueueActions(({ enqueue }) => {
        let step = 0;
        enqueue.assign(() => ({ seen: step }));
        enqueue.emit(() => ({ type: 'swapped', step }));
        step = 7;
      }),
    },
  },
});

/** Raised events come before anything from outside, and after eventless transitions. */
const pipeline = setup({
  types: {
    context: {} as { readonly steps: readonly string[] },
    events: {} as { type: 'go' | 'one' | 'two' | 'three' },
  },
  actions: { step: assign(({ context, event }) => ({ steps: [...context.steps, event.type] })) },
}).createMachine({
  context: { steps: [] },
  initial: 'idle',
  states: {
    idle: { on: { go: { target: 'busy', actions: ['step', raise({ type: 'one' }), raise({ type: 'two' })] } } },
    busy: {
      entry: raise({ type: 'three' }),
      always: { guard: ({ context }) => context.steps.length === 2, target: 'late', actions: 'step' },
      on: { one: { actions: 'step' }, two: { actions: 'step' }, three: { actions: 'step' } },
    },
    late: { on: { '*': { actions: 'step' }, go: 'idle' } },
  },
});

/** Re-entering, staying, and going inside. */
const stage = setup({
  types: {
    context: {} as { readonly curtains: number },
    events: {} as { type: 'next' | 'again' | 'stay' | 'inside' | 'out' },
  },
}).createMachine({
  context: { curtains: 0 },
  initial: 'act',
  states: {
    act: {
      entry: assign({ curtains: ({ context }) => context.curtains + 1 }),
      exit: assign({ curtains: ({ context }) => context.curtains + 10 }),
      initial: 'one',
      on: {
        again: { target: 'act', reenter: true },
        stay: 'act',
        inside: { target: '.two', reenter: false },
        out: { target: '.one', reenter: true },
      },
      states: { one: { on: { next: 'two' } }, two: { on: { next: '#bow' } } },
    },
    bow: { id: 'bow', on: { next: 'act', again: { reenter: true } } },
  },
});

/** An entry action that nobody provided, a log, and a custom one. */
const chatty = setup({
  types: { context: {} as { readonly n: number }, events: {} as { type: 'say' } },
  actions: { nobodyProvidedThis: () => {}, shout: (_, __: { readonly loud: boolean }) => {} },
}).createMachine({
  context: { n: 0 },
  entry: [log('hello'), 'nobodyProvidedThis'],
  on: {
    say: {
      actions: [log(({ context }) => context.n, 'n'), assign({ n: 1 }), { type: 'shout', params: { loud: true } }],
    },
  },
});

/** Routes: events that lead to a state by its id. */
const pages = setup({ types: { events: {} as { type: 'xstate.route'; to: string } | { type: 'home' } } }).createMachine(
  {
    id: 'pages',
    initial: 'home',
    on: { home: '.home' },
    states: {
      home: {},
      news: { id: 'news', route: {} },
      shop: {
        id: 'shop',
        route: { guard: () => true },
        initial: 'all',
        states: { all: {}, one: { id: 'one', route: {} } },
      },
      closed: { id: 'closed', route: { guard: () => false } },
    },
  },
);

/** A machine that is at its end as soon as it begins. */
const stillborn = setup({
  types: { input: {} as { readonly n: number }, output: {} as number, context: {} as { n: number } },
}).createMachine({
  context: ({ input }) => ({ n: input.n }),
  initial: 'a',
  entry: assign({ n: ({ context }) => context.n + 1 }),
  exit: assign({ n: ({ context }) => context.n * 100 }),
  output: ({ context }) => context.n,
  states: { a: { always: 'b' }, b: { type: 'final', entry: assign({ n: ({ context }) => context.n * 2 }) } },
});

export const documentation: Chapter = [
  { name: 'toggle', machine: toggle, events: say('toggle', 'nothing', 'toggle', 'nothing', 'unheard', 'toggle') },
  {
    name: 'counter with limits',
    machine: counter,
    input: { most: 3 },
    events: [
      ...say('dec', 'inc', 'inc', 'double', 'inc', 'double', 'dec', 'double'),
      { type: 'set', value: 3 } as never,
      { type: 'set', value: 99 } as never,
      ...say('double'),
    ],
  },
  {
    name: 'editor with regions',
    machine: editor,
    events: say(
      'italic',
      'bold',
      'list',
      'number',
      'plain',
      'plain',
      'list',
      'number',
      'bold',
      'italic',
      'list',
      'plain',
      'plain',
    ),
  },
  {
    name: 'form with history',
    machine: form,
    events: [
      ...say('next', 'help', 'close'),
      { type: 'name', name: 'Ada' } as never,
      ...say('next', 'help', 'close', 'next', 'help', 'close', 'back', 'next', 'next', 'next'),
    ],
  },
  {
    name: 'grading by eventless transitions',
    machine: grading,
    events: [95, 51, 50, 0].flatMap((score) => [{ type: 'score', score }, { type: 'again' }]),
  },
  {
    name: 'checkout with output',
    machine: checkout,
    events: [...say('confirm'), { type: 'pay', sum: 5 } as never, ...say('pay', 'confirm', 'confirm')],
  },
  { name: 'checkout cancelled', machine: checkout, events: say('cancel', 'confirm') },
  {
    name: 'listener with wildcards',
    machine: listener,
    events: ['sleep', 'wake'].flatMap((type) =>
      say('mouse', 'mouse.click', 'mouse.click.left', 'mouse.move', 'mousetrap', 'key', 'key.a', '', type),
    ),
  },
  {
    name: 'door with guards of guards',
    machine: door,
    events: [1, 3, 0, 0, 3, 0, 0].flatMap((code, n) => [
      { type: 'try', code },
      ...say(n % 2 ? 'kick' : 'peek', 'lock'),
    ]),
  },
  {
    name: 'basket with enqueued actions',
    machine: basket,
    events: [
      { type: 'add', item: 'a' } as never,
      ...say('check', 'swap'),
      { type: 'add', item: 'b' } as never,
      { type: 'add', item: 'c' } as never,
      ...say('clear', 'check'),
    ],
  },
  { name: 'pipeline of raised events', machine: pipeline, events: say('one', 'go', 'one', 'go', 'go', 'two') },
  {
    name: 'stage with re-entering',
    machine: stage,
    events: say('next', 'stay', 'next', 'again', 'next', 'inside', 'again', 'out', 'inside', 'next', 'next'),
  },
  { name: 'actions without effect', machine: chatty, events: say('say', 'say') },
  {
    name: 'routes',
    machine: pages,
    events: ['#shop', '#one', '#closed', '#news', '#nowhere', 'news'].flatMap((to) => [
      { type: 'xstate.route', to } as never,
      ...say(to === '#one' ? 'home' : 'unheard'),
    ]),
  },
  { name: 'done at birth', machine: stillborn, input: { n: 4 }, events: say('anything') },
];
