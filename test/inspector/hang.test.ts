import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBridge } from '../../src/inspector/legacy/bridge.ts';
import { sendTo } from '../../src/inspector/server/guarded.ts';
import type { Inspector } from '../../src/inspector/server/server.ts';
import { call } from './caller.ts';
import { closeAll, start } from './started.ts';

// Somebody who looks on and stops reading, or says far too much, harms nobody, and costs a bounded amount of memory.

afterEach(closeAll);

const PATHS = ['/socket', '/stately', '/legacy'] as const;

const connect = async (inspector: Inspector, path: (typeof PATHS)[number]): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://${inspector.socketAddress(path)}`);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.on('open', resolve));
  return socket;
};

const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.on('close', resolve));

/** Plays the worked example so many times, and is told how it ended each time. */
async function playOften(inspector: Inspector, times: number): Promise<void> {
  const page = await call(inspector.address);
  await page.next('position');
  for (let n = 0; n < times; n++) {
    page.say({ type: 'restart', script: true });
    await page.next('position');
  }
  page.socket.close();
}

describe('somebody who stops reading', () => {
  test('holds nobody up, and is told where the game is when they read again', async () => {
    const inspector = await start({ makeBridge });
    const hung = await call(inspector.address);
    await hung.next('position');
    hung.socket.pause();
    await playOften(inspector, 12);
    hung.socket.resume();
    const page = await call(inspector.address);
    const { position } = await page.next('position');
    await expect
      .poll(() => hung.heard.findLast(({ type }) => type === 'position'))
      .toMatchObject({ position: { n: position.n } });
  });

  for (const path of ['/stately', '/legacy'] as const)
    test(`on ${path} holds nobody up either`, async () => {
      const inspector = await start({ makeBridge });
      const hung = await connect(inspector, path);
      if (path === '/legacy') hung.send('{"type":"xstate.inspecting"}');
      hung.pause();
      await playOften(inspector, 6);
      await (await call(inspector.address)).next('hello');
    });

  test('and asks on and on costs no more than what may wait for them', async () => {
    const inspector = await start();
    const hung = await call(inspector.address);
    await hung.next('position');
    hung.socket.pause();
    // Looks are answered at once: some kilobytes each, for one message of a few bytes.
    const ended = hung.closed();
    const busy = setInterval(() => {
      if (hung.socket.readyState === WebSocket.OPEN) hung.say({ type: 'look', n: 0, viewer: 'all' });
    }, 20);
    const used = process.memoryUsage().arrayBuffers;
    await playOften(inspector, 25);
    expect(process.memoryUsage().arrayBuffers - used).toBeLessThan(64 << 20);
    clearInterval(busy);
    hung.socket.terminate();
    await ended;
  });

  test('is let go once too much waits for them', () => {
    const said: string[] = [];
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send(text: string) {
        said.push(text);
        socket.bufferedAmount += text.length;
      },
      terminate() {
        socket.readyState = 3;
      },
    };
    const large = 'x'.repeat(1 << 20);
    for (let n = 0; n < 100; n++) sendTo(socket as unknown as WebSocket, large);
    expect(socket.readyState).toBe(3);
    expect(said.length).toBeLessThan(20);
  });

  test('cannot keep the server from ending', async () => {
    const inspector = await start({ makeBridge });
    for (const path of PATHS) (await connect(inspector, path)).pause();
    const begun = performance.now();
    await inspector.close();
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

describe('a flood', () => {
  for (const path of PATHS)
    for (const kind of ['pings', 'messages'] as const)
      test(`of ${kind} on ${path} ends that connection, and others are served`, async () => {
        const inspector = await start({ makeBridge });
        const flooder = await connect(inspector, path);
        const ended = closed(flooder);
        for (let n = 0; n < 6_000; n++)
          if (flooder.readyState === WebSocket.OPEN) {
            if (kind === 'pings') flooder.ping();
            else flooder.send('{"type":"dance"}');
          }
        expect([1006, 1008]).toContain(await ended);
        await (await call(inspector.address)).next('hello');
      });

  test('of connections is turned away in words, until there is room again', async () => {
    const inspector = await start();
    const sockets = await Promise.all(Array.from({ length: 40 }, () => connect(inspector, '/socket')));
    await expect(call(inspector.address)).rejects.toThrow('Unexpected server response: 503');
    sockets[0]?.terminate();
    await expect.poll(async () => (await call(inspector.address)).next('hello')).toMatchObject({ type: 'hello' });
    for (const socket of sockets) socket.terminate();
  });
});
