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
  for (const context of browser.contexts()) await context.close();
  await closeAll();
});
afterAll(() => browser.close());

test('a table is laid by hand, what is no game is refused in words, and the game says that it was edited', async () => {
  const { page, isAt } = await openReal(browser);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  // It lived by a bonus that no scenario can say.
  await expect.poll(() => dialog.locator('.refused').textContent()).toContain('Executioner would be destroyed');
  expect(await dialog.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Damage of Executioner').fill('1');
  await dialog.getByLabel('Damage of Executioner').press('Enter');
  await expect.poll(() => dialog.locator('.refused').count()).toBe(0);
  await dialog.getByLabel('Card', { exact: true }).fill('Slasher');
  await dialog.getByLabel('Owner', { exact: true }).selectOption({ label: 'Elysha' });
  await dialog.getByLabel('Where', { exact: true }).selectOption({ label: 'At Metropolis' });
  await dialog.getByLabel('Where', { exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Put it' }).click();
  await dialog.getByLabel('ISK of Ian').fill('9');
  await dialog.getByLabel('ISK of Ian').blur();
  await expect
    .poll(() => dialog.locator('section[aria-live] li').allTextContents())
    .toEqual(['Executioner has damage 1', 'Slasher of Elysha is put at Metropolis', 'Ian has 9 ISK']);
  await dialog.getByRole('button', { name: 'Save as a scenario' }).click();
  const text = dialog.getByLabel('the-worked-example-edited.pile');
  await expect.poll(() => text.inputValue()).toContain('@edited At step 11: Executioner has damage 1');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('button', { name: 'Play it' }).click();
  await isAt('0 of 0');
  expect(await page.locator('.edited').textContent()).toBe('Edited');
  expect(await page.title()).toContain('The worked example, edited');
  expect(await page.locator('.card', { hasText: 'Slasher' }).count()).toBeGreaterThan(0);
}, 25_000);

test('where something is open it is said where a set-up can begin; only who sees all lays the table', async () => {
  const { page, isAt } = await openReal(browser);
  await page.keyboard.press('P');
  await isAt('4 of 11');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect.poll(() => page.getByRole('dialog').getByRole('alert').textContent()).toContain('Go to step 0.');
  await page.keyboard.press('Escape');
  await page.locator('.bar .seg').getByText('Ian').click();
  await expect.poll(() => page.getByRole('button', { name: 'Set up' }).count()).toBe(0);
}, 25_000);
