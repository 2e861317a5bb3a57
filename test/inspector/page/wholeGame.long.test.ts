import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../../cards/index.ts';
import { type DeckList, dealtScene, playerId } from '../../../src/index.ts';
import type { Scenario } from '../../../src/inspector/server/scenario.ts';
import { crowded } from '../crowded.ts';
import { scenarioIn } from '../opened.ts';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';
import { makeClicker } from './clicker.ts';

// Whole games from their set-up, dealt and played in a browser by what the page offers.

const SLOW = { timeout: 120_000 };
const SEED = 7;

let browser: Browser;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
}, 90_000);
afterAll(() => browser.close());
afterEach(async () => {
  await page.close();
  await closeAll();
  expect(complaints).toEqual([]);
  complaints = [];
});

/** The real decks of two players, drawn after so many turns. */
const short = (turnLimit: number): Scenario => {
  const [lathe, hush] = [DECKS.lathe, DECKS.hush] as readonly DeckList[] as [DeckList, DeckList];
  const seats = [
    { player: playerId('ian'), deck: lathe },
    { player: playerId('elysha'), deck: hush },
  ];
  const scene = dealtScene(seats, { cards: CARDS, seed: SEED, ruleset: { turnLimit } });
  const dealt = { decks: ['lathe', 'hush'], seed: SEED };
  return { file: null, title: 'A short whole game', tree: null, scene, script: 0, dealt };
};

async function open(scenario: Scenario): Promise<void> {
  const { address } = await start({ scenario, decks: DECKS, runner: 'data' });
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  await page.locator('.now h1').waitFor();
}

const now = (): Promise<string | null> => page.locator('.now h1').textContent();
const hand = (player: string) => page.getByRole('group', { name: `${player}’s hand` }).locator('[data-card]');
const idsIn = async (player: string): Promise<readonly string[]> =>
  hand(player).evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''));

async function see(viewer: string): Promise<void> {
  const button = page.getByRole('group', { name: 'See as' }).getByRole('button', { name: viewer });
  await button.click();
  await page.locator('[aria-pressed="true"]', { hasText: viewer }).first().waitFor();
}

