/** Machines after the ideas of the W3C's SCXML tests: each shows one thing that an implementation can get wrong. */
import { assign, enqueueActions, raise, type StateValue, sendTo, stateIn } from 'xstate';
import { type Chapter, note, noted, nothingNoted, noting, say } from './chapter.ts';

/** XState's types do not know it inline. */
const within = (value: StateValue) => stateIn(value) as never;

/** Internal events are taken before external ones, and each kind in the order in which they came. */
const queues = noting.createMachine({
  context: nothingNoted,
  initial: 's0',
  entry: [
    sendTo(({ self }) => self, { type: 'external.1' }),
    raise({ type: 'internal.1' }),
    raise({ type: 'internal.2' }),
  ],
  states: {
    s0: {
      entry: [raise({ type: 'internal.3' }), sendTo(({ self }) => self, { type: 'external.2' })],
      on: { 'internal.*': { actions: 'noteEvent' }, 'external.2': 's1', '*': { actions: 'noteEvent' } },
    },
    s1: { on: { '*': { actions: ['noteEvent', raise({ type: 'last' })] }, last: 's0' } },
  },
});

/** Exit from the innermost outwards and against document order, then the transition, then entry. */
const order = noting.createMachine({
  context: nothingNoted,
  initial: 'a',
  entry: note('+root'),
  exit: note('-root'),
  states: {
    a: {
      ...noted('a'),
      initial: 'a1',
      states: {
        a1: {
          ...noted('a1'),
          initial: 'deep',
          states: {
            deep: { ...noted('deep'), on: { go: { target: '#b2', actions: [note('first'), note('second')] } } },
          },
        },
      },
    },
    b: {
      ...noted('b'),
      type: 'parallel',
      states: {
        b1: { ...noted('b1'), initial: 'x', states: { x: noted('b1x') } },
        b2: { ...noted('b2'), id: 'b2', initial: 'y', states: { y: noted('b2y') } },
        b3: noted('b3'),
      },
      on: { back: 'a', end: 'end' },
    },
    end: { ...noted('end'), type: 'final' },
  },
});

/** The actions of initial transitions come between the entry of the parent and that of the child. */
const initials = noting.createMachine({
  context: nothingNoted,
  initial: { target: 'p', actions: note('initial root') },
  entry: note('+root'),
  states: {
    p: {
      ...noted('p'),
      initial: { target: 'q', actions: note('initial p') },
      on: { inner: { target: '.q', reenter: true }, direct: '#other' },
      states: {
        q: {
          ...noted('q'),
          initial: { target: 'r', actions: [note('initial q'), raise({ type: 'raised' })] },
          states: { r: noted('r') },
        },
        o: {
          ...noted('o'),
          initial: { target: 's', actions: note('never') },
          states: { s: noted('s'), t: { ...noted('t'), id: 'other' } },
        },
      },
    },
  },
  on: { raised: { actions: note('raised') }, again: { target: '.p', reenter: true } },
});

/** A parallel state is done when all its regions are, and says so once; a compound one when its final state is entered. */
const done = noting.createMachine({
  context: nothingNoted,
  initial: 'p',
  states: {
    p: {
      type: 'parallel',
      states: {
        one: {
          initial: 'x',
          states: { x: { on: { one: 'f' } }, f: { type: 'final', entry: note('f1'), output: 1 } },
          onDone: { actions: 'noteEvent' },
        },
        two: {
          initial: 'x',
          states: {
            x: { on: { two: 'f' } },
            f: {
              type: 'final',
              entry: note('f2'),
              output: ({ context }: { context: { log: readonly string[] } }) => context.log.length,
            },
          },
          onDone: { actions: 'noteEvent' },
        },
        three: {
          type: 'parallel',
          states: {
            in1: { initial: 'x', states: { x: { on: { both: 'f' } }, f: { type: 'final' } } },
            in2: { initial: 'x', states: { x: { on: { both: 'f' } }, f: { type: 'final' } } },
          },
          onDone: { actions: 'noteEvent' },
        },
      },
      onDone: { target: 'q', actions: 'noteEvent' },
      on: { 'xstate.done.state.*': { actions: note('any') } },
    },
    q: { initial: 'x', states: { x: { on: { one: 'f' } }, f: { type: 'final', output: 'q' } }, onDone: 'end' },
    end: { type: 'final' },
  },
});

