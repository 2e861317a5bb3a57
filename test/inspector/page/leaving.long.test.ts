import { AxeBuilder } from '@axe-core/playwright';
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
  await closeAll();
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => browser.close());

const SLOW = { timeout: 30_000 };

test('a game with branches or notes is left only when that was asked, and said what is lost', SLOW, async () => {
  const { page } = await openReal(browser);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: /^Withdraw Executioner/ }).click();
  await page.locator('.branches').waitFor();
  await page.keyboard.press('n');
  await page.locator('.row .noted').first().waitFor();
  const dialog = page.getByRole('dialog');
  const title = await page.title();
  const openAnother = async (): Promise<void> => {
    await page.getByRole('button', { name: /choose a scenario/ }).click();
    await page.locator('[role=menuitemradio][aria-checked=false]').last().click();
  };
  await openAnother();
  await expect.poll(() => dialog.textContent()).toContain('Lost with it: a branch and a mark.');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.locator('.lane').count()).toBe(2);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => dialog.textContent()).toContain('the game that is open now is left. Lost with it: a branch');
  await page.keyboard.press('Escape');
  await openAnother();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => page.title()).not.toBe(title);
  expect(await page.locator('.lane').count()).toBe(0);
  // Nothing is lost any more, and nothing is asked.
  const next = await page.title();
  await page.getByRole('button', { name: /choose a scenario/ }).click();
  await page.locator('[role=menuitemradio][aria-checked=false]').nth(1).click();
  await expect.poll(() => page.title()).not.toBe(next);
});

test('what cannot be opened stays to be mended, with its reason; what can is seen at its end', SLOW, async () => {
  const { page, isAt } = await openReal(browser);
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await isAt('2 of 11');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Or paste it here');
  await field.fill('@pile 1\n@players ian elysha\n[plays]\n');
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => dialog.locator('.refused pre').textContent()).toMatch(/^3 \| \[plays\]\n/);
  expect(await field.inputValue()).toContain('[plays]');
  await dialog.getByRole('button', { name: 'Scenario (.pile)' }).click();
  const text = await dialog.getByLabel('the-worked-example.pile').inputValue();
  await field.fill(text);
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await isAt('11 of 11');
  expect(await page.locator('.scen').textContent()).toContain('The worked example');
});
