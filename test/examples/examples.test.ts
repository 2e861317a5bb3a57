import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../inspector/page/browser.ts';
import { serveExamples } from './built.ts';

let browser: Browser;
let served: Awaited<ReturnType<typeof serveExamples>>;
beforeAll(async () => {
  [served, browser] = await Promise.all([serveExamples(), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

/** What a page says under each of its headings. */
async function said(page: Page): Promise<Record<string, readonly string[]>> {
  const headings = await page.locator('h2').allTextContents();
  const lists = await page.locator('h2 + ul').all();
  const lines = await Promise.all(lists.map((list) => list.locator('li').allTextContents()));
  return Object.fromEntries(headings.map((heading, n) => [heading, lines[n] ?? []]));
}

const labels = (page: Page): Promise<string[]> => page.locator('button').allTextContents();

/** Clicks, and waits until something else can be done. */
async function choose(page: Page, label: string): Promise<void> {
  const before = (await labels(page)).join();
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect.poll(async () => (await labels(page)).join(), { timeout: 10_000 }).not.toBe(before);
}

const WORKED = [
  ...['elysha: stay', 'ian: aim s -> x', 'elysha: aim x -> s', 'ian: pass', 'elysha: play m -> x', 'elysha: pass'],
  ...['ian: pass', 'elysha: pass'],
];

describe.each(['dom', 'react', 'worker'])('the example %s', (name) => {
  test('shows the worked example, and lets it be played until the battle is resolved', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(served.address))
        complaints.push(`asked ${request.url()}`);
    });
    await page.goto(`${served.address}/${name}/index.html`);
    await page.waitForSelector('button');
    expect(await labels(page)).toEqual(['elysha: stay', 'elysha: withdraw x', 'elysha: concede']);
    expect(await said(page)).toMatchObject({
      Ships: ['Executioner of elysha in Metropolis: 2 / 3', 'Slasher of ian in Metropolis: 3 / 2'],
      'On the pile, top first': [],
      'The battle': ['in Metropolis'],
    });
    for (const [n, label] of WORKED.entries()) {
      await choose(page, label);
      if (n === 4) expect((await said(page))['On the pile, top first']).toHaveLength(3);
    }
    expect(await said(page)).toMatchObject({
      Ships: ['Executioner of elysha in Metropolis: 2 / 5, damage 3'],
      'On the pile, top first': [],
      'In the scrapheaps': ['Slasher', 'Stubborn Mechanic'],
      'The battle': ['is resolved'],
    });
    expect(await labels(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  }, 60_000);
});

test('the first page leads to each of them', async () => {
  const page = await browser.newPage();
  await page.goto(`${served.address}/`);
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['./dom/index.html', './react/index.html', './worker/index.html']);
  await page.close();
}, 60_000);