/** The whole machine is a parallel state that is done when its regions are. */
const doneTogether = noting.createMachine({
  context: nothingNoted,
  type: 'parallel',
  exit: note('-root'),
  output: ({ context, event }) => [context.log.length, event.type, (event as { output?: unknown }).output],
  states: {
    left: {
      tags: 'left',
      exit: note('-left'),
      initial: 'x',
      states: { x: { on: { l: 'f' } }, f: { type: 'final', exit: note('-lf') } },
    },
    right: {
      tags: 'right',
      exit: note('-right'),
      initial: 'x',
      states: { x: { on: { r: 'f' } }, f: { type: 'final', exit: note('-rf') } },
    },
  },
});

/** Of transitions that leave the same states the innermost wins; of equals the first region's. */
const conflicts = noting.createMachine({
  context: nothingNoted,
  initial: 'p',
  states: {
    p: {
      type: 'parallel',
      on: { both: { target: 'out', actions: note('parent') } },
      states: {
        a: {
          initial: 'x',
          states: {
            x: {
              on: { both: { target: 'y', actions: note('a') }, leave: { target: '#out', actions: note('a leaves') } },
            },
            y: { on: { back: 'x' } },
          },
        },
        b: {
          initial: 'x',
          on: { both: { target: '#out', actions: note('outer b') } },
          states: {
            x: { on: { both: { target: 'y', actions: note('b') }, leave: { target: 'y', actions: note('b stays') } } },
            y: {},
          },
        },
        c: { on: { both: { actions: note('c') }, leave: { target: '#out', actions: note('c leaves') } } },
      },
    },
    out: { id: 'out', on: { in: 'p' } },
  },
});

/** A transition to its own source leaves it only when it says so; one to a child stays inside unless it says otherwise. */
const internal = noting.createMachine({
  context: nothingNoted,
  initial: 's',
  states: {
    s: {
      ...noted('s'),
      initial: 't',
      on: {
        self: 's',
        outer: { target: 's', reenter: true },
        in: '.u',
        out: { target: '.u', reenter: true },
        nowhere: { actions: note('nowhere') },
        still: { reenter: true, actions: note('still') },
      },
      states: { t: noted('t'), u: { ...noted('u'), on: { root: { target: '#top' } } } },
    },
  },
  id: 'top',
  on: { all: { target: '.s', reenter: true }, home: { target: '.s' } },
});

/** A parallel state is left and entered as a whole by a transition between its regions. */
const regions = noting.createMachine({
  context: nothingNoted,
  initial: 'p',
  states: {
    p: {
      ...noted('p'),
      type: 'parallel',
      states: {
        a: {
          ...noted('a'),
          initial: 'a1',
          states: { a1: { ...noted('a1'), on: { across: '#b2' } }, a2: noted('a2') },
          on: { a2: '.a2' },
        },
        b: {
          ...noted('b'),
          initial: 'b1',
          states: { b1: noted('b1'), b2: { ...noted('b2'), id: 'b2', on: { over: '#a2both' } } },
        },
        c: { ...noted('c'), initial: 'c1', states: { c1: noted('c1'), c2: { ...noted('c2'), id: 'a2both' } } },
      },
      on: { two: { target: ['.a.a2', '.c.c2'] }, three: { target: ['#b2', '#a2both'], reenter: true } },
    },
  },
});

/** Eventless transitions are taken in every region, until none is left, and before anything raised. */
const eventless = noting.createMachine({
  context: nothingNoted,
  type: 'parallel',
  states: {
    a: {
      initial: 'x',
      states: {
        x: { on: { go: { target: 'y', actions: [raise({ type: 'raised' }), note('go a')] } } },
        y: { always: { guard: within({ b: 'y' }), target: 'z', actions: note('a sees b') } },
        z: { on: { raised: { actions: note('raised in a') } } },
      },
    },
    b: {
      initial: 'x',
      states: {
        x: { always: { guard: within('a.y'), target: 'y', actions: note('b sees a') } },
        y: { on: { raised: { target: 'x', actions: note('raised in b') }, go: 'x' } },
      },
    },
  },
  on: { raised: { actions: note('raised at the root') } },
});

