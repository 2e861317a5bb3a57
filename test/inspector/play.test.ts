import type { ChildProcess } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressOf, ended, startCommand } from '../cli/child.ts';
import { openBrowser } from './page/browser.ts';

// The command, the server, the engine and the page together, as somebody uses them.

let command: ChildProcess;
let browser: Browser;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  command = startCommand('inspect', 'scenarios/worked-example.pile', '--port', '0', '--no-open');
  const [address, opened] = await Promise.all([addressOf(command), openBrowser()]);
  browser = opened;
  page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  ).newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(new URL('/', address).href) || request.url().startsWith('data:');
    if (!isOurs) complaints.push(`asked ${request.url()}`);
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}, 90_000);

afterAll(async () => {
  await browser.close();
  command.kill('SIGTERM');
  expect(await ended(command)).toBe(0);
});

beforeEach(async () => {
  await page.reload();
  await page.getByRole('button', { name: 'Restart', exact: true }).click();
  await expect.poll(step, { timeout: 10_000 }).toBe('0 of 0');
});

afterEach(() => {
  expect(complaints).toEqual([]);
  complaints = [];
});

const step = async (): Promise<string> => (await page.locator('.course .at').textContent())?.trim() ?? '';

const now = (): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();

const rows = async (): Promise<readonly string[]> => {
  const texts = await page.locator('.log .row .t').allTextContents();
  return texts.map((text) => text.replace(/^\w+: /, '').trim());
};

/** Presses a button of what can be done, and waits until it has happened. */
async function act(name: string | RegExp): Promise<void> {
  const before = await step();
  const plate = page.getByRole('region', { name: 'Intents' }).getByRole('button', { name });
  await plate.first().click();
  await expect.poll(step, { timeout: 10_000 }).not.toBe(before);
  await theNewest();
}

/** Several steps that follow from one intent are shown one after the other, up to the newest. */
const theNewest = (): Promise<void> =>
  expect.poll(async () => /^(\d+) of \1$/.test(await step()), { timeout: 20_000 }).toBe(true);

/** Up to where Elysha has the initiative, and the damage waits. */
async function upToTheNews(): Promise<void> {
  for (const name of ['Withdraw nothing', 'Slasher aims at Executioner', 'Executioner aims at Slasher', 'Pass'])
    await act(new RegExp(`^${name}`));
  expect(await now()).toBe('Elysha holds the initiative');
}

const region = (name: string) => page.getByRole('region', { name: new RegExp(name) });

describe('the worked example, played by clicking', () => {
  test('with the news: the Slasher is destroyed, and Elysha keeps Metropolis', async () => {
    await upToTheNews();
    const intents = page.getByRole('region', { name: 'Intents' });
    await intents.getByRole('button', { name: /^Stubborn Mechanic/ }).click();
    const chooser = intents.locator('form');
    await chooser.getByText('Executioner').click();
    await chooser.getByRole('button', { name: 'Stubborn Mechanic' }).click();
    await expect.poll(now).toBe('Elysha holds the initiative');
    await expect.poll(() => page.locator('.band, .now').first().textContent()).toContain('handing on is no pass');
    for (const name of [/^Hand the initiative to Ian/, /^Pass/]) await act(name);
    await intents.getByRole('button', { name: /^Pass/ }).first().click();
    await expect.poll(now, { timeout: 10_000 }).toBe('Elysha’s Stubborn Mechanic is resolving');
    await expect.poll(now, { timeout: 10_000 }).toBe('Elysha’s 2 damage is resolving');
    await theNewest();
    expect((await rows()).slice(-6)).toEqual([
      'Hands on, no pass',
      'Passes, 1 of 2',
      'Passes, 2 of 2',
      'Executioner: +2 shield until the end of the phase',
      'Slasher destroyed',
      expect.stringContaining('keeps Metropolis'),
    ]);
    expect(await region('Metropolis').textContent()).toContain('Executioner');
    expect(await region('Metropolis').textContent()).not.toContain('Slasher');
    expect(await region('Metropolis').getAttribute('aria-label')).toContain('Elysha');
  });

  test('without the news: both are destroyed, and nobody has Metropolis', async () => {
    await upToTheNews();
    await act(/^Pass/);
    expect((await rows()).slice(-2)).toEqual([
      'Slasher destroyed',
      'Executioner destroyed; Metropolis is left uncontrolled',
    ]);
    expect(await region('Metropolis').textContent()).not.toMatch(/Executioner|Slasher/);
  });

  test('by withdrawal: the Slasher is there, but nobody has Metropolis', async () => {
    await act(/^Withdraw Executioner/);
    expect((await rows()).at(-1)).toBe('Withdraws Executioner; Metropolis is left uncontrolled');
    expect(await region('Metropolis').textContent()).toContain('Slasher');
    expect(await now()).toBe('Ian may declare a battle');
  });

  test('what Ian may not do says why, and a hand that is not seen stays hidden', async () => {
    await act(/^Withdraw nothing/);
    const intents = page.getByRole('region', { name: 'Intents' });
    await page.getByRole('group', { name: 'Whose acts' }).getByRole('button', { name: 'Elysha' }).click();
    await intents.getByRole('button', { name: /Stubborn Mechanic/ }).click();
    await expect.poll(() => intents.textContent()).toContain('Ian is giving battle targets');
    const eyes = page.getByRole('group', { name: 'See as' });
    await eyes.getByRole('button', { name: 'Ian' }).click();
    await expect.poll(() => page.locator('.table').textContent()).not.toContain('Stubborn Mechanic');
    expect(await intents.textContent()).not.toContain('Stubborn Mechanic');
    await eyes.getByRole('button', { name: 'All' }).click();
  });
});

