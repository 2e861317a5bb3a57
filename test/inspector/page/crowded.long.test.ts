import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CARDS } from '../../../cards/index.ts';
import type { CardName } from '../../../src/index.ts';
import type { Inspector } from '../../../src/inspector/server/server.ts';
import { call } from '../caller.ts';
import { scenarioIn } from '../opened.ts';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';

// Six players and more than sixty cards in play, in a battle and in a command phase.

const BATTLE = readFileSync(new URL('./fixtures/six.pile', import.meta.url), 'utf8');
const COMMAND = BATTLE.replace(/^moment .*\n/m, 'moment : command ian\n').replace(/\n\[play\][\s\S]*/, '\n');

const SLOW = { timeout: 60_000 };

let browser: Browser;
let page: Page;
let inspector: Inspector;
let complaints: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
}, 90_000);
afterAll(() => browser.close());
afterEach(async () => {
  await page.context().close();
  await closeAll();
  expect(complaints).toEqual([]);
  complaints = [];
});

async function open(text: string, width: number, height: number, colorScheme: 'light' | 'dark' = 'light') {
  inspector = await start({ scenario: scenarioIn(text, 'six.pile'), runner: 'data' });
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height }, colorScheme });
  page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(inspector.address);
  await page.locator('.now h1').waitFor();
}

async function playScript(): Promise<void> {
  const other = await call(inspector.address);
  other.say({ type: 'restart', script: true });
  await page.getByText('6 entries').first().waitFor({ state: 'attached' });
}

const card = (title: string) => page.locator('.felt .card').filter({ hasText: title });

describe('a large table', () => {
  for (const [width, height, theme] of [
    [1440, 900, 'light'],
    [1024, 768, 'dark'],
  ] as const)
    test(
      `at ${width} shows who is there, the battle, who fires at whom, and whoever looks; axe finds nothing`,
      SLOW,
      async () => {
        await open(BATTLE, width, height, theme);
        await playScript();
        const felt = await page.locator('.felt').boundingBox();
        const bottom = (felt?.y ?? 0) + (felt?.height ?? 0);
        for (const name of ['Elysha', 'Toby', 'Mara', 'Vera', 'Noor', 'Ian']) {
          const box = await page.locator('.plate .who', { hasText: name }).first().boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThan(bottom);
        }
        const battle = await page.getByRole('region', { name: 'Battle at Metropolis' }).boundingBox();
        expect(battle?.y).toBeLessThan(bottom - 100);
        expect(await page.locator('.aims .ln').count()).toBe(6);
        expect(await page.locator('.felt').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        const { violations } = await new AxeBuilder({ page }).include('.table').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      },
    );

  test('at 360 is read from top to bottom; arrows pass beside the cards', SLOW, async () => {
    await open(BATTLE, 360, 780);
    await playScript();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.locator('.aims .ln').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const crossed = await page.evaluate(() => {
      const ships = [...document.querySelectorAll('.fight .card')].map((one) => one.getBoundingClientRect());
      return [...document.querySelectorAll<SVGPathElement>('.aims .ln')].filter((line) => {
        const field = line.closest('svg')?.getBoundingClientRect() ?? new DOMRect();
        const length = line.getTotalLength();
        return Array.from({ length: 50 }, (_, at) => line.getPointAtLength((length * at) / 49)).some(({ x, y }) =>
          ships.some(
            ({ left, right, top, bottom }) =>
              x + field.x > left + 1 && x + field.x < right - 1 && y + field.y > top && y + field.y < bottom,
          ),
        );
      }).length;
    });
    expect(crossed).toBe(0);
  });

  test('shows at a glance what is damaged and what can do nothing', async () => {
    await open(COMMAND, 1440, 900);
    const lantern = card('Drowned Lantern');
    const shield = CARDS['drowned-lantern' as CardName]?.shield ?? 0;
    const share = `${Math.round((4 / shield) * 100)}%`;
    expect(await lantern.locator('.wear').evaluate((one) => one.style.width)).toBe(share);
    expect(await lantern.textContent()).toContain(`${shield - 4}/${shield}`);
    expect(await card('Siege Mortar').getAttribute('class')).toContain('idle');
    expect(await card('Siege Mortar').textContent()).toContain('exhausted');
    expect(await card('Listening Post').locator('.wear, .mark').count()).toBe(0);
    expect(await page.locator('.felt .card.idle').count()).toBe(7);
  });

  test('tells two of one name apart, on the table and among what can be done', async () => {
    await open(COMMAND, 1440, 900);
    const numbers = await card('Slasher').locator('.twin').allTextContents();
    expect(numbers).toEqual(['1', '2']);
    expect(await card('Executioner').locator('.twin').count()).toBe(0);
    const titles = await page.locator('.acts button.act b').allTextContents();
    expect(titles).toContain('Move Slasher 1');
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('can be played by keys alone, also what comes after the ninth', async () => {
    await open(COMMAND, 1440, 900);
    const tenth = page.locator('.acts button.act').nth(9);
    expect(await tenth.locator('kbd').textContent()).toBe('01');
    await page.keyboard.press('0');
    await page.keyboard.press('1');
    await expect.poll(() => tenth.getAttribute('aria-expanded')).toBe('true');
  });

  test('opens a scrapheap: its cards, the newest first', async () => {
    await open(COMMAND, 1440, 900);
    await page.getByRole('button', { name: 'Ian’s scrapheap: 3 cards' }).click();
    const names = await page.getByRole('dialog').locator('.card .nm').allTextContents();
    expect(names).toHaveLength(3);
    expect(names.toSorted()).toEqual(['Drag Net', 'Needle Shot', 'Slasher']);
  });
});
