import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call } from '../caller.ts';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';

// The hosted inspector is a page with the genuine receiver of @statelyai/inspect, on another port of this machine.

let browser: Browser;
let page: Page;
let hosted: Server;
let address: URL;

const SOURCE = `
import { createBrowserReceiver } from '@statelyai/inspect';
window.heard = [];
createBrowserReceiver().subscribe((event) => window.heard.push(event));
`;

/** The receiver's page as one script. */
async function receiver(): Promise<string> {
  const entry = '\0receiver';
  const inspect = createRequire(import.meta.url).resolve('@statelyai/inspect');
  const bundled = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'receiver',
        resolveId: (id) => (id === 'receiver' ? entry : id === '@statelyai/inspect' ? inspect : null),
        load: (id) => (id === entry ? SOURCE : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: 'receiver' } },
  });
  const [first] = [bundled].flat();
  if (!first || !('output' in first)) throw new Error('The receiver could not be bundled.');
  return first.output[0].code;
}

beforeAll(async () => {
  const script = await receiver();
  hosted = createServer((request, response) => {
    const isScript = request.url === '/receiver.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : '<!doctype html><script type="module" src="/receiver.js"></script>');
  });
  await new Promise<void>((ready) => hosted.listen(0, '127.0.0.1', ready));
  address = new URL(`http://127.0.0.1:${(hosted.address() as AddressInfo).port}/inspect`);
  browser = await openBrowser();
}, 90_000);
afterAll(async () => {
  await browser.close();
  await new Promise((done) => hosted.close(done));
});
afterEach(async () => {
  await page.close();
  await closeAll();
});

type Heard = {
  readonly type: string;
  readonly name?: string;
  readonly event?: { readonly type: string };
  readonly snapshot?: { readonly value?: unknown; readonly context: unknown };
};

const heard = (): Promise<readonly Heard[]> =>
  page.frames()[1]?.evaluate(() => (window as unknown as { heard: Heard[] }).heard) ?? Promise.resolve([]);

const untilHeard = (isIt: (one: Heard) => boolean): Promise<void> =>
  expect.poll(async () => (await heard()).some(isIt), { timeout: 15_000 }).toBe(true);

test('a hosted inspector is framed, and its genuine receiver hears everything, without the game', async () => {
  const inspector = await start({ hosted: address });
  page = await browser.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host !== `127.0.0.1:${inspector.port}` && host !== address.host) elsewhere.push(request.url());
  });
  await page.goto(inspector.hostedAddress ?? '');
  await untilHeard(({ type, name }) => type === '@xstate.actor' && name === 'game');
  const other = await call(inspector.address);
  other.say({ type: 'restart', script: true });
  await untilHeard(({ event }) => event?.type === 'xstate.done.actor.e1');
  const all = await heard();
  expect(all.filter(({ type }) => type === '@xstate.actor').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['game', 'e1', 'e2', 'e3']),
  );
  expect(all.every(({ snapshot }) => snapshot === undefined || JSON.stringify(snapshot.context) === '{}')).toBe(true);
  expect(await page.getByRole('status').textContent()).toContain('handed to Stately’s page');
  // Loaded anew, it is told everything again.
  await page.frames()[1]?.goto(address.href);
  await untilHeard(({ type, name }) => type === '@xstate.actor' && name === 'game');
  expect(elsewhere).toEqual([]);
});

test('the page says when there are no live actors, and joins when there are', async () => {
  const inspector = await start({ hosted: address, runner: 'data' });
  page = await browser.newPage();
  await page.goto(inspector.hostedAddress ?? '');
  await page.getByText('There are no live actors').waitFor();
  const other = await call(inspector.address);
  other.say({ type: 'run', n: 0, runner: 'live' });
  await untilHeard(({ type, name }) => type === '@xstate.actor' && name === 'game');
});

test('without a network it says what it waits for; another page than the named one is never framed', async () => {
  const inspector = await start({ hosted: new URL('http://127.0.0.1:9/inspect') });
  page = await browser.newPage();
  await page.goto(inspector.hostedAddress ?? '');
  await page.getByText('Waiting for Stately’s inspector.').waitFor();
  const to = encodeURIComponent(address.href);
  await page.goto(`${(inspector.hostedAddress ?? '').replace(/&to=.*/, '')}&to=${to}`);
  await page.reload();
  await page.getByText('Waiting for Stately’s inspector.').waitFor();
  await page.waitForTimeout(500);
  expect(
    await page
      .frames()[1]
      ?.evaluate(() => 'heard' in window)
      .catch(() => false),
  ).toBe(false);
});

test('nothing is framed unless it was asked for', async () => {
  const inspector = await start();
  page = await browser.newPage();
  const answer = await page.goto(`http://127.0.0.1:${inspector.port}/hosted/`);
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('--stately');
  const plain = await page.goto(inspector.address);
  expect(plain?.headers()['content-security-policy']).toContain("frame-src 'none'");
});
