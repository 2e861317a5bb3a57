import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CARDS } from '../../../cards/index.ts';
import { readBrought } from '../../../src/inspector/server/imports.ts';
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

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('a link holds the step, the filters and the whole game, and no token', async () => {
  const { page, isAt } = await openReal(browser);
  await page.locator('.chip', { hasText: 'Changed nothing' }).click();
  await page.keyboard.press('P');
  await isAt('4 of 11');
  await expect.poll(() => page.evaluate(() => window.location.hash)).toContain('step=4');
  await page.getByRole('button', { name: 'Share' }).click();
  const here = await page.getByLabel('This step, with its filters').first().inputValue();
  expect(here).toMatch(/#step=4&still=yes$/);
  await page.getByRole('button', { name: 'Make a link with the whole game' }).click();
  const link = await page.getByLabel('With the whole game').first().inputValue();
  expect(link).not.toContain('token');
  // Another inspector, with another game: the link brings its own along.
  const { page: other, address } = await openReal(browser);
  await other.getByRole('button', { name: 'Restart' }).click();
  const token = new URL(address).hash.slice(1);
  await other.goto(`${address.replace(/#.*/, '')}?fresh#${token}&${link.split('#')[1]}`);
  await expect
    .poll(async () => (await other.locator('.course .at').textContent())?.trim(), { timeout: 5000 })
    .toBe('4 of 11');
  expect(await other.locator('.chip[aria-pressed=true]').textContent()).toBe('Changed nothing');
  await expect.poll(() => other.evaluate(() => window.location.hash)).not.toContain('game=');
}, 25_000);

test('what is exported is opened again; what is damaged is refused in words', async () => {
  const { page, isAt } = await openReal(browser);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Scenario (.pile)' }).click();
  const scenario = await saved(page, 'Save the-worked-example.pile');
  expect(readBrought(scenario.text, CARDS)).toMatchObject({ ok: true });
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  const replay = await saved(page, 'Save the-worked-example.replay.json');
  await page.getByLabel('Or paste it here').fill(replay.text.slice(0, 300));
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('no JSON');
  await page
    .getByLabel('A file')
    .setInputFiles({ name: 'one.json', mimeType: 'application/json', buffer: Buffer.from(replay.text) });
  await expect.poll(() => page.title()).toContain('A replay of Ian, Elysha');
  await isAt('11 of 11');
}, 25_000);

test('whoever does not see all exports only what is seen', async () => {
  const { page } = await openReal(browser);
  await page.locator('.bar .seg').getByText('Ian').click();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.getByRole('button', { name: 'Replay', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Make a link with the whole game' }).count()).toBe(0);
  await page.getByRole('button', { name: 'What is seen' }).click();
  const { name, text } = await saved(page, 'Save the-worked-example.seen-by-ian.json');
  expect([name, (JSON.parse(text) as { viewer: string }).viewer]).toEqual([
    'the-worked-example.seen-by-ian.json',
    'ian',
  ]);
}, 25_000);

test('a report wants to know what should have happened, and gives a test file', async () => {
  const { page, isAt } = await openReal(browser);
  await page.keyboard.press('P');
  await isAt('4 of 11');
  await page.getByRole('button', { name: 'Share' }).click();
  const make = page.getByRole('button', { name: 'Make the report' });
  expect(await make.isDisabled()).toBe(true);
  await page.getByLabel('What should have happened?').fill('Ian must not pass here.');
  await page.getByLabel('The same as a line').fill('! ian: pass because 700.5');
  await make.click();
  await page.getByRole('button', { name: 'Save report.pile' }).waitFor();
  const { text } = await saved(page, 'Save report.pile');
  expect(text).toContain('-- Expected: Ian must not pass here.\n! ian: pass because 700.5');
  const report = await saved(page, 'Save report.md');
  expect(report.text).toContain('#step=4');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}, 25_000);

test('of a very long text, as much is taken as the server hears', async () => {
  const { page } = await openReal(browser);
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByLabel(/What should have happened/);
  await field.focus();
  await page.keyboard.insertText('too much → '.repeat(600));
  expect((await field.inputValue()).length).toBe(4000);
}, 25_000);
