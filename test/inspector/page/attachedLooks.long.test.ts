import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openAttached, playMusic } from './foreignMachines.ts';

// The page for other programs, for everybody and at every width.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
}, 90_000);
afterAll(() => browser.close());

test.each([
  [1440, 'light'],
  [1024, 'dark'],
  [360, 'light'],
] as const)(
  'axe finds nothing at %i, %s, and nothing is wider than the page',
  { timeout: 90_000 },
  async (width, colorScheme) => {
    const watching = await openAttached(browser, { width, colorScheme });
    const { page } = watching;
    playMusic(watching);
    await expect
      .poll(() => page.locator('.s.now > text').allTextContents(), { timeout: 30_000 })
      .toEqual(['muted', 'playing']);
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await watching.end();
    expect(watching.complaints).toEqual([]);
  },
);
