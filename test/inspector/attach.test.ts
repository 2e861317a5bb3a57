import { createWebSocketInspector } from '@statelyai/inspect';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { assign, createActor, createMachine, fromPromise, sendParent, sendTo, setup, spawnChild } from 'xstate';
import { attach } from '../../src/attach/index.ts';
import type { FromWatch, WatchedActor, WatchedProgram, WatchedStep } from '../../src/inspector/chart/watched.ts';
import { activeIn, likelyTaken, whereIn } from '../../src/inspector/foreign/places.ts';
import { readDefinition } from '../../src/inspector/foreign/readDefinition.ts';
import { readReport } from '../../src/inspector/foreign/readReport.ts';
import { makeWatch } from '../../src/inspector/foreign/watch.ts';
import { type Attached, startAttached } from '../../src/inspector/server/attach.ts';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.close();
});

async function started(attachTo = 0): Promise<Attached> {
  const attached = await startAttached({ attach: attachTo, port: 0 });
  running.push(attached);
  return attached;
}

const until = async (isSo: () => boolean): Promise<void> => {
  for (let waited = 0; !isSo(); waited += 15) {
    if (waited > 15_000) throw new Error('That never came.');
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
};

/** Somebody who watches as the page does, and what they know. */
async function watching({ port, token }: Attached) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/watch?token=${token}`, { origin: `http://127.0.0.1:${port}` });
  const known = {
    programs: [] as readonly WatchedProgram[],
    actors: [] as readonly WatchedActor[],
    outlines: new Map<string, Extract<FromWatch, { type: 'outline' }>['outline']>(),
    steps: [] as WatchedStep[],
    contexts: [] as (string | null)[],
    problems: [] as string[],
    say: (text: string) => socket.send(text),
  };
  socket.on('message', (data) => {
    const said = JSON.parse(String(data)) as FromWatch;
    if (said.type === 'programs') known.programs = said.programs;
    if (said.type === 'actors') known.actors = said.actors;
    if (said.type === 'outline') known.outlines.set(said.id, said.outline);
    if (said.type === 'steps') known.steps.push(...said.steps);
    if (said.type === 'context') known.contexts.push(said.text);
    if (said.type === 'problem') known.problems.push(said.message);
  });
  running.push({ close: () => socket.terminate() });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return known;
}

const told = (known: {
  readonly steps: readonly WatchedStep[];
  readonly actors: readonly WatchedActor[];
}): readonly string[] =>
  known.steps.map(({ actor, event, where, taken, guessed }) => {
    const name = known.actors.find(({ id }) => id === actor)?.name;
    return `${name} ${event} › ${where}${taken.length > 0 ? ` by ${taken.join()}${guessed ? '?' : ''}` : ''}`;
  });

const lamp = setup({}).createMachine({
  id: 'lamp',
  context: { turned: 0 },
  initial: 'off',
  states: {
    off: {
      on: {
        turn: {
          target: 'on',
          actions: assign({ turned: ({ context }) => (context as { turned: number }).turned + 1 }),
        },
      },
    },
    on: { initial: 'dim', on: { turn: 'off' }, states: { dim: { on: { more: 'bright' } }, bright: {} } },
  },
});

