import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

test('a page opens in the browser that the tests drive', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<title>Starpile</title>');
    expect(await page.evaluate(() => document.title)).toBe('Starpile');
  } finally {
    await browser.close();
  }
});
