import { createRequire } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBridge } from '../../src/inspector/legacy/bridge.ts';
import type { Inspector } from '../../src/inspector/server/server.ts';
import { call } from './caller.ts';
import { closeAll, start } from './started.ts';

// A tool for XState 4 is the receiver of the genuine @xstate/inspect, which reads everything with the genuine XState 4.

const inLegacy = createRequire(new URL('../../src/inspector/legacy/package.json', import.meta.url));

type Told = {
  readonly type: 'service.register' | 'service.event' | 'service.state' | 'service.stop';
  readonly sessionId: string;
  readonly machine?: { readonly id: string; getStateNodeById(id: string): { readonly path: readonly string[] } };
  readonly state?: { readonly value: unknown; matches(path: string): boolean };
  readonly event?: { readonly name: string; readonly data: { readonly type: string; readonly message?: string } };
};

type Receiver = {
  subscribe(listener: (told: Told) => void): void;
  send(said: { readonly type: string; readonly event?: string }): void;
};

const { createWebSocketReceiver } = inLegacy('@xstate/inspect') as {
  createWebSocketReceiver(options: { readonly server: string }): Receiver;
};

const sockets: WebSocket[] = [];

/** The receiver is made for browsers: it takes its sockets from there. */
class Remembered extends WebSocket {
  constructor(address: string) {
    super(address);
    sockets.push(this);
  }
}
Object.assign(globalThis, { WebSocket: Remembered });

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await closeAll();
});

const startWithBridge = (options: Parameters<typeof start>[0] = {}) => start({ makeBridge, ...options });

