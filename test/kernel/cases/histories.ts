/** Shallow and deep history, with and without a default, in compound and parallel states. */
import { type Chapter, note, noted, nothingNoted, noting, say } from './chapter.ts';

/** Where shallow and deep differ: a state of states. */
const deepAndShallow = noting.createMachine({
  context: nothingNoted,
  initial: 'on',
  states: {
    on: {
      ...noted('on'),
      initial: 'first',
      states: {
        first: {
          ...noted('first'),
          initial: 'low',
          states: { low: { ...noted('low'), on: { up: 'high' } }, high: noted('high') },
          on: { other: 'second' },
        },
        second: {
          ...noted('second'),
          initial: 'low',
          states: { low: { on: { up: 'high' } }, high: noted('second high') },
          on: { other: 'first' },
        },
        shallow: { type: 'history' },
        deep: { type: 'history', history: 'deep' },
      },
      on: { off: 'off' },
    },
    off: { ...noted('off'), on: { shallow: 'on.shallow', deep: 'on.deep', plain: 'on' } },
  },
});

/** Asked before there is anything to remember: a default that is said, or else the initial state. */
const defaults = noting.createMachine({
  context: nothingNoted,
  initial: 'out',
  states: {
    out: { on: { said: 'in.said', unsaid: 'in.unsaid', far: 'in.far', regions: 'both.memory', inside: '#two-memory' } },
    in: {
      ...noted('in'),
      initial: { target: 'a', actions: note('initial in') },
      on: { leave: 'out', next: '.b' },
      states: {
        a: noted('a'),
        b: { ...noted('b'), initial: 'b1', states: { b1: noted('b1'), b2: { ...noted('b2'), id: 'far' } } },
        said: { type: 'history', target: 'b' },
        unsaid: { type: 'history', history: 'deep' },
        far: { type: 'history', target: '#far' },
      },
    },
    both: {
      ...noted('both'),
      type: 'parallel',
      on: { leave: 'out', move: '.two.y' },
      states: {
        one: { ...noted('one'), initial: 'x', states: { x: noted('one x'), y: noted('one y') } },
        two: {
          ...noted('two'),
          initial: 'x',
          states: { x: noted('two x'), y: noted('two y'), memory: { type: 'history', id: 'two-memory' } },
        },
        memory: { type: 'history', history: 'deep' },
      },
    },
  },
});

/** What regions remember together, and one alone. */
const regions = noting.createMachine({
  context: nothingNoted,
  initial: 'work',
  states: {
    work: {
      type: 'parallel',
      states: {
        a: {
          initial: 'a1',
          states: {
            a1: { on: { a: 'a2' } },
            a2: { initial: 'p', states: { p: { on: { a: 'q' } }, q: noted('q') } },
            last: { type: 'history', history: 'deep', id: 'a-last' },
          },
        },
        b: { initial: 'b1', states: { b1: { on: { b: 'b2' } }, b2: noted('b2') } },
        shallow: { type: 'history' },
        deep: { type: 'history', history: 'deep', id: 'work-deep' },
      },
      on: { rest: 'rest' },
    },
    rest: {
      on: { shallow: 'work.shallow', deep: '#work-deep', only: '#a-last', two: { target: ['#a-last', 'work.b.b2'] } },
    },
  },
});

/** A compound state that begins with what it remembers. */
const remembering = noting.createMachine({
  context: nothingNoted,
  initial: 'room',
  on: { again: { target: '.room', reenter: true }, self: '.room.last' },
  states: {
    room: {
      ...noted('room'),
      initial: 'last',
      states: {
        chair: { ...noted('chair'), on: { up: 'table' } },
        table: { ...noted('table'), on: { down: 'chair', leave: '#hall' } },
        last: { type: 'history', target: 'chair' },
      },
    },
    hall: { id: 'hall', on: { enter: 'room', back: 'room.last' } },
  },
});

/** Leaving and coming back within one microstep: what is remembered is what was just left. */
const sameStep = noting.createMachine({
  context: nothingNoted,
  initial: 'm',
  states: {
    m: {
      ...noted('m'),
      initial: 'x',
      on: { re: { target: '.h', reenter: true }, stay: '.h', out: 'n' },
      states: {
        x: { ...noted('x'), on: { go: 'y' } },
        y: { ...noted('y'), initial: 'y1', states: { y1: { on: { go: 'y2' } }, y2: noted('y2') } },
        h: { type: 'history', history: 'deep' },
      },
    },
    n: { on: { back: 'm.h' } },
  },
});

export const histories: Chapter = [
  {
    name: 'deep and shallow',
    machine: deepAndShallow,
    events: say(
      'off',
      'shallow',
      'up',
      'off',
      'shallow',
      'up',
      'off',
      'deep',
      'other',
      'up',
      'off',
      'deep',
      'off',
      'plain',
      'off',
      'shallow',
    ),
  },
  {
    name: 'defaults',
    machine: defaults,
    events: ['said', 'unsaid', 'far', 'regions', 'inside'].flatMap((way) => say(way, 'leave')),
  },
  {
    name: 'defaults and memories',
    machine: defaults,
    events: ['far', 'unsaid', 'said', 'inside', 'regions'].flatMap((way) => say(way, 'next', 'move', 'leave')),
  },
  {
    name: 'regions',
    machine: regions,
    events: say(
      'a',
      'b',
      'rest',
      'shallow',
      'a',
      'rest',
      'shallow',
      'a',
      'a',
      'rest',
      'deep',
      'rest',
      'only',
      'b',
      'rest',
      'two',
      'rest',
      'deep',
    ),
  },
  {
    name: 'an initial state that is a memory',
    machine: remembering,
    events: say('up', 'again', 'leave', 'enter', 'up', 'leave', 'back', 'self', 'again'),
  },
  {
    name: 'left and recalled in one step',
    machine: sameStep,
    events: say('re', 'go', 're', 'go', 're', 'stay', 'out', 'back', 're', 'stay'),
  },
];
