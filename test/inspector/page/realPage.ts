import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { CARDS } from '../../../cards/index.ts';
import { createGame } from '../../../src/engine/game.ts';
import type { Scenario } from '../../../src/inspector/server/scenario.ts';
import { runTo } from '../../../src/notation/run.ts';
import { scenarioOf, WORKED } from '../opened.ts';
import { start } from '../started.ts';

/** The worked example as it stands after its script. */
export function workedToItsEnd(): Scenario {
  const scenario = scenarioOf(WORKED);
  const ran = runTo(scenario.tree, Number.POSITIVE_INFINITY, { cards: CARDS, createGame });
  if (!ran.ok) throw new Error(ran.message);
  const done = ran.game.history.intents;
  ran.game.stop();
  return { ...scenario, done };
}

export type RealPage = {
  readonly page: Page;
  readonly address: string;
  /** The step that is looked at, once it is that one. */
  readonly isAt: (step: string) => Promise<void>;
};

/** A page of a real server, at the end of the worked example; what it complains of fails the test. */
export async function openReal(
  browser: Browser,
  { width = 1440, height = 900, theme = 'light' } = {},
): Promise<RealPage> {
  const { address } = await start({ scenario: workedToItsEnd(), runner: 'data' });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    viewport: { width, height },
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  await page.waitForSelector('.now h1');
  const isAt = (step: string): Promise<void> =>
    expect.poll(async () => (await page.locator('.course .at').textContent())?.trim(), { timeout: 5000 }).toBe(step);
  return { page, address, isAt };
}
