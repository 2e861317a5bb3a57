import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';

// How much room the chart has at every width, and whether everybody can use it there.

/** On a busy machine. */
const SLOW = { timeout: 90_000 };

let browser: Browser;
let address = '';
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  ({ address } = await start());
}, 90_000);
afterAll(async () => {
  await browser.close();
  await closeAll();
});
afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
  complaints = [];
});

type Looks = { readonly width?: number; readonly height?: number; readonly theme?: 'light' | 'dark' };

async function open({ width = 1440, height = 900, theme = 'light' }: Looks = {}): Promise<void> {
  const looks = { reducedMotion: 'reduce', colorScheme: theme, viewport: { width, height } } as const;
  page = await (await browser.newContext(looks)).newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(address).origin)) complaints.push(`asked ${request.url()}`);
  });
  await page.goto(address);
  await page.locator('.now h1').waitFor();
}

const chart = () => page.getByRole('region', { name: 'Statechart' });
const state = (id: string) => chart().locator(`[data-state="${id}"]`);

test.each([
  [901, 700],
  [1180, 820],
  [1281, 800],
  [1600, 900],
])('it folds at %i × %i, and nothing lies over anything', async (width, height) => {
  await open({ width, height });
  const drawn = chart().locator('svg.sc');
  expect(await drawn.isVisible()).toBe(true);
  const covered = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.chart .head > *, .dock > *')].filter((one) => one.tagName !== 'H2');
    const boxes = all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
    return boxes.some((a, at) =>
      boxes.some((b, i) => i > at && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
  });
  expect(covered).toBe(false);
  const felt = page.locator('.main > .table');
  const before = (await felt.boundingBox())?.height ?? 0;
  await page.keyboard.press('c');
  await expect.poll(() => page.locator('svg.sc').isVisible()).toBe(false);
  expect((await felt.boundingBox())?.height ?? 0).toBeGreaterThan(before + 100);
  await page.getByRole('button', { name: 'Show the chart' }).click();
  await expect.poll(() => drawn.isVisible()).toBe(true);
});

test.each([
  [1440, 'light'],
  [1024, 'dark'],
  [360, 'dark'],
] as const)('axe finds nothing at %i, %s', SLOW, async (width, theme) => {
  await open({ width, height: 800, theme });
  if (width < 900) await page.locator('.tabs').getByText('Chart').click();
  await chart().getByRole('button', { name: 'Whole' }).click();
  await chart().locator('.depth').waitFor();
  await state('turn').focus();
  await page.locator('.finding .btn').click();
  await page.keyboard.type('idle');
  const found = await new AxeBuilder({ page }).include('.chart').analyze();
  expect(
    found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
