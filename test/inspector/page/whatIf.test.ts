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

test('by keyboard alone: another thing is done at an earlier step, and the lines are gone between', async () => {
  const { page, isAt } = await openReal(browser);
  await isAt('11 of 11');
  expect(await page.locator('.branches').count()).toBe(0);
  await page.keyboard.press('Home');
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  await isAt('4 of 11');
  expect(await page.locator('#h-acts').textContent()).toBe('What if, from step 4');
  // The first digit is the pass: without her news the pile resolves at once.
  await page.waitForSelector('[data-act="pass:elysha"]');
  await page.keyboard.press('1');
  await page.waitForSelector('.lane');
  await page.keyboard.press('End');
  await isAt('7 of 7');
  expect(await page.locator('.lane').allTextContents()).toEqual([
    'The main line',
    'Elysha: Passes, 2 of 2, after step 4',
  ]);
  expect(await page.locator('.lane[aria-current]').textContent()).toContain('Elysha');
  expect(await page.locator('.row .t').last().textContent()).toContain('Executioner destroyed');
  // Up to the main line, which stays as it was, and down again.
  await page.keyboard.press('ArrowUp');
  await isAt('7 of 11');
  await page.keyboard.press('End');
  await isAt('11 of 11');
  await page.keyboard.press('ArrowDown');
  await isAt('7 of 7');
  await page.keyboard.press('ArrowLeft');
  await isAt('6 of 7');
}, 25_000);

test('by keyboard alone: what is taken back is kept as a branch, and is said to be', async () => {
  const { page, isAt } = await openReal(browser);
  await isAt('11 of 11');
  await page.keyboard.press('Home');
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  await isAt('4 of 11');
  await page.locator('[data-act=rewind]').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.chooser').first().textContent()).toContain(
    'The 7 steps after step 4 are taken back, and kept as a branch.',
  );
  await page.locator('.chooser [data-act=rewind]').focus();
  await page.keyboard.press('Enter');
  await isAt('4 of 4');
  await page.waitForSelector('.lane');
  expect(await page.locator('.lane').allTextContents()).toEqual([
    'The main line',
    'Taken back: Elysha: Adds Stubborn Mechanic, after step 4',
  ]);
  await page.locator('body').press('ArrowDown');
  await page.keyboard.press('End');
  await isAt('11 of 11');
}, 40_000);

test('two lines side by side: the first difference is marked, and what is otherwise at their ends', async () => {
  const { page, isAt } = await openReal(browser);
  await page.keyboard.press('Home');
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
  await isAt('4 of 11');
  await page.locator('[data-act="pass:elysha"]').click();
  await page.waitForSelector('.lane');
  await page.keyboard.press('d');
  await page.waitForSelector('.compare tr[data-first]');
  expect(await page.locator('.compare tr[data-first]').textContent()).toBe(
    'First difference5 Elysha: Adds Stubborn Mechanic—',
  );
  expect(await page.locator('.compare [role=status]').textContent()).toContain('Both are the same up to step 4.');
  expect(await page.locator('.stands tr').allTextContents()).toContain(
    'Executioner Elysha, at Metropolis, 2 / 5, damage 3no longer in play'.replace('Executioner ', 'Executioner'),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}, 25_000);

test('without this, at a width where the log is behind a tab: the key opens it', async () => {
  const { page, isAt } = await openReal(browser, { width: 1024, height: 768 });
  await page.keyboard.press('Home');
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
  await isAt('5 of 11');
  expect(await page.locator('[data-page-key="x"]').count()).toBe(0);
  await page.keyboard.press('x');
  await page.waitForSelector('.branches .about');
  expect(await page.locator('.dock [aria-selected=true]').textContent()).toBe('Log');
  await page.keyboard.press('f');
  await page.waitForSelector('.finder input');
  expect(await page.locator('.dock [aria-selected=true]').textContent()).toBe('Statechart');
}, 40_000);

test('without this: the same game without the play, as far as it goes', async () => {
  const { page, isAt } = await openReal(browser, { theme: 'dark' });
  await page.keyboard.press('Home');
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
  await isAt('5 of 11');
  await page.waitForSelector('[data-page-key="x"]');
  await page.keyboard.press('x');
  await page.waitForSelector('.branches .about');
  const about = (await page.locator('.branches .about').textContent()) ?? '';
  expect(about).toContain('The same game without “Adds Stubborn Mechanic”.');
  expect(about).toContain('It parts at step 5: “Elysha: Passes, 2 of 2”.');
  expect(about).toContain('It goes to its end.');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Drop this branch' }).click();
  await expect.poll(() => page.locator('.branches').count()).toBe(0);
  await isAt('11 of 11');
}, 25_000);
