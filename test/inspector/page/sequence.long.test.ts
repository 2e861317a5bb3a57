import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fixed, Said } from '../../../src/inspector/page/sequence/lanes.ts';
import { lanesOf } from '../../../src/inspector/page/sequence/lanes.ts';
import { mermaidOf } from '../../../src/inspector/page/sequence/mermaid.ts';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';

// The messages of the worked example, and the text that is exported of them, read by Mermaid itself.

const SLOW = { timeout: 90_000 };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const { address } = await start();
  const looks = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, acceptDownloads: true } as const;
  page = await (await browser.newContext({ ...looks, permissions: ['clipboard-read', 'clipboard-write'] })).newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play the script' }).click();
  await page.locator('.course .at', { hasText: '11 of 11' }).waitFor();
  await page.getByRole('button', { name: 'Messages' }).click();
}, 90_000);
afterAll(async () => {
  await browser.close();
  await closeAll();
});

const require = createRequire(import.meta.url);
let reader: Page | null = null;

/** What Mermaid's own parser says to a text: the kind of diagram, or its complaint. */
async function parsed(text: string): Promise<string> {
  if (reader === null) {
    reader = await browser.newPage();
    await reader.addScriptTag({ path: require.resolve('mermaid/dist/mermaid.min.js') });
  }
  return reader.evaluate((diagram) => {
    const { mermaid } = globalThis as unknown as {
      readonly mermaid: { parse(text: string): Promise<{ readonly diagramType: string }> };
    };
    return mermaid.parse(diagram).then(({ diagramType }) => diagramType, String);
  }, text);
}

const rows = () => page.locator('.sequence li');
const now = () => page.locator('.sequence [aria-current]').allTextContents();

test('every message has its row; the current step is marked, and the rows lead to their steps', SLOW, async () => {
  await expect.poll(() => rows().count()).toBe(17);
  expect(await now()).toEqual(['11resolved']);
  await page.getByRole('button', { name: 'Ian to Game: Passes, 1 of 2, step 4' }).click();
  await expect.poll(now).toEqual(['4Passes, 1 of 2']);
  expect(await page.locator('.course .at').textContent()).toBe('4 of 11');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(now).toEqual(['5Adds Stubborn Mechanic', '3: Stubborn Mechanic goes on the pile']);
  expect(await page.locator('.sequence .heads').textContent()).toContain('3');
});

test('it scrolls with the step', SLOW, async () => {
  const box = page.locator('.sequence');
  await page.locator('.now h1').click();
  await page.keyboard.press('Home');
  await expect.poll(() => box.evaluate((one) => one.scrollTop)).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(() => box.evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
  await expect.poll(() => page.getByRole('button', { name: 'step 11' }).isVisible()).toBe(true);
});

test('what is copied and what is downloaded is read by Mermaid', SLOW, async () => {
  await page.getByLabel('Which messages').selectOption({ label: 'The whole game' });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('actor a1 as Ian');
  expect(copied).toContain('create participant a4 as 1 3 damage');
  expect(copied).toContain('a2->>a3: Adds Stubborn Mechanic');
  expect(await parsed(copied)).toBe('sequence');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.mmd$/);
  const stream = await file.createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  expect(text).toBe(copied);
  await page.getByLabel('Which messages').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(copied);
  const part = await page.evaluate(() => navigator.clipboard.readText());
  expect(part).not.toContain('Adds Stubborn Mechanic');
  expect(await parsed(part)).toBe('sequence');
});

test('names that would break a diagram do not', SLOW, async () => {
  const fixed: readonly Fixed[] = [
    { id: 'p', title: 'end; #1 -->> <b>', seat: 1 },
    { id: 'game', title: '', seat: 0 },
  ];
  const said = (from: string, to: string, kind: Said['kind'], words: string, born: Said['born'] = null): Said => ({
    n: 0,
    from,
    to,
    kind,
    words,
    born,
  });
  const born = { title: 'loop: opt %% "x"', mark: '1', seat: 1 };
  const odd = [
    said('p', 'game', 'intent', 'a; b # c\nend %% {x} <i>'),
    said('game', 'old:1', 'tells', ''),
    said('game', 'e1', 'begins', 'goes', born),
    said('e1', 'game', 'ends', 'resolved'),
    said('game', 'e1', 'begins', 'again', born),
    said('e1', 'e1', 'tells', 'to itself'),
  ];
  const text = mermaidOf('A "title"; #2', fixed, odd);
  expect(await parsed(text)).toBe('sequence');
  expect(await parsed('sequenceDiagram\n  a->>: nothing')).not.toBe('sequence');
});

test('whoever comes and goes takes the first lane that is free', () => {
  const begins = (to: string): Said => ({
    n: 0,
    from: 'game',
    to,
    kind: 'begins',
    words: '',
    born: { title: to, mark: '', seat: 0 },
  });
  const ends = (from: string): Said => ({ n: 0, from, to: 'game', kind: 'ends', words: '', born: null });
  const { count, passing, laneOf } = lanesOf(
    [{ id: 'game', title: 'Game', seat: 0 }],
    [begins('a'), begins('b'), ends('a'), begins('c'), ends('b'), begins('a')],
  );
  expect(count).toBe(3);
  expect(passing.map(({ id, lane, from, to }) => [id, lane, from, to])).toEqual([
    ['a', 1, 0, 2],
    ['b', 2, 1, 4],
    ['c', 1, 3, 5],
    ['a', 2, 5, 5],
  ]);
  expect([laneOf('game', 0), laneOf('a', 1), laneOf('a', 5)]).toEqual([0, 1, 2]);
});

test('axe finds nothing in it', SLOW, async () => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const found = await new AxeBuilder({ page }).include('.chart').analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
  }
});
