import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeAll } from '../started.ts';
import { openBrowser } from './browser.ts';
import { openReal } from './realPage.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  await closeAll();
});
afterAll(() => browser.close());

test('below the table: each key opens what it turns, from the log, from a folded chart and from the messages', async () => {
  const { page } = await openReal(browser, { width: 1024, height: 768 });
  const dock = () => page.locator('.dock [aria-selected=true]').textContent();
  const { keyboard } = page;
  await keyboard.press('n');
  await page.waitForSelector('.tools textarea, .tools input, .row .marked');
  expect(await dock()).toBe('Log');
  await page.locator('#dock-log').focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await keyboard.press('z');
  await page.waitForSelector('[data-large-chart]');
  expect(await dock()).toBe('Statechart');
  await keyboard.press('z');
  await keyboard.press('c');
  await page.waitForSelector('[data-page-key=c][aria-expanded=false]');
  await keyboard.press('f');
  await page.waitForSelector('.finder input:focus');
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Messages' }).focus();
  await keyboard.press('Enter');
  await page.waitForSelector('[aria-pressed=true]:text("Messages")');
  await keyboard.press('f');
  await page.waitForSelector('.finder input:focus');
}, 40_000);

test('one view at a time: keys for jumps, notes and the chart open their view', async () => {
  const { page } = await openReal(browser, { width: 360, height: 740 });
  const view = () => page.locator('.tabs [aria-current]').textContent();
  expect(await view()).toBe('Pile');
  await page.keyboard.press('P');
  await expect.poll(view).toBe('Log');
  await expect.poll(() => page.locator('.row[aria-current]').textContent()).not.toContain('11');
  await page.keyboard.press('f');
  await page.waitForSelector('.finder input:focus');
  expect(await view()).toBe('Chart');
}, 40_000);

test('N leads to the note of the step: the tab is opened, the step marked, and Escape gives the keys back', async () => {
  const { page } = await openReal(browser, { width: 1024, height: 768 });
  await page.keyboard.press('N');
  await page.waitForSelector('.notefield textarea:focus');
  await page.keyboard.type('Not now, and not\nhere');
  expect(
    await page.locator('.notefield textarea').evaluate((field) => field.scrollHeight <= field.clientHeight + 1),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.row[aria-current] .noted').textContent()).toContain('Not now');
  await page.keyboard.press('N');
  await page.waitForSelector('.notefield textarea:focus');
}, 40_000);

test('a key that waits for what is not there is forgotten at the next one', async () => {
  const { page, isAt } = await openReal(browser, { width: 1024, height: 768 });
  await page.keyboard.press('Home');
  await page.keyboard.press('x');
  await expect.poll(() => page.locator('.dock [aria-selected=true]').textContent()).toBe('Log');
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
  await isAt('5 of 11');
  await page.waitForSelector('[data-page-key="x"]');
  await page.waitForTimeout(500);
  expect(await page.locator('.lane').count()).toBe(0);
}, 40_000);