test('the game goes on as data from an earlier step, and live actors are raised again', async () => {
  await upToTheNews();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(step).toBe('3 of 4');
  await page.locator('[data-act=run]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on as data from here' }).click();
  await page.getByRole('button', { name: 'Run as data' }).waitFor();
  await expect.poll(step).toBe('3 of 3');
  await act(/^Pass/);
  await page.getByRole('button', { name: 'Run as data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Raise live actors here' }).click();
  await page.getByRole('button', { name: 'Run on live actors' }).waitFor();
  expect(await step()).toBe('4 of 4');
  await act(/^Pass/);
  expect((await rows()).slice(-3)).toEqual([
    'Passes, 2 of 2',
    'Slasher destroyed',
    'Executioner destroyed; Metropolis is left uncontrolled',
  ]);
});

describe('by keyboard', () => {
  test('Enter does what the plate says, digits the others; arrows step through what has happened', async () => {
    // The focus is nowhere: the keys are the page’s.
    await page.getByRole('heading', { level: 1 }).click();
    for (const [key, at] of [
      ['Enter', 1],
      ['Enter', 2],
      ['Enter', 3],
      ['Enter', 4],
      ['Enter', 7],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(step, { timeout: 10_000 }).toBe(`${at} of ${at}`);
    }
    await page.keyboard.press('ArrowLeft');
    await expect.poll(step, { timeout: 10_000 }).toBe('6 of 7');
    expect(await page.locator('.mode b').textContent()).toBe('Resolving, locked');
    expect(await now()).toBe('Ian’s 3 damage is resolving');
    await page.keyboard.press('Home');
    await expect.poll(step).toBe('0 of 7');
    await page.keyboard.press('End');
    await expect.poll(step).toBe('7 of 7');
  });
});

test('right after Restart the keys are for the game, and Enter never leaves what is being chosen', async () => {
  await page.getByRole('button', { name: 'Restart', exact: true }).click();
  await expect.poll(step, { timeout: 10_000 }).toBe('0 of 0');
  for (const at of [1, 2, 3, 4]) {
    await page.keyboard.press('Enter');
    await expect.poll(step, { timeout: 10_000 }).toBe(`${at} of ${at}`);
  }
  await page.keyboard.press('1');
  await page.locator('.acts form.chooser').waitFor();
  await page.keyboard.press('Enter');
  expect(await step()).toBe('4 of 4');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect.poll(step, { timeout: 10_000 }).toBe('5 of 5');
  expect((await rows()).at(-1)).toBe('Adds Stubborn Mechanic');
});

test('another scenario is opened from the menu, and its script is played', async () => {
  await page.getByRole('button', { name: /choose a scenario/ }).click();
  await page
    .getByRole('menu', { name: 'Scenarios' })
    .getByRole('menuitemradio')
    .filter({ hasText: /700\.8/ })
    .first()
    .click();
  // What the tests before have done is kept in branches, and would be lost.
  await page.getByRole('dialog').getByRole('button', { name: 'Go on', exact: true }).click();
  await expect.poll(step, { timeout: 10_000 }).toBe('0 of 0');
  await page.getByRole('button', { name: 'Play the script' }).click();
  await expect.poll(async () => (await rows()).join('\n'), { timeout: 20_000 }).toContain('is removed by');
  await page.getByRole('button', { name: /choose a scenario/ }).click();
  await page
    .getByRole('menuitemradio')
    .filter({ hasText: /1700\.1/ })
    .first()
    .click();
  await expect.poll(step, { timeout: 10_000 }).toBe('0 of 0');
});
