import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { building, hello, rows } from './fixtures/workedExample.ts';
import { StubServer } from './stubServer.ts';

let browser: Browser;
let server: StubServer;

beforeAll(async () => {
  const until = rows.filter((row) => row.n <= 34);
  server = await StubServer.start({ hello, rows: until, positionAt: () => ({ ...building, n: 34 }) });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The page at a moment at which something is not legal; with a finger instead of a mouse, where it is said. */
const opened = async (hasTouch = false): Promise<Page> => {
  const page = await (
    await browser.newContext({ reducedMotion: 'reduce', hasTouch, viewport: { width: 1180, height: 820 } })
  ).newPage();
  await page.goto(`${server.address}#token=a%20token`);
  await page.waitForSelector('.now h1');
  // The first is open from the beginning.
  await refused(page).click();
  expect(await page.locator('.reasons').count()).toBe(0);
  return page;
};

const refused = (page: Page) => page.getByRole('button', { name: 'not legal now' }).first();
/** Every clause and remedy of the first that is refused. */
const reasons = building.denied[0]?.refusal.clauses ?? [];

test('case 55: reasons are opened with a finger', async () => {
  const page = await opened(true);
  await refused(page).tap();
  for (const { words, rule } of reasons) {
    expect(await page.locator('.reasons').textContent()).toContain(rule);
    expect((await page.locator('.reasons').textContent())?.replace(/\s+/g, ' ')).toContain(words);
  }
  expect(await page.locator('.reasons').isVisible()).toBe(true);
  await page.context().close();
});

test('case 55: and by keyboard, where what is focused stays', async () => {
  const page = await opened();
  await refused(page).focus();
  await page.keyboard.press('Space');
  expect(await page.locator('.reasons').isVisible()).toBe(true);
  expect(await refused(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await page.locator('.reasons').count()).toBe(0);
  await page.context().close();
});

test('case 55: a screen reader is told that it is not legal, that it opens, and every reason', async () => {
  const page = await opened();
  expect(await refused(page).getAttribute('aria-expanded')).toBe('false');
  expect(await refused(page).isDisabled(), 'What is disabled cannot be reached.').toBe(false);
  await refused(page).press('Enter');
  expect(await page.getByRole('button', { name: 'not legal now', expanded: true }).count()).toBe(1);
  const controlled = await refused(page).getAttribute('aria-controls');
  const told = await page.locator(`[id="${controlled}"]`).ariaSnapshot();
  expect(told).toContain('list');
  for (const { rule } of reasons) expect(told).toContain(rule);
  await page.context().close();
});