/** Regions are asked in the order in which they were entered, and a region that moves goes to the end of it. */
const moving = noting.createMachine({
  context: nothingNoted,
  type: 'parallel',
  on: { start: { actions: note('start') } },
  states: Object.fromEntries(
    ['a', 'b', 'c'].map((key) => [
      key,
      {
        initial: 'x',
        states: {
          x: { on: { [key]: 'y' } },
          y: {
            on: {
              [key]: 'x',
              all: { actions: note(`all ${key}`) },
              [`re${key}`]: { target: `#${key}`, reenter: true },
            },
            always: {
              guard: ({ context }: { context: { log: readonly string[] } }) => context.log.at(-1) === 'start',
              target: 'z',
              actions: note(`always ${key}`),
            },
          },
          z: { on: { [key]: 'x', all: { actions: note(`z ${key}`) } } },
        },
        id: key,
      },
    ]),
  ),
});

/** Keys that look like numbers: JavaScript puts them first, and so does the order of regions. */
const numbers = noting.createMachine({
  context: nothingNoted,
  type: 'parallel',
  states: Object.fromEntries(
    ['b', '2', 'a', '1'].map((key) => [
      key,
      {
        ...noted(key),
        initial: 'x',
        states: {
          x: { tags: key, on: { [key]: 'y', all: { actions: note(`x ${key}`) } } },
          y: { on: { all: { actions: note(`y ${key}`) } } },
        },
      },
    ]),
  ),
});

/** More wildcards than a word has bits. */
const wildcards = noting.createMachine({
  context: nothingNoted,
  on: Object.fromEntries(
    Array.from({ length: 70 }, (_, n) => [`${n % 2 ? `e${n}` : `e${n % 8}.f${n}`}.*`, { actions: note(`heard ${n}`) }]),
  ),
});

/** A guard sees where the machine was before the microstep, and the context as it is by then. */
const seeing = noting.createMachine({
  context: nothingNoted,
  initial: 'x',
  states: {
    x: {
      on: {
        go: [
          { guard: within('y'), target: 'z' },
          { guard: within('#seen-x'), target: 'y', actions: [note('go'), raise({ type: 'check' })] },
        ],
      },
      id: 'seen-x',
    },
    y: {
      on: {
        check: [
          { guard: within('x'), actions: note('still x') },
          { guard: within('y'), actions: note('in y') },
        ],
        go: { guard: within({ y: 'nothing' }), target: 'z' },
        on: 'z',
      },
    },
    z: { initial: 'deep', states: { deep: { on: { go: { guard: within('z.deep'), target: '#seen-x' } } } } },
  },
});

/** What `check` sees is how it was before: the states before the microstep, the context before the list. */
const checking = noting.createMachine({
  context: nothingNoted,
  initial: 'x',
  entry: enqueueActions(({ check, enqueue }) => {
    if (check(within('x'))) enqueue(note('in x before being there'));
    if (check(within('#checking-x'))) enqueue(note('never'));
  }),
  states: {
    x: {
      id: 'checking-x',
      on: {
        go: {
          target: 'y',
          actions: enqueueActions(({ check, enqueue }) => {
            enqueue(note('going'));
            if (check(within('#checking-x'))) enqueue(note('still in x'));
            if (check(({ context }: { context: { log: readonly string[] } }) => context.log.includes('going')))
              enqueue(note('never'));
          }),
        },
      },
    },
    y: {
      entry: enqueueActions(({ check, enqueue }) => {
        if (check(within('x'))) enqueue(note('not in y yet'));
      }),
      on: { go: 'x' },
    },
  },
});

