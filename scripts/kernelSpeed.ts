/**
 * `npx tsx scripts/kernelSpeed.ts [--rounds 9]`: how long an event takes, live and as a value. The two take turns in one
 * process; each figure is the median of the rounds' CPU time.
 */
import { parseArgs } from 'node:util';
import {
  type AnyStateMachine,
  assign,
  createActor,
  type EventObject,
  emit,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { gameMachine } from '../machines/game.ts';
import { createGame, type Intent } from '../src/index.ts';
import { compile, hash } from '../src/kernel/index.ts';
import { makeGame } from '../src/rules/setup.ts';
import { dice as diceFor } from '../test/properties/dice.ts';
import { legalIntent } from '../test/properties/playOut.ts';
import { randomTable } from '../test/properties/randomTable.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const ROUNDS = Number(values.rounds);

/** Does something so many times. */
type Work = { readonly times: number; readonly run: () => void };

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
};
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const words = (nanoseconds: number): string =>
  nanoseconds < 10_000 ? `${nanoseconds.toFixed(0)} ns` : `${(nanoseconds / 1000).toFixed(1)} µs`;

const race = (what: string, live: Work, value: Work): void => {
  const spent: readonly [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [n, { times, run }] of [live, value].entries()) {
      const begun = cpu();
      run();
      // The first round only warms up.
      if (round > 0) spent[n as 0 | 1].push((cpu() - begun) / times);
    }
  }
  const [a, b] = spent.map(median) as [number, number];
  const ratio = (a / b).toFixed(a / b < 10 ? 1 : 0);
  process.stdout.write(`| ${what} | ${words(a)} | ${words(b)} | ×${ratio} |\n`);
};

const repeat = (times: number, what: () => void): Work => ({
  times,
  run() {
    for (let n = 0; n < times; n++) what();
  },
});

/** Sends events round and round, from one position to the next. */
const sending = (what: string, machine: AnyStateMachine, events: readonly EventObject[], times = 20_000): void => {
  const actor = createActor(machine).start();
  const runner = compile(machine);
  let state = runner.initial();
  let at = 0;
  let here = 0;
  race(
    what,
    repeat(times, () => actor.send(events[at++ % events.length] as EventObject)),
    repeat(times * 4, () => {
      state = runner.next(state, events[here++ % events.length] as EventObject).state;
    }),
  );
  actor.stop();
};

const events = {} as EventObject;

const flat = setup({
  types: { events, context: {} as { readonly n: number } },
  guards: { yes: ({ context }) => context.n >= 0 },
}).createMachine({
  context: { n: 0 },
  initial: 'a',
  states: {
    a: { on: { go: { target: 'b', guard: 'yes', actions: assign({ n: ({ context }) => context.n + 1 }) } } },
    b: { on: { go: 'a' } },
  },
});

const deep = setup({ types: { events } }).createMachine({
  initial: 'a',
  on: { top: { actions: emit({ type: 'heard' }) } },
  states: {
    a: {
      initial: 'b',
      states: {
        b: {
          initial: 'c',
          states: {
            c: { initial: 'd', states: { d: { on: { go: 'e' } }, e: { always: 'f' }, f: { on: { go: 'd' } } } },
          },
        },
      },
    },
  },
});

const region = { initial: 'x', states: { x: { on: { go: 'y' } }, y: { on: { go: 'x' } } } };
const regions = setup({ types: { events } }).createMachine({
  type: 'parallel',
  states: { a: region, b: region, c: region, d: region },
});

