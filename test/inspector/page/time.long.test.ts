import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
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

const numbers = (page: Page): Promise<readonly string[]> => page.locator('.row .n').allTextContents();
const hash = (page: Page): Promise<string> => page.evaluate(() => window.location.hash);

test('jumps to the next and the previous turn, battle, pile, refusal and mark, by key', async () => {
  const { page, isAt } = await openReal(browser);
  await isAt('11 of 11');
  await page.keyboard.press('P');
  await isAt('4 of 11');
  await page.keyboard.press('T');
  await isAt('0 of 11');
  await page.keyboard.press('p');
  await isAt('4 of 11');
  await page.waitForSelector('[data-page-key="n"]');
  await page.keyboard.press('n');
  await page.waitForSelector('.noted');
  await page.keyboard.press('End');
  await isAt('11 of 11');
  await page.keyboard.press('M');
  await isAt('4 of 11');
  // What was refused can be jumped to as well.
  expect(await page.getByRole('button', { name: 'Next refusal' }).isDisabled()).toBe(true);
}, 25_000);

test('filters and search are kept in the address, and are there again after a reload', async () => {
  const { page, isAt } = await openReal(browser);
  await isAt('11 of 11');
  await page.locator('.chip', { hasText: 'Changed nothing' }).click();
  expect(await numbers(page)).toEqual(['1', '4', '6', '7', '8']);
  await page.locator('.chip', { hasText: 'All but these' }).click();
  expect(await numbers(page)).toEqual(['0', '2', '3', '5', '9', '10', '11']);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('aim');
  await page.locator('.chip', { hasText: 'All but these' }).click();
  await page.locator('.chip', { hasText: 'Changed nothing' }).click();
  expect(await numbers(page)).toEqual(['2', '3']);
  await page.locator('.chip', { hasText: 'Ian' }).click();
  expect(await numbers(page)).toEqual(['2']);
  await page.locator('.row > button').first().click();
  await isAt('2 of 11');
  await expect.poll(() => hash(page)).toMatch(/step=2&who=ian&kind=aim$/);
  await page.reload();
  await page.waitForSelector('.row');
  expect(await numbers(page)).toEqual(['2']);
  await isAt('2 of 11');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect((await numbers(page)).length).toBe(12);
  await page.getByRole('combobox', { name: 'Rule' }).selectOption('1100.3');
  expect(await numbers(page)).toEqual(['11']);
}, 25_000);

test('steps that touch a card, through the zones it goes through', async () => {
  const { page, isAt } = await openReal(browser);
  await isAt('11 of 11');
  await page.keyboard.press('Home');
  await isAt('0 of 11');
  await page.locator('[data-card]', { hasText: 'Stubborn Mechanic' }).first().click();
  await page.getByRole('button', { name: 'Steps that touch this card' }).click();
  await expect.poll(() => numbers(page)).toEqual(['5', '9']);
  expect(await page.locator('.chip[aria-pressed=true]').textContent()).toBe('Touches Stubborn Mechanic');
}, 25_000);

test('a note on a step is kept by the server, for whoever comes', async () => {
  const { page, address, isAt } = await openReal(browser);
  await page.keyboard.press('P');
  await isAt('4 of 11');
  await page.waitForSelector('[data-page-key="n"]');
  await page.keyboard.press('n');
  await page.locator('.notefield textarea').fill('Why does he pass?');
  await page.locator('.notefield textarea').blur();
  await expect.poll(() => page.locator('.noted').textContent()).toContain('Why does he pass?');
  const other = await page.context().newPage();
  await other.goto(address);
  await other.waitForSelector('.noted');
  expect(await other.locator('.noted').textContent()).toContain('Why does he pass?');
  await page.locator('.chip', { hasText: 'Marked' }).click();
  expect(await numbers(page)).toEqual(['4']);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}, 25_000);

test('a phone jumps and filters in the log, and nothing is wider than it', async () => {
  const { page } = await openReal(browser, { width: 360, height: 740, theme: 'dark' });
  await page.locator('.tabs').getByText('Log').click();
  await page.getByRole('button', { name: 'Previous pile' }).click();
  await expect.poll(() => page.locator('.step-s .at').textContent()).toContain('4 of 11');
  // The rows come first, and what chooses them is folded.
  expect(
    await page
      .locator('.row')
      .first()
      .evaluate((row) => row.getBoundingClientRect().bottom),
  ).toBeLessThan(680);
  await page.getByRole('button', { name: 'Filter the log' }).click();
  await page.locator('.chip', { hasText: 'Changed nothing' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}, 25_000);
