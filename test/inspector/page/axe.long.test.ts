import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { executioner } from './fixtures/table.ts';
import { moments, raiseStage, type Stage } from './stage.ts';

const stage = raiseStage();
let { page, open } = {} as Stage;
beforeAll(() => {
  ({ page, open } = stage());
});

/** Measuring every contrast takes its time on a busy machine. */
const SLOW = { timeout: 120_000 };

describe('for everybody', () => {
  const violations = async (): Promise<readonly string[]> => {
    const found = await new AxeBuilder({ page }).analyze();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  };

  test.each([
    ['building', 1440, 'light'],
    ['resolving', 1440, 'dark'],
    ['asking', 1024, 'light'],
    ['building', 390, 'dark'],
  ] as const)('axe finds nothing in %s at %i, %s', SLOW, async (moment, width, theme) => {
    await open(moments[moment], { width, height: 820, theme });
    expect(await violations()).toEqual([]);
  });

  test.each(['Table', 'Chart', 'Log'])('axe finds nothing in the tab %s of a phone', SLOW, async (view) => {
    await open(moments.six, { width: 390, height: 800 });
    await page.locator('.tabs').getByText(view).click();
    expect(await violations()).toEqual([]);
  });

  test('axe finds nothing in what is said of the runner', SLOW, async () => {
    for (const theme of ['light', 'dark'] as const) {
      await open(moments.resolving, { width: theme === 'light' ? 1440 : 360, theme });
      await page.locator('[data-act=run]').click();
      expect(await violations()).toEqual([]);
    }
  });

  test('axe finds nothing in a card and in a menu', SLOW, async () => {
    await open(moments.building, { theme: 'dark' });
    await page.locator(`.felt [data-card="${executioner.id}"]`).click();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.scen .btn').click();
    expect(await violations()).toEqual([]);
  });
});