describe('a program with our helper', () => {
  test('is shown with its chart, its events, the transitions taken, and what changed', async () => {
    const server = await started();
    const known = await watching(server);
    const helper = attach({ url: server.programs, name: 'Lamps' });
    running.push(helper);
    const actor = createActor(lamp, { inspect: helper.inspect }).start();
    for (const type of ['turn', 'more', 'nonsense', 'turn'] as const) actor.send({ type } as never);
    await until(() => known.steps.length >= 5);
    expect(known.programs).toMatchObject([{ name: 'Lamps', connected: true, speaks: 'starpile', missed: 0 }]);
    expect(known.actors.map(({ name, problem }) => [name, problem])).toEqual([['lamp', null]]);
    expect([...known.outlines.values()][0]?.states.map(({ id }) => id)).toEqual([
      'lamp',
      'lamp.off',
      'lamp.on',
      'lamp.on.dim',
      'lamp.on.bright',
    ]);
    expect(told(known)).toEqual(
      [
        'null › ',
        'xstate.init › off',
        'turn › on.dim by lamp.off|turn|0',
        'more › on.bright by lamp.on.dim|more|0',
        'nonsense › on.bright',
        'turn › off by lamp.on|turn|0',
      ].map((line) => `lamp ${line}`),
    );
    expect(known.steps.map(({ changes }) => changes).join()).toContain('/turned  0 → 1');
    known.say(JSON.stringify({ type: 'context', n: known.steps.at(-1)?.n }));
    await until(() => known.contexts.length > 0);
    expect(JSON.parse(known.contexts[0] ?? '')).toEqual({ turned: 1 });
  });

  test('several actors: who spawned whom, who sent what, and what ends', async () => {
    const server = await started();
    const known = await watching(server);
    const child = createMachine({
      id: 'child',
      initial: 'waits',
      states: {
        waits: { on: { go: { target: 'done', actions: sendParent({ type: 'gone' }) } } },
        done: { type: 'final' },
      },
    });
    const parent = setup({ actors: { child, sum: fromPromise(async () => 3) } }).createMachine({
      id: 'parent',
      initial: 'a',
      states: {
        a: {
          entry: spawnChild('child', { id: 'kid' }),
          on: { begin: { actions: sendTo('kid', { type: 'go' }) }, gone: 'b' },
        },
        b: { invoke: { id: 'sum', src: 'sum', onDone: 'c' } },
        c: {},
      },
    });
    const helper = attach({ url: server.programs });
    running.push(helper);
    createActor(parent, { id: 'top', inspect: helper.inspect }).start().send({ type: 'begin' });
    await until(() => known.steps.some(({ where }) => where === 'c'));
    const kid = known.actors.find(({ name }) => name === 'kid');
    expect(known.actors.find(({ id }) => id === kid?.parent)?.name).toBe('top');
    const gone = known.steps.find(({ event }) => event === 'gone');
    expect(gone?.source).toBe(kid?.id);
    expect(known.steps.findLast(({ actor }) => actor === kid?.id)?.status).toBe('done');
    expect(known.actors.find(({ name }) => name === 'sum')?.outline).toBeNull();
  });

  test('whoever comes late, and a server that comes back, are told of all that lives', async () => {
    const first = await startAttached({ attach: 0, port: 0 });
    const { programs } = first;
    const helper = attach({ url: programs, name: 'Late' });
    running.push(helper);
    const actor = createActor(lamp, { inspect: helper.inspect }).start();
    actor.send({ type: 'turn' } as never);
    const before = await watching(first);
    await until(() => before.steps.some(({ where }) => where === 'on.dim'));
    await first.close();
    actor.send({ type: 'more' } as never);
    const again = await started(Number(new URL(programs).port));
    const known = await watching(again);
    await until(() => known.steps.length > 0);
    expect(told(known)).toEqual([`lamp null › on.bright`]);
    expect(known.programs).toMatchObject([{ name: 'Late', connected: true }]);
    actor.send({ type: 'turn' } as never);
    await until(() => known.steps.length > 1);
    expect(told(known).at(-1)).toBe(`lamp turn › off by lamp.on|turn|0`);
    helper.close();
    await until(() => known.programs[0]?.connected === false);
  });

  test('values that cannot be told do no harm to the program', async () => {
    const server = await started();
    const known = await watching(server);
    const loop: { self?: unknown } = {};
    loop.self = loop;
    const trap = {
      get look(): never {
        throw new Error('do not look');
      },
    };
    const odd = createMachine({
      id: 'odd',
      context: { loop, big: 10n ** 30n, trap, map: new Map([['a', 1]]), text: 'x'.repeat(50_000) },
      on: { '*': {} },
    });
    const helper = attach({ url: server.programs });
    running.push(helper);
    const actor = createActor(odd, { inspect: helper.inspect }).start();
    actor.send({ type: 'a', loop, big: 1n, trap } as never);
    await until(() => known.steps.some(({ event }) => event === 'a'));
    known.say(JSON.stringify({ type: 'context', n: known.steps.at(-1)?.n }));
    await until(() => known.contexts.length > 0);
    const context = known.contexts[0] ?? '';
    for (const part of ['[circular]', '000n', 'threw do not look', '"Map"']) expect(context).toContain(part);
    expect(context.length).toBeLessThan(12_000);
  });

  test('what is faster than it can be told is counted, and nothing waits without end', async () => {
    const helper = attach({ url: 'ws://127.0.0.1:9/', most: 50 });
    running.push(helper);
    const actor = createActor(lamp, { inspect: helper.inspect }).start();
    for (let n = 0; n < 5_000; n++) actor.send({ type: 'turn' } as never);
    const server = await started();
    const known = await watching(server);
    const other = attach({ url: server.programs, most: 50, name: 'Fast' });
    running.push(other);
    const fast = createActor(lamp, { inspect: other.inspect }).start();
    for (let n = 0; n < 400; n++) fast.send({ type: 'turn' } as never);
    await until(() => (known.programs[0]?.missed ?? 0) > 0 && known.steps.length > 0);
    expect(known.steps.at(-1)?.where).toBe('off');
  });
});

