import { beforeAll, describe, expect, test } from 'vitest';
import type { FromPage } from '../../../src/inspector/protocol.ts';
import { cinder, executioner, mechanic } from './fixtures/table.ts';
import { hello, refusedBay } from './fixtures/workedExample.ts';
import { coveredControls } from './reach.ts';
import { moments, raiseStage, type Stage } from './stage.ts';

const stage = raiseStage();
let { page, server, open } = {} as Stage;
beforeAll(() => {
  ({ page, server, open } = stage());
});

const asked = <Type extends FromPage['type']>(type: Type): Extract<FromPage, { type: Type }>[] =>
  server.asked.filter((message): message is Extract<FromPage, { type: Type }> => message.type === type);

const lastAsked = async (type: FromPage['type'], before: number): Promise<FromPage | undefined> => {
  await expect.poll(() => asked(type).length).toBeGreaterThan(before);
  return asked(type).at(-1);
};

describe('what is drawn', () => {
  test('the pile while it is built: who acts, what waits, what forbids', async () => {
    await open(moments.building);
    expect(server.tokens).toEqual(['a token']);
    expect(await page.textContent('h1')).toBe('Elysha holds the initiative');
    expect(await page.locator('button.entry strong').allTextContents()).toEqual([
      'Stubborn Mechanic',
      '2 damage',
      '3 damage',
    ]);
    expect(await page.locator('.entry.top strong').textContent()).toBe('Stubborn Mechanic');
    expect(await page.locator('.card.forbids .nm').textContent()).toBe('Customs Lockdown');
    expect(await page.locator('.aims g').count()).toBe(2);
    expect(await page.locator('.lead path').count()).toBe(1);
    expect(await page.title()).toBe('The worked example, step 34 · Starpile');
  });

  test('the pile while it resolves: locked, and what is gone keeps its place', async () => {
    await open(moments.resolving);
    expect(await page.locator('.mode b').textContent()).toBe('Resolving, locked');
    expect(await page.locator('.frame[data-locked] .entry.gone strong').textContent()).toBe('Hot Load');
    expect(await page.locator('.entry.gone .l2').textContent()).toContain('By Cancelled Orders, Elysha');
    expect(await page.locator('.slot').count()).toBe(0);
    expect(await page.locator('.ring .tick').count()).toBe(2);
    expect(await page.locator('.go b').textContent()).toBe('Next: Slasher is destroyed');
  });

  test('the chart lights where the game is, and what was just taken', async () => {
    await open(moments.building);
    expect(await page.locator('.draw .now text').textContent()).toBe('added');
    expect(await page.locator('.draw .e.last').count()).toBe(1);
    expect(await page.locator('.part').textContent()).toBe('Just taken:play untouched → added');
    await page.locator('.draw [aria-label^="State untouched"]').click();
    expect(await page.locator('.part').textContent()).toContain('700.5');
    await page.getByRole('button', { name: '3 entries' }).click();
    expect(await page.locator('.actors figure').count()).toBe(3);
    await page
      .getByRole('navigation', { name: /Active states/ })
      .getByText('turn')
      .click();
    expect(await page.locator('.draw .s.on > text').allTextContents()).toContain('battle');
  });

  test.each([
    [1440, 900],
    [1024, 768],
    [360, 740],
  ])('nothing is wider than the page at %i × %i', async (width, height) => {
    await open(moments.six, { width, height });
    const views = width > 900 ? [''] : ['Pile', 'Table', 'Chart', 'Log'];
    for (const view of views) {
      if (view !== '') await page.locator('.tabs').getByText(view).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
});

test.each([
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [901, 700],
  [360, 740],
])('no control is covered by another at %i × %i', async (width, height) => {
  for (const moment of [moments.building, moments.six]) {
    await open(moment, { width, height });
    const views = width > 900 ? [''] : ['Pile', 'Table', 'Chart', 'Log'];
    for (const view of views) {
      if (view !== '') await page.locator('.tabs').getByText(view).click();
      expect(await coveredControls(page)).toEqual([]);
    }
  }
});

test('the theme is the one of the system, also when that changes, until one is chosen', async () => {
  await open(moments.building, { theme: 'light' });
  const theme = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.theme);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
  await page.getByRole('button', { name: 'Change to the light theme' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Change to the dark theme' }).waitFor();
  expect(await theme()).toBe('light');
  await page.evaluate(() => localStorage.clear());
});

describe('by keyboard', () => {
  test('the arrows step, Home and End go to the ends', async () => {
    await open(moments.building);
    for (const [key, n] of [
      ['ArrowLeft', 33],
      ['ArrowLeft', 32],
      ['ArrowRight', 33],
      ['Home', 0],
      ['End', 'last'],
    ] as const) {
      const before = asked('look').length;
      await page.keyboard.press(key);
      expect(await lastAsked('look', before)).toEqual({ type: 'look', n, viewer: 'all' });
      await expect.poll(() => page.locator('.course .at').textContent()).toBe(`${n === 'last' ? 34 : n} of 34`);
    }
  });

  test('Enter does the first act, digits the others, and arrows go from act to act', async () => {
    await open(moments.building);
    await page.keyboard.press('1');
    expect(await lastAsked('submit', 0)).toMatchObject({ intent: { type: 'play', player: 'elysha', mode: 0 } });
    await page.keyboard.press('Enter');
    expect(await lastAsked('submit', 1)).toEqual({ type: 'submit', intent: { type: 'pass', player: 'elysha' } });
    await page.locator('.go').focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('orders');
    await page.keyboard.press('Enter');
    expect(await page.locator('#why-orders').textContent()).toContain('none is there');
  });

  test('a double click, or a key that is held, does an act once', async () => {
    await open(moments.building);
    const before = asked('submit').length;
    await page.locator('.go').dblclick();
    await expect.poll(() => asked('submit').length).toBe(before + 1);
    await page.locator('.now h1').click();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => asked('look').length).toBeGreaterThan(0);
    expect(asked('submit').length).toBe(before + 2);
  });

  test('a rule opens and closes, and the focus comes back', async () => {
    await open(moments.building);
    const link = page.locator('.why .rule');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('dialog h2').textContent()).toContain('Rule 700.5');
    expect(await page.locator('dialog').textContent()).toContain('not a pass');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the scenarios are a menu', async () => {
    await open(moments.building);
    await page.locator('.scen .btn').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await lastAsked('open', 0)).toEqual({ type: 'open', file: 'no-news.pile' });
    expect(await page.locator('[role=menu]').count()).toBe(0);
  });

  test('the course is a slider', async () => {
    await open(moments.building);
    await page.getByRole('slider', { name: 'Step' }).focus();
    await page.keyboard.press('PageDown');
    expect(await lastAsked('look', 1)).toEqual({ type: 'look', n: 24, viewer: 'all' });
    await expect
      .poll(() => page.getByRole('slider').getAttribute('aria-valuetext'))
      .toBe('Step 24 of 34, Withdraws nothing');
  });
});

describe('what can be done', () => {
  test('a target is chosen in the form or on the table', async () => {
    await open(moments.building);
    await page.locator('[data-act=mechanic]').click();
    expect(await page.locator('.chooser .go').isDisabled()).toBe(true);
    await page.locator(`.felt [data-card="${executioner.id}"]`).click();
    expect(await page.locator('.chooser input:checked').count()).toBe(1);
    await page.locator('.chooser .go').click();
    expect(await lastAsked('submit', 0)).toEqual({
      type: 'submit',
      intent: {
        type: 'play',
        player: 'elysha',
        card: mechanic.id,
        mode: 0,
        x: 0,
        targets: [[{ kind: 'card', id: executioner.id }]],
        into: null,
        pay: [],
      },
    });
  });

  test('an order to a ship is chosen by keyboard, and its card says which it follows', async () => {
    await open(moments.ordering);
    expect(await page.locator(`.felt [data-card="${executioner.id}"]`).textContent()).toContain('on patrol');
    await page.keyboard.press('1');
    await page.locator('.chooser input').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await lastAsked('submit', 0)).toEqual({
      type: 'submit',
      intent: { type: 'order', player: 'elysha', ship: executioner.id, order: 'move', at: cinder.id },
    });
  });

  test('what is asked is open at once', async () => {
    await open(moments.asking);
    await page.locator('.chooser').getByText('Executioner').click();
    await page.locator('.chooser .go').click();
    expect(await lastAsked('submit', 0)).toMatchObject({ intent: { type: 'answer', question: 'q1', chosen: [1] } });
  });

  test('a refusal says every clause', async () => {
    await open({
      ...moments.building,
      answer: ({ type }) => (type === 'submit' ? [{ type: 'refused', intent: null, refusal: refusedBay }] : []),
    });
    await page.keyboard.press('Enter');
    await page.waitForSelector('.refused');
    expect(await page.locator('.refused').textContent()).toContain('100.5');
    await page.getByRole('button', { name: 'Understood' }).click();
    expect(await page.locator('.refused').count()).toBe(0);
  });

  test('conceding and taking back are asked twice', async () => {
    await open(moments.building);
    await page.locator('[data-act=concede-elysha]').click();
    expect(asked('submit')).toEqual([]);
    await page.locator('.chooser').getByText('Concede').click();
    expect(await lastAsked('submit', 0)).toMatchObject({ intent: { type: 'concede', player: 'elysha' } });
    await page.keyboard.press('Home');
    await page.locator('[data-act=rewind]').click();
    await page.locator('.chooser .go').click();
    expect(await lastAsked('rewind', 0)).toEqual({ type: 'rewind', n: 0 });
  });

  test('how the game is run is said, and live actors are raised at any step', async () => {
    await open({ ...moments.resolving, hello: { ...hello, runner: 'data' } });
    const button = page.getByRole('button', { name: 'Run as data' });
    await button.focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog', { name: 'How the game is run' });
    expect(await note.textContent()).toContain(
      'Step 38 lies within what one intent did, and nothing rests there: the game goes on from step 36, before that intent. ' +
        'The actors are raised as they were at step 36, and the game goes on with them. ' +
        'The 6 steps after step 36 are taken back, and kept as a branch.',
    );
    await page.keyboard.press('Escape');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('[data-act=run]').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await lastAsked('run', 0)).toEqual({ type: 'run', n: 38, runner: 'live' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('from the newest step nothing is taken back; on a phone it is in the menu', async () => {
    await open(moments.building, { width: 360, height: 740 });
    await page.getByRole('button', { name: 'See as, and the whole game' }).click();
    await page.getByRole('menuitem', { name: 'Run on live actors' }).click();
    const note = page.getByRole('dialog', { name: 'How the game is run' });
    expect(await note.textContent()).not.toContain('taken back');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await note.getByRole('button', { name: 'Go on as data from here' }).click();
    expect(await lastAsked('run', 0)).toEqual({ type: 'run', n: 34, runner: 'data' });
  });

  test('the game is seen with other eyes, restarted and played', async () => {
    await open(moments.building);
    await page.locator('.bar .seg').getByText('Ian').click();
    expect(await lastAsked('look', 1)).toEqual({ type: 'look', n: 'last', viewer: 'ian' });
    await page.getByRole('button', { name: 'Play the script' }).click();
    await page.getByRole('button', { name: 'Restart' }).click();
    await expect
      .poll(() => asked('restart'))
      .toEqual([
        { type: 'restart', script: true },
        { type: 'restart', script: false },
      ]);
  });
});

describe('the log', () => {
  test('is searched and filtered, and leads to its steps', async () => {
    await open(moments.resolving);
    await page.getByPlaceholder('Search').fill('700.6');
    expect(await page.locator('.row .t').allTextContents()).toEqual(['Elysha: Passes, 2 of 2']);
    await page.locator('.row > button').first().click();
    expect(await lastAsked('look', 1)).toEqual({ type: 'look', n: 37, viewer: 'all' });
    await page.getByPlaceholder('Search').fill('');
    await page.locator('.chip.no').click();
    expect(await page.locator('.row.no').count()).toBe(await page.locator('.row').count());
  });
});

test('a lost connection says so, comes back, and asks for its place', async () => {
  await open(moments.resolving);
  await page.keyboard.press('ArrowLeft');
  await lastAsked('look', 1);
  const before = asked('look').length;
  server.drop();
  await page.waitForSelector('.notice p');
  await expect.poll(() => asked('look').length, { timeout: 5000 }).toBeGreaterThan(before);
  expect(asked('look').at(-1)).toEqual({ type: 'look', n: 37, viewer: 'all' });
  await expect.poll(() => page.locator('.notice p').count()).toBe(0);
});
