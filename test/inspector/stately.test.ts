import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { createWebSocketReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createInspectorServer } from '@statelyai/inspect/server';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, createMachine, type InspectionEvent } from 'xstate';
import type { Inspector } from '../../src/inspector/server/server.ts';
import { makeStately } from '../../src/inspector/server/stately.ts';
import { call } from './caller.ts';
import { closeAll, start } from './started.ts';

afterEach(closeAll);

/** The package's own receiver, and what it has been told. */
function receive({ port, token }: Inspector) {
  const heard: StatelyInspectionEvent[] = [];
  const receiver = createWebSocketReceiver({ server: `ws://127.0.0.1:${port}/stately?token=${token}` });
  receiver.subscribe((event) => heard.push(event));
  return heard;
}

const until = async (isSo: () => boolean): Promise<void> => {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > 20_000) throw new Error('That never came.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const whereOf = (event: StatelyInspectionEvent | undefined): string =>
  event?.type === '@xstate.snapshot' ? JSON.stringify((event.snapshot as { value?: unknown }).value) : '';

test('Stately’s own receiver follows the spine and every entry', async () => {
  const inspector = await start();
  const heard = receive(inspector);
  await until(() => heard.length > 0);
  const page = await call(inspector.address);
  page.say({ type: 'restart', script: true });
  const snapshots = () => heard.filter(({ type }) => type === '@xstate.snapshot');
  const root = () => heard.findLast((event) => event.type === '@xstate.actor' && event.parentId === undefined);
  await until(() => whereOf(snapshots().findLast((event) => event.sessionId === root()?.sessionId)).includes('"idle"'));
  const actors = heard.filter((event) => event.type === '@xstate.actor');
  expect(actors.map(({ name }) => name)).toEqual(expect.arrayContaining(['game', 'e1', 'e2', 'e3']));
  expect(snapshots().some((event) => whereOf(event).includes('"resolving":"running"'))).toBe(true);
  expect(snapshots().some((event) => whereOf(event) === '"resolved"')).toBe(true);
  const events = heard.flatMap((event) => (event.type === '@xstate.event' ? [event.event.type] : []));
  expect(events).toEqual(expect.arrayContaining(['pass', 'play', 'entry.resolve', 'xstate.done.actor.e1']));
});

test('the definition that is sent is whole: the chart can be built of it', async () => {
  const inspector = await start();
  const heard = receive(inspector);
  await until(() => heard.length > 0);
  const actor = heard.find((event) => event.type === '@xstate.actor');
  const config = JSON.parse((actor?.type === '@xstate.actor' && actor.definition) || '{}') as object;
  const machine = createMachine(config as Parameters<typeof createMachine>[0]);
  expect(machine.getStateNodeById('#damage-pile'.slice(1)).path.at(-1)).toBe('pile');
  expect(JSON.stringify(config)).not.toContain('[Object]');
});

test('no message carries a game', async () => {
  const inspector = await start();
  const heard = receive(inspector);
  const page = await call(inspector.address);
  page.say({ type: 'restart', script: true });
  await until(() =>
    heard.some((event) => event.type === '@xstate.event' && event.event.type === 'xstate.done.actor.e1'),
  );
  const moving = heard.filter(({ type }) => type !== '@xstate.actor');
  expect(Math.max(...moving.map((event) => JSON.stringify(event).length))).toBeLessThan(2_000);
});

test('whoever comes late is told of every actor there is', async () => {
  const inspector = await start();
  const page = await call(inspector.address);
  page.say({ type: 'restart', script: true });
  page.say({ type: 'rewind', n: 7 });
  await page.next('hello');
  await page.next('hello');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const heard = receive(inspector);
  await until(() => heard.filter(({ type }) => type === '@xstate.snapshot').length >= 1);
  const names = heard.flatMap((event) => (event.type === '@xstate.actor' ? [event.name] : []));
  expect(names.toSorted()).toEqual(['e1', 'e2', 'e3', 'game']);
});

test('as data there is nothing to inspect, and that is said; from where live actors are raised there is', async () => {
  const inspector = await start({ runner: 'data' });
  const { port, token } = inspector;
  const knock = () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/stately?token=${token}`);
    const opened = new Promise((resolve) => socket.on('open', resolve));
    const turnedAway = new Promise<string>((resolve) => {
      socket.on('unexpected-response', (_, response) => {
        response.on('data', (words) => resolve(`${response.statusCode}: ${words}`));
      });
      socket.on('close', (code, reason) => resolve(`${code}: ${reason}`));
    });
    return { opened, turnedAway };
  };
  const words = 'The game is run as data: there are no live actors to inspect. Raise them in the page, then connect.';
  expect(await knock().turnedAway).toBe(`409: ${words}\n`);
  const page = await call(inspector.address);
  page.say({ type: 'restart', script: true });
  page.say({ type: 'run', n: 7, runner: 'live' });
  for (let greeted = 0; greeted < 3; greeted++) await page.next('hello');
  const heard = receive(inspector);
  await until(() => heard.filter(({ type }) => type === '@xstate.snapshot').length >= 4);
  expect(heard.flatMap((event) => (event.type === '@xstate.actor' ? [event.name] : [])).toSorted()).toEqual([
    'e1',
    'e2',
    'e3',
    'game',
  ]);
  const { opened, turnedAway } = knock();
  await opened;
  page.say({ type: 'run', n: 7, runner: 'data' });
  expect(await turnedAway).toBe(`1001: ${words}`);
});

test('whatever is inspected, nothing is thrown, now or later', async () => {
  const stately = makeStately();
  const told: string[] = [];
  stately.join((text) => {
    told.push(text);
    throw new Error('somebody who cannot be told');
  });
  const loop: { self?: unknown } = {};
  loop.self = loop;
  const trap = {
    get look(): never {
      throw new Error('do not look');
    },
  };
  const machine = createMachine({ id: 'odd', context: { loop, big: 10n ** 30n, inner: { trap } }, on: { '*': {} } });
  const actor = createActor(machine, { inspect: (event: InspectionEvent) => stately.inspect(event) }).start();
  for (const event of [{ type: 'a', loop }, { type: 'b', big: 1n }, { type: 'c', trap }, { type: 'd' }])
    actor.send(event);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const types = told.map((text) => (JSON.parse(text) as { event?: { type: string } }).event?.type ?? 'actor');
  expect(types).toContain('d');
});

describe('a server of Stately’s own', () => {
  const servers: { stop(): void }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.stop();
  });

  const freePort = async (): Promise<number> => {
    const probe = createServer();
    await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
    const { port } = probe.address() as AddressInfo;
    await new Promise((closed) => probe.close(closed));
    return port;
  };

  const serve = (port: number): void => {
    servers.push(createInspectorServer({ port, url: 'http://127.0.0.1:9/inspect', autoOpen: false }));
  };

  const hear = (port: number): StatelyInspectionEvent[] => {
    const heard: StatelyInspectionEvent[] = [];
    createWebSocketReceiver({ server: `ws://127.0.0.1:${port}` }).subscribe((event) => heard.push(event));
    return heard;
  };

  test('is told everything, also by a game that goes on as data and is raised again', async () => {
    const port = await freePort();
    serve(port);
    const inspector = await start({ push: new URL(`ws://127.0.0.1:${port}`) });
    const heard = hear(port);
    await until(() => heard.some((event) => event.type === '@xstate.actor' && event.name === 'game'));
    const page = await call(inspector.address);
    page.say({ type: 'restart', script: true });
    await until(() =>
      heard.some((event) => event.type === '@xstate.event' && event.event.type === 'xstate.done.actor.e1'),
    );
    expect(
      heard.every((event) => !('snapshot' in event) || JSON.stringify(event.snapshot).includes('"context":{}')),
    ).toBe(true);
    const games = () => heard.filter((event) => event.type === '@xstate.actor' && event.name === 'game').length;
    const before = games();
    page.say({ type: 'run', n: 0, runner: 'data' });
    page.say({ type: 'run', n: 0, runner: 'live' });
    await until(() => games() > before);
  });

  test('that is not there yet is found when it comes', async () => {
    const port = await freePort();
    await start({ push: new URL(`ws://127.0.0.1:${port}`) });
    serve(port);
    const heard = hear(port);
    await until(() => heard.some((event) => event.type === '@xstate.actor' && event.name === 'game'));
  });
});
