/** Machines nobody would draw: whatever XState makes of them, the kernel has to make too. */
import fc from 'fast-check';
import {
  type ActionSpec,
  EVENTS,
  type GuardSpec,
  type MachineSpec,
  type NodeSpec,
  type TransitionSpec,
} from './spec.ts';

const number = fc.nat({ max: 40 });
const few = <T>(one: fc.Arbitrary<T>, maxLength = 2): fc.Arbitrary<T[]> => fc.array(one, { maxLength });

const every: fc.Arbitrary<GuardSpec> = fc.record({
  guard: fc.constant('every' as const),
  of: fc.integer({ min: 2, max: 4 }),
  rest: fc.nat({ max: 1 }),
  worked: fc.boolean(),
});

const simpleGuard: fc.Arbitrary<GuardSpec> = fc.oneof(
  { weight: 5, arbitrary: every },
  { weight: 2, arbitrary: fc.record({ guard: fc.constant('on' as const), event: number }) },
  { weight: 3, arbitrary: fc.record({ guard: fc.constant('in' as const), state: number, byId: fc.boolean() }) },
);

const guard: fc.Arbitrary<GuardSpec> = fc.oneof(
  { weight: 12, arbitrary: simpleGuard },
  {
    weight: 2,
    arbitrary: fc.record({ guard: fc.constantFrom('and' as const, 'or' as const), parts: few(simpleGuard, 3) }),
  },
  { weight: 2, arbitrary: fc.record({ guard: fc.constant('not' as const), part: simpleGuard }) },
  { weight: 1, arbitrary: fc.record({ guard: fc.constant('boom' as const) }) },
);

const plainAction: fc.Arbitrary<ActionSpec> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ act: fc.constantFrom('note' as const, 'note' as const, 'emit' as const), text: number }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('log' as const, 'custom' as const, 'nothing' as const, 'boom' as const),
      text: number,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom('raise' as const, 'toSelf' as const, 'reply' as const),
      event: number,
      queued: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('spawn' as const),
      kid: number,
      kind: number,
      queued: fc.nat({ max: 3 }).map((n) => n < 3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom('toKid' as const, 'toKid' as const, 'forward' as const),
      kid: number,
      event: number,
      careful: fc.nat({ max: 79 }).map((n) => n < 79),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('stop' as const), kid: number, queued: fc.boolean() }) },
);

/** Only a child has somebody to tell. */
const toParent: fc.Arbitrary<ActionSpec> = fc.record({
  act: fc.constant('toParent' as const),
  event: number,
  queued: fc.boolean(),
});

const actionsOf = (isKid: boolean): fc.Arbitrary<ActionSpec[]> => {
  const plain = isKid
    ? fc.oneof({ weight: 4, arbitrary: plainAction }, { weight: 1, arbitrary: toParent })
    : plainAction;
  const branch: fc.Arbitrary<ActionSpec> = fc.record({
    act: fc.constant('if' as const),
    guard,
    yes: few(plain),
    no: few(plain, 1),
  });
  return few(fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: branch }), 3);
};

const nodeOf = (isKid: boolean): fc.Arbitrary<NodeSpec> => {
  const actions = actionsOf(isKid);
  const transition: fc.Arbitrary<TransitionSpec> = fc.record({
    to: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 5, arbitrary: fc.tuple(number) },
      { weight: 1, arbitrary: fc.tuple(number, number) },
    ),
    reenter: fc.integer({ min: 0, max: 3 }).map((n) => n === 3),
    guard: fc.option(guard, { freq: 2 }),
    actions,
  });
  const parts = {
    initial: number,
    entry: actions,
    exit: actions,
    first: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: actions }),
    on: few(fc.record({ descriptor: number, transitions: few(transition) }), 4),
    always: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few(transition, 1) }),
    done: few(transition, 1),
    invoke: fc.option(number, { freq: 8 }).map((n) => (n !== null && n % 20 === 0 ? n / 20 : null)),
    marked: fc.boolean(),
  };
  const { node } = fc.letrec<{ node: NodeSpec; leaf: NodeSpec; inner: NodeSpec }>((tie) => ({
    leaf: fc.record({
      ...parts,
      kind: fc.constantFrom('atomic', 'atomic', 'atomic', 'final', 'shallow', 'deep'),
      kids: fc.constant([]),
    }) as fc.Arbitrary<NodeSpec>,
    inner: fc.record({
      ...parts,
      kind: fc.constantFrom('compound', 'compound', 'parallel'),
      kids: fc.array(tie('node'), { minLength: 1, maxLength: 3, depthIdentifier: 'chart' }),
    }) as fc.Arbitrary<NodeSpec>,
    node: fc.oneof(
      { depthIdentifier: 'chart', depthSize: 'small', maxDepth: 3, withCrossShrink: true },
      tie('leaf'),
      tie('inner'),
    ),
  }));
  return fc.record({
    ...parts,
    kind: fc.constantFrom('compound', 'compound', 'compound', 'parallel'),
    kids: fc.array(node, { minLength: 1, maxLength: 3 }),
  }) as fc.Arbitrary<NodeSpec>;
};

export const anyMachine = (events: number): fc.Arbitrary<MachineSpec> =>
  fc.record({
    root: nodeOf(false),
    kinds: fc.array(nodeOf(true), { maxLength: 2 }),
    reaping: fc.boolean(),
    events: fc.array(fc.nat({ max: EVENTS.length - 1 }), { minLength: events, maxLength: events }),
  });
