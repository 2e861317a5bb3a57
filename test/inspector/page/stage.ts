import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { asking, helloSix, ordering, six, sixRows } from './fixtures/otherMoments.ts';
import { building, hello, resolving, rows } from './fixtures/workedExample.ts';
import type { Script } from './stubServer.ts';
import { StubServer } from './stubServer.ts';

/** The rows of the worked example up to that step. */
export const at = (n: number): typeof rows => rows.filter((row) => row.n <= n);
/** What the page is shown. */
export const moments = {
  building: { hello, rows: at(34), positionAt: (n) => ({ ...building, n: n === 'last' ? 34 : n }) },
  resolving: { hello, rows, positionAt: () => resolving },
  asking: { hello, rows: at(38), positionAt: () => asking },
  ordering: { hello, rows: at(34), positionAt: () => ordering },
  six: { hello: helloSix, rows: sixRows, positionAt: () => six },
} satisfies Record<string, Script>;

export type Looks = { readonly width?: number; readonly height?: number; readonly theme?: 'light' | 'dark' };

/** What the tests of a file look at: one page, one server that says what it is told to, and nothing to complain of after each. */
export type Stage = {
  readonly server: StubServer;
  readonly page: Page;
  open(script: Script, looks?: Looks): Promise<void>;
};

/** Raises a stage before the tests of this file, and takes it down after them. */
export const raiseStage = (): (() => Stage) => {
  let browser: Browser;
  let stage: Stage;
  let opened = 0;
  /** What a page must never have: errors of its own, and requests that leave. */
  let complaints: string[] = [];

  beforeAll(async () => {
    const server = await StubServer.start(moments.building);
    browser = await openBrowser();
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    page.on('console', (message) => {
      const failed = /WebSocket connection/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !failed) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.address)) complaints.push(`asked ${request.url()}`);
    });
    stage = {
      server,
      page,
      async open(script, { width = 1440, height = 900, theme = 'light' } = {}) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme });
        server.play(script);
        opened += 1;
        await page.goto(`${server.address}?opened=${opened}#token=a%20token`);
        await page.waitForSelector('.now h1');
      },
    };
  });
  afterAll(async () => {
    await browser.close();
    await stage.server.stop();
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
    complaints = [];
  });
  return () => stage;
};