const until = async (isSo: () => boolean): Promise<void> => {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > 10_000) throw new Error('That never came.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** A tool, and what it has been told. */
function tool(inspector: Inspector) {
  const heard: Told[] = [];
  const receiver = createWebSocketReceiver({ server: inspector.socketAddress('/legacy') });
  receiver.subscribe((told) => heard.push(told));
  const of = (type: Told['type']): readonly Told[] => heard.filter((told) => told.type === type);
  const game = (): string => {
    const found = of('service.register').findLast(({ machine }) => machine?.id === 'game');
    if (!found) throw new Error('No game was registered.');
    return found.sessionId;
  };
  const send = (sessionId: string, event: { readonly type: string }): void => {
    const scxml = { name: event.type, data: event, $$type: 'scxml', type: 'external', origin: sessionId };
    receiver.send({ type: 'xstate.event', event: JSON.stringify(scxml) });
  };
  const events = (): readonly string[] => of('service.event').map(({ event }) => event?.name ?? '');
  return { heard, receiver, of, game, send, events };
}

const playScript = async (inspector: Inspector) => {
  const page = await call(inspector.address);
  page.say({ type: 'restart', script: true });
  return page;
};

describe('a tool for XState 4', () => {
  test('is told of the game and of every entry: register, event, state and stop', async () => {
    const inspector = await startWithBridge();
    const { heard, of, game, events } = tool(inspector);
    await until(() => of('service.register').length > 0);
    await playScript(inspector);
    await until(() => of('service.stop').length >= 4);
    const ids = new Set(of('service.register').map(({ machine }) => machine?.id));
    expect([...ids].toSorted()).toEqual(['game', 'pileEntry']);
    const machine = of('service.register')[0]?.machine;
    expect(machine?.getStateNodeById('damage-pile').path.at(-1)).toBe('pile');
    expect(events()).toEqual(expect.arrayContaining(['pass', 'play', 'entry.resolve', 'xstate.done.actor.e1']));
    const states = of('service.state').filter(({ sessionId }) => sessionId === game());
    expect(states.some(({ state }) => JSON.stringify(state?.value).includes('"resolving":"running"'))).toBe(true);
    expect(of('service.state').some(({ state }) => state?.value === 'resolved')).toBe(true);
    const entry = of('service.stop').at(-1)?.sessionId;
    const life = heard.filter(({ sessionId }) => sessionId === entry).map(({ type }) => type);
    expect(life[0]).toBe('service.register');
    expect(life.at(-1)).toBe('service.stop');
  });

  test('moves the game with an event that it sends, once, and others see it', async () => {
    const inspector = await startWithBridge();
    const { of, game, send, events } = tool(inspector);
    const page = await call(inspector.address);
    await until(() => of('service.register').length > 0);
    await page.next('position');
    send(game(), { type: 'stay', player: 'elysha' } as { type: string });
    expect((await page.next('position')).position.n).toBeGreaterThan(0);
    await until(() => of('service.state').length > 0);
    expect(events().filter((name) => name === 'stay')).toHaveLength(1);
    expect(JSON.stringify(of('service.state').at(-1)?.state?.value)).toContain('battle');
  });

  test('hears why an event is refused, and nothing has moved', async () => {
    const inspector = await startWithBridge();
    const { of, game, send, events } = tool(inspector);
    await until(() => of('service.register').length > 0);
    send(game(), { type: 'pass', player: 'ian' } as { type: string });
    await until(() => events().includes('refused'));
    expect(of('service.event').at(-1)?.event?.data.message).toMatch(/\S/);
    expect(of('service.state')).toEqual([]);
    send(game(), { type: 'dance' });
    await until(() => events().filter((name) => name === 'refused').length === 2);
  });

  test('cannot go behind the game’s back: entries are not sent to', async () => {
    const inspector = await startWithBridge();
    const { of, send, events } = tool(inspector);
    const page = await playScript(inspector);
    page.say({ type: 'rewind', n: 7 });
    const entry = () => of('service.register').findLast(({ machine }) => machine?.id === 'pileEntry');
    await until(() => entry() !== undefined);
    send(entry()?.sessionId ?? '', { type: 'entry.resolve' });
    await until(() => events().includes('refused'));
    expect(of('service.event').at(-1)?.event?.data.message).toContain('Only the game can be sent to');
  });

  test('that comes late, or again, is told of every living actor, and those who are there are told nothing twice', async () => {
    const inspector = await startWithBridge();
    const page = await playScript(inspector);
    page.say({ type: 'rewind', n: 7 });
    for (let greeted = 0; greeted < 2; greeted++) await page.next('hello');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const first = tool(inspector);
    await until(() => first.of('service.register').length === 4);
    const late = tool(inspector);
    await until(() => late.of('service.register').length === 4);
    expect(JSON.stringify(late.of('service.register').map(({ state }) => state?.value))).toContain('waiting');
    expect(first.of('service.register')).toHaveLength(4);
    for (const socket of sockets.splice(0)) socket.terminate();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const again = tool(inspector);
    await until(() => again.of('service.register').length === 4);
  });

  test('is let go when the game goes on as data, and let in when actors live again', async () => {
    const inspector = await startWithBridge();
    const { of } = tool(inspector);
    await until(() => of('service.register').length > 0);
    const closed = new Promise((resolve) => sockets[0]?.on('close', resolve));
    const page = await call(inspector.address);
    page.say({ type: 'run', n: 0, runner: 'data' });
    expect(await closed).toBe(1001);
    expect(of('service.stop')).toHaveLength(1);
    page.say({ type: 'run', n: 0, runner: 'live' });
    for (let greeted = 0; greeted < 3; greeted++) await page.next('hello');
    const again = tool(inspector);
    await until(() => again.of('service.register').length === 1);
  });

  test('may say rubbish', async () => {
    const inspector = await startWithBridge();
    const socket = new Remembered(`ws://${inspector.socketAddress('/legacy')}`);
    await new Promise((resolve) => socket.on('open', resolve));
    const scxml = JSON.stringify({ data: 7, $$type: 'scxml', origin: 'x:0' });
    for (const text of ['', '{', 'null', '[]', '7', '{"type":"xstate.event"}', '{"type":"xstate.event","event":"{"}'])
      socket.send(text);
    for (const event of ['null', '7', scxml]) socket.send(JSON.stringify({ type: 'xstate.event', event }));
    socket.send(Buffer.from([1, 2, 3]));
    socket.send('{"type":"service.register"}');
    const { of, game, send } = tool(inspector);
    await until(() => of('service.register').length > 0);
    send(game(), 7 as unknown as { type: string });
    send(game(), { type: 'stay', player: 'elysha' } as { type: string });
    await until(() => of('service.state').length > 0);
  });

  test('needs the token, and that there is a bridge', async () => {
    const status = (address: string): Promise<number | undefined> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${address}`);
        socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
        socket.on('error', () => {});
      });
    const [bridged, plain] = [await startWithBridge(), await start()];
    expect(await status(bridged.socketAddress('/legacy').slice(0, -1))).toBe(401);
    expect(await status(plain.socketAddress('/legacy'))).toBe(404);
  });
});