describe('a program with Stately’s inspector', () => {
  test('is shown too; the transition is guessed where there is but one', async () => {
    const server = await started();
    const known = await watching(server);
    const inspector = createWebSocketInspector({ url: server.programs, serializationDepthLimit: 30 });
    running.push({ close: () => inspector.stop() });
    const actor = createActor(lamp, { inspect: inspector.inspect }).start();
    for (const type of ['turn', 'more', 'turn'] as const) {
      actor.send({ type } as never);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await until(() => known.steps.some(({ event, where }) => event === 'turn' && where === 'off'));
    expect(known.programs[0]).toMatchObject({ speaks: 'stately', name: 'lamp' });
    expect(told(known).slice(-3)).toEqual([
      `lamp turn › on.dim by lamp.off|turn|0?`,
      `lamp more › on.bright by lamp.on.dim|more|0?`,
      `lamp turn › off by lamp.on|turn|0?`,
    ]);
  });
});

describe('who may tell', () => {
  const knock = (url: string, options: object = {}): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, options);
      running.push({ close: () => socket.terminate() });
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
      socket.on('error', () => {});
    });

  test('programs and pages of this machine; a page from elsewhere with the token only; who watches needs it always', async () => {
    const { programs, port, token } = await started();
    expect(await knock(programs)).toBe('open');
    expect(await knock(programs, { origin: 'http://localhost:5173' })).toBe('open');
    expect(await knock(programs, { origin: 'https://example.org' })).toBe('403');
    expect(await knock(programs, { origin: 'null' })).toBe('403');
    expect(await knock(`${programs}?token=${token}`, { origin: 'https://example.org' })).toBe('open');
    expect(await knock(programs, { headers: { host: 'example.org' } })).toBe('403');
    expect(await knock(`ws://127.0.0.1:${port}/watch`)).toBe('401');
    expect(await knock(`ws://127.0.0.1:${port}/elsewhere?token=${token}`)).toBe('404');
  });

  test('a port that is taken is told in plain words', async () => {
    const { programs } = await started();
    const port = Number(new URL(programs).port);
    await expect(startAttached({ attach: port, port: 0 })).rejects.toThrow(`Port ${port} cannot be listened on`);
  });
});

