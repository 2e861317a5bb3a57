/**
 * `npm run speed:kernel [-- --rounds 9]`: how long an event takes, live and as a value. The two take turns in one process;
 * each figure is the median of the rounds' CPU time. Built first, since what runs the sources directly slows functions down.
 */
import { type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { compile } from '../src/kernel/index.ts';
import { optionsSaid, wholeSaid } from './said.ts';
import { deep, flat, parentOf, regions } from './speed/charts.ts';
import { atDepth, forks, wholeGames } from './speed/games.ts';
import { race, repeat, rowOf, type Work } from './speed/race.ts';

const USAGE = 'npm run speed:kernel [-- --rounds N]';
const rounds = wholeSaid(USAGE, 'rounds', optionsSaid(USAGE, { rounds: { type: 'string', default: '9' } }).rounds, 1);

/** Events round and round, from one position to the next. */
const sending = (machine: AnyStateMachine, events: readonly EventObject[], times: number): readonly Work[] => {
  const actor = createActor(machine).start();
  const runner = compile(machine);
  let state = runner.initial();
  let at = 0;
  let here = 0;
  return [
    repeat(times, () => actor.send(events[at++ % events.length] as EventObject)),
    repeat(times * 4, () => {
      state = runner.next(state, events[here++ % events.length] as EventObject).state;
    }),
  ];
};

const forking = (children: number): readonly Work[] => {
  const machine = parentOf(children);
  const actor = createActor(machine).start();
  const runner = compile(machine);
  const state = runner.initial();
  const fork = (): void => {
    const other = createActor(machine, { snapshot: actor.getPersistedSnapshot() }).start();
    other.send({ type: 'tell' });
    other.stop();
  };
  const next = (): void => void runner.next(state, { type: 'tell' });
  return [repeat(Math.ceil(3_000 / (children + 1)), fork), repeat(10_000, next)];
};

const asking = (): readonly Work[] => {
  const actor = createActor(deep).start();
  const runner = compile(deep);
  const state = runner.initial();
  const asked: readonly EventObject[] = [{ type: 'go' }, { type: 'top' }, { type: 'no' }];
  let n = 0;
  return [
    repeat(30_000, () => void actor.getSnapshot().can(asked[n++ % 3] as EventObject)),
    repeat(200_000, () => void runner.can(state, asked[n++ % 3] as EventObject)),
  ];
};

const CHARTS: readonly (readonly [what: string, works: () => readonly Work[]])[] = [
  ['two flat states, a guard, an assign', () => sending(flat, [{ type: 'go' }], 20_000)],
  ['an event that nobody hears', () => sending(flat, [{ type: 'no' }], 20_000)],
  ['four levels deep, with an eventless step', () => sending(deep, [{ type: 'go' }], 20_000)],
  ['four regions that all move', () => sending(regions, [{ type: 'go' }], 5_000)],
  ...[1, 100, 1_000].flatMap((n) => [
    [`a letter to one of ${n} children`, () => sending(parentOf(n), [{ type: 'tell' }], 5_000)] as const,
    [
      `a child comes or goes beside ${n}`,
      () => sending(parentOf(n), [{ type: 'come' }, { type: 'go' }], n > 100 ? 500 : 5_000),
    ] as const,
  ]),
  ['`can`', asking],
  ...[1, 100].map((n) => [`a fork and an event, with ${n} children`, () => forking(n)] as const),
];

const GAME: typeof CHARTS = [
  ['an event of a whole game', wholeGames],
  ...[10, 100, 1_000].flatMap((depth) => [
    [`a pass, with ${depth} on the pile`, () => atDepth(depth, 'pass')] as const,
    [`one more on a pile of ${depth}`, () => atDepth(depth, 'add')] as const,
    [`a pile of ${depth} resolves`, () => atDepth(depth, 'resolve')] as const,
  ]),
  ['a fork and an event', () => forks(false)],
  ['the same, and its position as a key: as JSON, or hashed', () => forks(true)],
];

const table = (title: string, rows: typeof CHARTS): void => {
  process.stdout.write(`\n| ${title} | live | as a value | |\n|---|---|---|---|\n`);
  for (const [what, works] of rows) process.stdout.write(`${rowOf(what, race(rounds, works()))}\n`);
};

process.stdout.write(`Node ${process.version}, CPU time, median of ${rounds} rounds.\n`);
table('charts that do next to nothing', CHARTS);
table('this game, rules included', GAME);