/** A cycle of eventless transitions or raised events ends in an error, if the machine says how long it may be. */
const cycles = noting.createMachine({
  context: nothingNoted,
  initial: 'x',
  options: { maxIterations: 9 },
  states: {
    x: {
      on: {
        round: 'a',
        raise: { actions: [note('kept'), raise({ type: 'ping' })] },
        ping: { actions: [note('ping'), raise({ type: 'pong' })] },
        pong: { actions: raise({ type: 'ping' }) },
        still: { actions: note('still') },
      },
    },
    a: { always: { target: 'b', actions: note('a') } },
    b: { always: { target: 'a', actions: note('b') } },
  },
});

/** An eventless transition that changes nothing is taken once. */
const idle = noting.createMachine({
  context: nothingNoted,
  initial: 'x',
  options: { maxIterations: 40 },
  states: {
    x: {
      always: [
        { guard: ({ context }) => context.log.length === 2, actions: () => {} },
        { guard: ({ context, event }) => context.log.length < 6 && event.type === 'go', actions: 'noteEvent' },
      ],
      on: { go: { actions: note('go') } },
    },
  },
});

/** A context that is made of the input, and assignments that see each other's results. */
const data = noting.createMachine({
  context: ({ input }) => ({ log: [String((input as { first: string }).first)] }),
  entry: [
    assign({ log: ({ context }) => [...context.log, String(context.log.length)] }),
    assign(({ context }) => ({ log: [...context.log, String(context.log.length)] })),
  ],
  on: {
    more: {
      actions: [assign({ log: ({ context, event }) => [...context.log, event.type] }), assign(() => ({})), 'noteEvent'],
    },
  },
});

export const scxml: Chapter = [
  { name: 'internal and external queues', machine: queues, events: say('internal.9', 'any', 'last', 'external.2') },
  { name: 'order of exit, transition and entry', machine: order, events: say('go', 'back', 'go', 'back', 'go', 'end') },
  { name: 'initial transitions', machine: initials, events: say('inner', 'direct', 'again', 'direct', 'inner') },
  { name: 'done events of regions', machine: done, events: say('one', 'both', 'one', 'two', 'one') },
  { name: 'a parallel machine that is done', machine: doneTogether, events: say('r', 'l', 'r') },
  { name: 'the same, in another order', machine: doneTogether, events: say('l', 'r') },
  {
    name: 'conflicting transitions',
    machine: conflicts,
    events: say('both', 'leave', 'in', 'leave', 'in', 'both', 'back', 'both', 'in', 'both', 'both'),
  },
  {
    name: 'internal and external transitions',
    machine: internal,
    events: say('in', 'self', 'in', 'outer', 'out', 'nowhere', 'still', 'root', 'in', 'all', 'home', 'in', 'root'),
  },
  {
    name: 'transitions between regions',
    machine: regions,
    events: say('across', 'a2', 'over', 'two', 'across', 'three', 'across', 'over'),
  },
  { name: 'eventless transitions in regions', machine: eventless, events: say('go', 'raised', 'go', 'raised') },
  {
    name: 'order of regions that move',
    machine: moving,
    events: say('b', 'a', 'all', 'start', 'all', 'b', 'b', 'c', 'a', 'a', 'rea', 'reb', 'all', 'start', 'all'),
  },
  { name: 'guards that ask where the machine is', machine: seeing, events: say('go', 'go', 'on', 'go', 'go') },
  { name: 'cycles of eventless transitions', machine: cycles, events: say('still', 'round', 'still') },
  { name: 'cycles of raised events', machine: cycles, events: say('still', 'raise', 'still') },
  { name: 'an eventless transition without effect', machine: idle, events: say('go', 'go', 'other', 'go') },
  { name: 'context from input', machine: data, input: { first: 'one' }, events: say('more', 'more') },
  {
    name: 'regions with numbers as keys',
    machine: numbers,
    events: say('all', '2', 'all', 'a', 'b', 'all', '1', 'all'),
  },
  {
    name: 'many wildcards',
    machine: wildcards,
    events: Array.from({ length: 70 }, (_, n) => say(`e${n}`, `e${n % 8}.f${n}.g`)).flat(),
  },
  { name: 'what check sees', machine: checking, events: say('go', 'go', 'go') },
];