describe('rubbish', () => {
  test('is survived, and whoever sends nothing else is let go', async () => {
    const server = await started();
    const known = await watching(server);
    const rubbish = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"type":7}',
      '{"type":"@xstate.actor"}',
      '{"type":"@xstate.snapshot","sessionId":"x:9"}',
      '{"type":"@xstate.actor","sessionId":"x:1","definition":"{"}',
      '{"type":"@xstate.actor","sessionId":"x:2","definition":"7"}',
      `{"type":"@xstate.actor","sessionId":"x:3","definition":${JSON.stringify(JSON.stringify({ states: { a: { on: { go: 'nowhere' } } } }))}}`,
      '{"type":"@xstate.snapshot","sessionId":"x:3","event":7,"snapshot":{"value":{"a":{"b":[]}}}}',
      '{"__proto__":{"type":"@xstate.actor","sessionId":"x:4"}}',
      JSON.stringify({ type: '@starpile.missed', many: -5 }),
    ];
    const socket = new WebSocket(server.programs);
    const ended = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    for (const text of rubbish) socket.send(text);
    socket.send(Buffer.from([0, 1, 2]));
    await until(() => known.steps.length >= 4);
    expect(known.actors.find(({ id }) => id.endsWith('x:1'))?.problem).toContain('cannot be read');
    expect(known.actors.find(({ id }) => id.endsWith('x:3'))?.problem).toContain('Its transitions cannot be read');
    for (let n = 0; n < 300; n++) socket.send('rubbish');
    expect(await ended).toBe(1007);
    known.say('{"type":"what"}');
    await until(() => known.problems.length > 0);
    const helper = attach({ url: server.programs, name: 'Sound' });
    running.push(helper);
    createActor(lamp, { inspect: helper.inspect }).start();
    await until(() => known.programs.some(({ name }) => name === 'Sound'));
  });

  test('what is kept is bounded', () => {
    const watch = makeWatch(() => {}, { programs: 2, actors: 3, steps: 10, outlines: 2, letters: 400 });
    for (let program = 0; program < 5; program++) {
      const { hear, leave } = watch.join();
      hear({ type: 'program', id: `p${program}`, name: 'P' });
      for (let actor = 0; actor < 4; actor++) {
        const definition = JSON.stringify({ id: `m${program}${actor}`, states: {} });
        const snapshot = { status: 'active', value: null, context: { text: 'x'.repeat(30) } };
        hear({ type: 'actor', session: `x:${actor}`, parent: null, name: 'a', definition, snapshot });
        for (let n = 0; n < 9; n++)
          hear({ type: 'snapshot', session: `x:${actor}`, event: 'e', snapshot: { ...snapshot, context: { n } } });
      }
      leave();
    }
    expect(watch.programs).toHaveLength(2);
    expect(watch.actors.length).toBeLessThanOrEqual(3);
    expect(watch.steps.length).toBeLessThanOrEqual(10);
    expect(watch.outlines.size).toBeLessThanOrEqual(4);
    const [oldest] = watch.steps;
    expect(watch.contextAt((oldest?.n ?? 0) - 1)).toBeNull();
    expect(watch.contextAt(watch.steps.at(-1)?.n ?? 0)).toContain('"n": 8');
  });
});

describe('definitions', () => {
  test('that were cut by their sender show what there is, and say so', () => {
    const cut = JSON.stringify({
      id: 'm',
      initial: 'a',
      states: { a: { on: '[Object]', states: { b: '[Object]' } }, c: '[...]' },
    });
    const { outline, problem } = readDefinition(cut);
    expect(outline?.states.map(({ id }) => id)).toEqual(['m', 'm.a', 'm.a.b', 'm.c']);
    expect(problem).toContain('serializationDepthLimit');
  });

  test('that are too large or too deep are not drawn', () => {
    const many = { states: Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`s${n}`, {}])) };
    expect(readDefinition(JSON.stringify(many)).problem).toContain('2001');
    let deep: object = {};
    for (let level = 0; level < 100; level++) deep = { states: { a: deep } };
    expect(readDefinition(JSON.stringify(deep)).problem).toContain('too deep');
    expect(readDefinition(null)).toEqual({ outline: null, problem: null });
  });

  test('regions beside each other: what is active, and where that is', () => {
    const { outline } = readDefinition(
      JSON.stringify({ id: 'p', type: 'parallel', states: { l: { initial: 'x', states: { x: {}, y: {} } }, r: {} } }),
    );
    if (!outline) throw new Error('it was not read');
    expect(activeIn(outline, { l: 'y', r: {} })).toEqual(['p', 'p.l', 'p.l.y', 'p.r']);
    expect(activeIn(outline, { l: 7, gone: 'z' })).toEqual(['p', 'p.l']);
    expect(whereIn({ l: 'y', r: {} })).toBe('l.y, r');
    expect(likelyTaken(outline, ['p', 'p.l', 'p.l.x'], ['p', 'p.l', 'p.l.y'], 'go')).toEqual([]);
    expect(readReport('{"type":"@starpile.program","id":"a"}')).toMatchObject({ ok: true, report: { name: 'a' } });
  });
});
