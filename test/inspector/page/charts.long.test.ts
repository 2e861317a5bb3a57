import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';

// The charts of the worked example, at a real server, with nothing but what the page offers.

/** On a busy machine. */
const SLOW = { timeout: 90_000 };

let browser: Browser;
let address = '';
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  ({ address } = await start());
}, 90_000);
afterAll(async () => {
  await browser.close();
  await closeAll();
});
afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
  complaints = [];
});

type Looks = { readonly width?: number; readonly height?: number; readonly theme?: 'light' | 'dark' };

async function open({ width = 1440, height = 900, theme = 'light' }: Looks = {}): Promise<void> {
  const looks = { reducedMotion: 'reduce', colorScheme: theme, viewport: { width, height } } as const;
  page = await (await browser.newContext(looks)).newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(address).origin)) complaints.push(`asked ${request.url()}`);
  });
  await page.goto(address);
  await page.locator('.now h1').waitFor();
}

async function playScript(step: number): Promise<void> {
  const row = page.locator('.log .row', { has: page.locator('.n', { hasText: new RegExp(`^${step}$`) }) });
  await page.getByRole('button', { name: 'Play the script' }).click();
  await row.locator('button').first().click();
  await expect.poll(() => page.locator('.course .at').textContent()).toBe(`${step} of 11`);
}

const chart = () => page.getByRole('region', { name: 'Statechart' });
const part = async (): Promise<string> => ((await chart().locator('.part').textContent()) ?? '').replace(/\s+/g, ' ');
const scale = async (): Promise<number> =>
  Number.parseInt((await chart().getByRole('button', { name: 'As large as' }).textContent()) ?? '', 10);
const state = (id: string) => chart().locator(`[data-state="${id}"]`);
const BUILDING = 'game.turn.battle.fight.damage.pile.building';

test('a part tells its rule, how often it was come by, and what its guard said last', SLOW, async () => {
  await open();
  await playScript(7);
  await chart().locator('.e', { hasText: 'pass' }).first().click();
  await expect.poll(part).toContain('taken twice so far, 3 times in this game');
  expect(await part()).toContain('if isLegal');
  expect(await part()).toContain('it said yes at step 7');
  expect(await part()).toContain('700.5');
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.poll(() => page.locator('.course .at').textContent()).toBe('6 of 11');
  await chart().locator('.e', { hasText: 'all passed' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(part).toContain('not yet taken; once later in this game');
  expect(await part()).toContain('if allPassedit said no at step 6');
  await state(`${BUILDING}.added`).click();
  await expect.poll(part).toContain('entered once in this game');
  await chart().getByRole('button', { name: 'last at step 5' }).click();
  await expect.poll(() => page.locator('.course .at').textContent()).toBe('5 of 11');
});

test('it is enlarged by buttons, by keys and by the wheel, dragged, and fits again', SLOW, async () => {
  await open();
  await playScript(7);
  const before = await scale();
  await chart().getByRole('button', { name: 'Larger' }).click();
  await expect.poll(scale).toBeGreaterThan(before * 1.2);
  await state(`${BUILDING}.added`).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('+');
  await expect.poll(scale).toBeGreaterThan(before * 2);
  const box = chart().locator('.draw');
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = () => box.evaluate((one) => [one.scrollLeft, one.scrollTop]);
  const [left = 0, top = 0] = await at();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2 - 30, { steps: 4 });
  await page.mouse.up();
  const [across = 0, down = 0] = await at();
  expect(across - left).toBeCloseTo(60, -1);
  expect(down).toBeGreaterThan(top);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 240);
  await page.keyboard.up('Control');
  await expect.poll(scale).toBeLessThan(before * 2);
  await state(`${BUILDING}.added`).focus();
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(before);
});

test('the whole has levels, any of its states is folded, and a state is found by its name', SLOW, async () => {
  await open();
  await playScript(7);
  await page.keyboard.press('z');
  expect(await page.locator('.felt').count()).toBe(0);
  await chart().getByRole('button', { name: 'Whole' }).click();
  await expect.poll(() => chart().locator('.depth').textContent()).toBe('Levels 2 of 8');
  expect(await chart().locator('.s.now > text').allTextContents()).toEqual(['battle']);
  await state('battle').focus();
  await chart().getByRole('button', { name: 'Unfold this state' }).click();
  await expect.poll(() => state('fight').count(), { timeout: 20_000 }).toBe(1);
  expect(await state('game.turn.command.idle').count()).toBe(0);
  expect(await chart().locator('.s.now > text').allTextContents()).toEqual(['fight']);
  await page.keyboard.press('f');
  await page.keyboard.type('damage building add');
  await expect.poll(() => chart().getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => state(`${BUILDING}.added`).count(), { timeout: 20_000 }).toBe(1);
  await expect.poll(scale).toBeGreaterThanOrEqual(75);
  await expect.poll(() => state(`${BUILDING}.added`).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => state(`${BUILDING}.added`).isVisible()).toBe(true);
  await chart().getByRole('button', { name: 'More levels' }).click();
  await expect.poll(() => chart().locator('.depth').textContent()).toBe('Levels 8 of 8');
  expect(await chart().locator('.s').count()).toBeGreaterThan(300);
  await page.keyboard.press('z');
  expect(await page.locator('.felt').count()).toBe(1);
});

test('a state is found around the game too, and every entry has its chart', SLOW, async () => {
  await open();
  await playScript(7);
  await page.keyboard.press('f');
  await page.keyboard.type('keeping');
  await expect.poll(() => chart().getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => state('game.turn.end.keeping').getAttribute('aria-pressed')).toBe('true');
  await chart().getByRole('button', { name: '3 entries' }).click();
  expect(await chart().locator('figure').count()).toBe(3);
  await chart().locator('figure').first().locator('[data-state="pileEntry.resolving"]').click();
  await expect.poll(part).toContain('not yet entered; 3 times later in this game');
});