const violations = async (): Promise<readonly string[]> => {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

/** What Elysha holds is nowhere in the page while it is seen with other eyes: no id of hers, and no more than a number. */
async function hidesHerHand(): Promise<void> {
  const held = await idsIn('Elysha');
  for (const viewer of ['Ian', 'Table']) {
    await see(viewer);
    await expect.poll(() => hand('Elysha').count()).toBe(0);
    const told = new Set((await page.content()).match(/\bo\d+\b/g));
    expect(held.filter((id) => told.has(id))).toEqual([]);
  }
  await see('All');
  await expect.poll(() => idsIn('Elysha')).toEqual(held);
  expect(held.length).toBeGreaterThan(0);
}

test('two play from the set-up to the end by clicking, and hands stay hidden', SLOW, async () => {
  await open(short(6));
  expect(await now()).toBe('Ian must choose whether to keep the opening hand');
  const clicker = makeClicker(page, SEED);
  const pressed = new Set<string>();
  const turns = new Set<string>();
  for (let n = 0; n < 600; n++) {
    const turn = [...((await page.locator('.log .rows').textContent()) ?? '').matchAll(/Turn \d+/g)].at(-1)?.[0];
    if (turn !== undefined && !turns.has(turn)) {
      turns.add(turn);
      if (turns.size % 3 === 1) await hidesHerHand();
    }
    const kind = await clicker.press();
    if (kind === null) break;
    pressed.add(kind);
  }
  expect(turns.size).toBeGreaterThanOrEqual(6);
  expect(await page.locator('.acts').textContent()).toContain('The game is over.');
  expect([...pressed].toSorted()).toEqual(expect.arrayContaining(['answer', 'choice', 'order', 'pass', 'play']));
});

describe('what helps to play', () => {
  test('a whole game is dealt from the menu; its seed is shown, and deals the same again', SLOW, async () => {
    await open(short(8));
    await page.getByRole('button', { name: /choose a scenario/ }).click();
    await page.getByRole('menuitemradio', { name: /A whole game/ }).click();
    const dialog = page.getByRole('dialog', { name: 'A whole game' });
    await dialog.getByRole('button', { name: '3 players' }).click();
    expect(await dialog.locator('select').count()).toBe(3);
    expect(await violations()).toEqual([]);
    await dialog.getByLabel('Seed').fill('a lot');
    expect(await dialog.getByRole('button', { name: 'Deal', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Seed').fill('');
    await dialog.getByRole('button', { name: 'Deal', exact: true }).click();
    const title = page.locator('.scen b');
    await expect.poll(() => title.textContent()).toMatch(/^A whole game: \w+, \w+, \w+$/);
    await page.getByRole('region', { name: 'Toby', exact: true }).waitFor();
    const dealt = await hand('Ian').allTextContents();
    expect(dealt).toHaveLength(7);
    await page.getByRole('button', { name: 'Restart', exact: true }).click();
    await expect.poll(() => hand('Ian').allTextContents()).toEqual(dealt);
    await page.getByRole('button', { name: /choose a scenario/ }).click();
    await page.getByRole('menuitemradio', { name: /A whole game/ }).click();
    const same = page.getByRole('dialog').getByRole('button', { name: /^Use seed/ });
    const seed = /\d+/.exec((await same.textContent()) ?? '')?.[0] ?? '';
    await page.getByRole('dialog').getByLabel('Seed').fill('1');
    await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
    await expect.poll(() => hand('Ian').allTextContents()).not.toEqual(dealt);
    await page.getByRole('button', { name: /choose a scenario/ }).click();
    await page.getByRole('menuitemradio', { name: /A whole game/ }).click();
    await page.getByRole('dialog').getByLabel('Seed').fill(seed);
    await page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }).click();
    await expect.poll(() => hand('Ian').allTextContents()).toEqual(dealt);
  });

  test(
    'keys keep the hand, draw it again, and unfold the chart, which tells the set-up and its rules',
    SLOW,
    async () => {
      await open(short(8));
      const chart = page.getByRole('region', { name: 'Statechart' });
      expect(await chart.locator('svg.sc').isVisible()).toBe(false);
      await page.keyboard.press('c');
      await chart.locator('svg.sc').waitFor();
      expect(await chart.locator('.path').textContent()).toContain('choosing');
      await chart.locator('.box, .leaf').filter({ hasText: 'choosing' }).last().click();
      expect(await chart.locator('.part').textContent()).toContain('400.2');
      await page.locator('.now h1').click();
      await page.keyboard.press('Enter');
      await expect.poll(now).toBe('Elysha must choose whether to keep the opening hand');
      await page.keyboard.press('1');
      await expect.poll(() => hand('Elysha').count()).toBe(6);
      await page.keyboard.press('c');
      await expect.poll(() => chart.locator('svg.sc').isVisible()).toBe(false);
    },
  );

  test.each(['light', 'dark'] as const)('axe finds nothing at a crowded table, %s', SLOW, async (theme) => {
    await open(scenarioIn(crowded('command')));
    await page.emulateMedia({ colorScheme: theme });
    await page.reload();
    await page.locator('.now h1').waitFor();
    expect(await page.locator('.table [data-card]').count()).toBeGreaterThan(60);
    expect(await violations()).toEqual([]);
    const wide = await page.evaluate(() => {
      const felt = document.querySelector('.felt');
      return felt === null ? null : felt.scrollWidth - felt.clientWidth;
    });
    expect(wide).toBe(0);
    const own = await page.getByRole('region', { name: 'Ian', exact: true }).boundingBox();
    expect((own?.y ?? 900) + (own?.height ?? 900)).toBeLessThan(900);
  });
});