const child = setup({ types: { events, context: {} as { readonly n: number } } }).createMachine({
  context: { n: 0 },
  on: { tick: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
});
const parentOf = (children: number) =>
  setup({ types: { events }, actors: { child } }).createMachine({
    entry: Array.from({ length: children }, (_, n) => spawnChild('child', { id: `c${n}` })),
    on: {
      tell: { actions: sendTo('c0', { type: 'tick' }) },
      come: { actions: spawnChild('child', { id: 'new' }) },
      go: { actions: stopChild('new') },
    },
  });

const forking = (children: number): void => {
  const machine = parentOf(children);
  const actor = createActor(machine).start();
  const runner = compile(machine);
  const state = runner.initial();
  const fork = (): void => {
    const other = createActor(machine, { snapshot: actor.getPersistedSnapshot() }).start();
    other.send({ type: 'tell' });
    other.stop();
  };
  const times = Math.ceil(3_000 / (children + 1));
  const next = (): void => void runner.next(state, { type: 'tell' });
  race(`a fork and an event, with ${children} children`, repeat(times, fork), repeat(10_000, next));
  actor.stop();
};

const asking = (): void => {
  const actor = createActor(deep).start();
  const runner = compile(deep);
  const state = runner.initial();
  const asked: readonly EventObject[] = [{ type: 'go' }, { type: 'top' }, { type: 'no' }];
  let n = 0;
  race(
    'can',
    repeat(30_000, () => void actor.getSnapshot().can(asked[n++ % 3] as EventObject)),
    repeat(200_000, () => void runner.can(state, asked[n++ % 3] as EventObject)),
  );
};

const game = compile(gameMachine);
type Played = { readonly input: Parameters<typeof game.initial>[0]; readonly intents: readonly Intent[] };

const played = (seed: number): Played => {
  const dice = diceFor(seed);
  const scene = randomTable(dice, 2 + (seed % 3));
  const made = makeGame(scene);
  if (!made.ok) throw new Error(`seed ${seed} is no game`);
  const table = createGame(scene);
  const intents: Intent[] = [];
  while (intents.length < 60 && !table.truth.ending) {
    const intent = legalIntent(table, dice);
    intents.push(intent);
    table.submit(intent);
  }
  table.stop();
  return { input: { game: made.game, begins: scene.moment.at }, intents };
};

const valueAfter = ({ input, intents }: Played) =>
  intents.reduce((state, intent) => game.next(state, intent).state, game.initial(input));

const liveAfter = ({ input, intents }: Played) => {
  const actor = createActor(gameMachine, { input }).start();
  for (const intent of intents) actor.send(intent);
  return actor;
};

const games = (): void => {
  const list = [1, 2, 3, 4, 5, 6].map(played);
  const times = list.reduce((sum, { intents }) => sum + intents.length, 0);
  const [first] = list;
  if (!first) return;
  race(
    'an intent in this game, rules included',
    { times, run: () => list.forEach((one) => void liveAfter(one).stop()) },
    { times, run: () => list.forEach((one) => void valueAfter(one)) },
  );
  const half = { ...first, intents: first.intents.slice(0, 20) };
  const [state, actor] = [valueAfter(half), liveAfter(half)];
  const next = first.intents[20] as Intent;
  const fork = (): void => {
    const other = createActor(gameMachine, { input: first.input, snapshot: actor.getPersistedSnapshot() }).start();
    other.send(next);
    other.stop();
  };
  race(
    'a fork and an intent in this game',
    repeat(100, fork),
    repeat(400, () => void game.next(state, next)),
  );
  race(
    'the same, and its position as a key: as JSON, or hashed',
    repeat(30, () => {
      fork();
      JSON.stringify(actor.getPersistedSnapshot());
    }),
    repeat(400, () => void hash(game.next(state, next).state)),
  );
};

process.stdout.write(`Node ${process.version}, CPU time of one event, median of ${ROUNDS} rounds.\n\n`);
process.stdout.write('| | live | as a value | |\n|---|---|---|---|\n');
sending('two flat states, a guard, an assign', flat, [{ type: 'go' }]);
sending('an event that nobody hears', flat, [{ type: 'no' }]);
sending('four levels deep, with an eventless step', deep, [{ type: 'go' }]);
sending('four regions that all move', regions, [{ type: 'go' }], 5_000);
for (const children of [1, 100]) {
  sending(`a letter to one of ${children} children`, parentOf(children), [{ type: 'tell' }], 5_000);
  sending(`a child comes or goes beside ${children}`, parentOf(children), [{ type: 'come' }, { type: 'go' }], 2_000);
}
asking();
for (const children of [1, 100]) forking(children);
games();
