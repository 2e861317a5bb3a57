import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createWebSocketInspector } from '@statelyai/inspect';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createActor, createMachine } from 'xstate';
import type { Attached } from '../../../src/inspector/server/attach.ts';
import { openBrowser } from './browser.ts';
import { openAttached, playMusic as playMusicIn, type Watching } from './foreignMachines.ts';

// Two machines that know nothing of the game: a music player through our helper, a door through Stately’s inspector.

const SLOW = { timeout: 90_000 };

let browser: Browser;
let server: Attached;
let page: Page;
let watching: Watching;

beforeAll(async () => {
  browser = await openBrowser();
}, 90_000);
afterAll(() => browser.close());
afterEach(async () => {
  await watching.end();
  expect(watching.complaints).toEqual([]);
});

async function open(): Promise<void> {
  watching = await openAttached(browser);
  ({ server, page } = watching);
}

const playMusic = () => playMusicIn(watching);

function openDoor() {
  const door = createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { push: 'open', lock: 'locked' } }, open: { on: { pull: 'shut' } }, locked: {} },
  });
  const inspector = createWebSocketInspector({ url: server.programs, serializationDepthLimit: 30 });
  watching.ends.push(() => inspector.stop());
  const actor = createActor(door, { inspect: inspector.inspect }).start();
  actor.send({ type: 'push' });
  return actor;
}

const chart = () => page.locator('.chart');
const now = () => chart().locator('.s.now > text').allTextContents();
const last = () => chart().locator('.e.last text').allTextContents();
const programs = () => page.getByLabel('Program', { exact: true });
const events = () => page.locator('.events .type').allTextContents();
const see = (what: string) =>
  page.getByRole('group', { name: 'What is shown' }).getByRole('button', { name: what }).click();

test('a program’s chart is laid out here, and lights where it is and what it took', SLOW, async () => {
  await open();
  const actor = playMusic();
  await expect.poll(now, { timeout: 30_000 }).toEqual(['muted', 'playing']);
  expect(await last()).toEqual(['mute']);
  expect(await events()).toEqual(['begins', 'xstate.init', 'louder', 'begins', 'xstate.init', 'play', 'mute']);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(last).toEqual(['play']);
  expect(await now()).toEqual(['loud', 'playing']);
  await page.getByText('louder').first().click();
  await expect.poll(() => page.locator('.detail .code').first().textContent()).toContain('/volume  5 → 6');
  await expect.poll(() => page.locator('.detail .code').last().textContent()).toContain('"volume": 6');
  await chart().locator('[data-state="player.sound.loud"]').click();
  expect(await chart().locator('.part').textContent()).toContain('It can be heard.');
  await page.getByRole('button', { name: 'Newest step' }).click();
  actor.send({ type: 'stop' } as never);
  await expect.poll(now).toEqual(['muted', 'stopped']);
  expect(await page.title()).toBe('Music · Starpile');
});

test('several actors: under their parents, side by side, and what they say to each other', SLOW, async () => {
  await open();
  const actor = playMusic();
  await expect.poll(() => page.locator('.who-is li').count()).toBe(2);
  const { song1 } = actor.getSnapshot().children;
  song1?.send({ type: 'loaded' } as never);
  song1?.send({ type: 'finish' } as never);
  await page.locator('.who-is button', { hasText: 'song1' }).click();
  await expect.poll(() => chart().locator('.head h2').textContent()).toBe('song1');
  expect(await page.locator('.who-is [data-status="done"]').count()).toBe(1);
  await see('All actors');
  await expect.poll(() => chart().locator('figure svg.sc').count(), { timeout: 30_000 }).toBe(2);
  await see('Messages');
  await expect.poll(() => page.locator('.sequence .words').allTextContents()).toContain('song1 begins');
  await page.locator('.events input').fill('song1 over');
  expect(await events()).toEqual(['finish']);
  await page.locator('.events input').fill('');
});

test(
  'a program with Stately’s inspector; two programs at once; late pages, and programs that leave',
  SLOW,
  async () => {
    await open();
    const door = openDoor();
    await expect.poll(now, { timeout: 30_000 }).toEqual(['open']);
    expect(await last()).toEqual(['push']);
    expect(await chart().locator('.guessed').textContent()).toContain('the only one');
    playMusic();
    await expect.poll(() => programs().locator('option').allTextContents()).toEqual(['door', 'Music']);
    await programs().selectOption({ label: 'Music' });
    await expect.poll(now, { timeout: 30_000 }).toEqual(['muted', 'playing']);
    await page.reload();
    await programs().selectOption({ label: 'door' });
    await expect.poll(now, { timeout: 30_000 }).toEqual(['open']);
    door.send({ type: 'pull' });
    await expect.poll(now).toEqual(['shut']);
    watching.ends.splice(2, 1)[0]?.();
    await expect.poll(() => programs().locator('option').allTextContents()).toEqual(['door (has left)', 'Music']);
  },
);

/** A program for a browser, served from another port of this machine. */
async function serveProgram(): Promise<string> {
  const entry = fileURLToPath(new URL('fixtures/foreignProgram.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'program' } },
  });
  const files = new Map(
    [built]
      .flat()
      .flatMap((made) => ('output' in made ? made.output : []))
      .map((file) => [`/${file.fileName}`, 'code' in file ? file.code : '']),
  );
  const http = createServer(({ url = '/' }, response) => {
    const code = files.get(url);
    if (code === undefined)
      response.setHeader('content-type', 'text/html').end('<body><script type="module" src="/program.js"></script>');
    else response.setHeader('content-type', 'text/javascript').end(code);
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  watching.ends.push(
    () => http.closeAllConnections(),
    () => http.close(),
  );
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
}

test('a program that runs in a browser is shown, and shown again when its page is opened again', SLOW, async () => {
  await open();
  const address = await serveProgram();
  const program = await page.context().newPage();
  await program.goto(`${address}?to=${encodeURIComponent(server.programs)}`);
  await expect.poll(now, { timeout: 30_000 }).toEqual(['red']);
  await program.getByRole('button').click();
  await expect.poll(now).toEqual(['green']);
  expect(await last()).toEqual(['next']);
  expect(await chart().locator('.guessed').count()).toBe(0);
  await program.reload();
  await expect.poll(() => programs().locator('option').allTextContents()).toEqual(['Crossing (has left)', 'Crossing']);
  await program.close();
});

test('a definition that cannot be drawn is told, and rubbish does no harm', SLOW, async () => {
  await open();
  const socket = new WebSocket(server.programs);
  await new Promise((resolve) => socket.on('open', resolve));
  for (const text of ['rubbish', '{"type":"@xstate.actor","sessionId":"x","name":"odd","definition":"{"}', '[]'])
    socket.send(text);
  await page.locator('.trouble').waitFor();
  expect(await page.locator('.trouble').textContent()).toContain('cannot be read');
  socket.close();
  playMusic();
  await programs().selectOption({ label: 'Music' });
  await expect.poll(now, { timeout: 30_000 }).toEqual(['muted', 'playing']);
});
