import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  await closeAll();
});
afterAll(() => browser.close());

const openAt = async (address: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
};

test('without a token it is said what to open, and not that nobody answers', async () => {
  const { address } = await start();
  const page = await openAt(address.replace(/#.*/, ''));
  await page.locator('.waiting').getByText('open the address that it printed').waitFor();
});

test('a server that was begun again has another token: the page says so, above what it was told last', async () => {
  const first = await start();
  const page = await openAt(first.address);
  await page.waitForSelector('.now h1');
  await first.close();
  await page.getByText('The connection to the server is down').waitFor();
  const second = await start({ port: first.port });
  expect(second.port).toBe(first.port);
  await page.locator('.notice').getByText('open the address that it printed').waitFor();
  expect(await page.locator('.now h1').count()).toBe(1);
});
