import type { Page } from 'playwright-core';
import { dice as diceFor } from '../../properties/dice.ts';

/** What was pressed, as the page calls it: the kind of intent, such as `attack`; `choice` while something is chosen. */
export type Pressed = string;

/** Kinds in the order they are preferred; within a kind, and whether to spend or to wait, chance says. */
const EAGER = ['attack', 'aim', 'answer', 'play'];

/** Somebody who only clicks what the page offers, and would rather attack. */
export const makeClicker = (page: Page, seed: number) => {
  const dice = diceFor(seed);
  const shown = page.locator('.course .at');
  const panel = page.getByRole('region', { name: 'Intents' });

  const theNewest = async (): Promise<void> => {
    const [at, last] = ((await shown.textContent()) ?? '').trim().split(' of ');
    if (at !== last) await page.keyboard.press('End');
    await page.waitForFunction(() => {
      const [at, last] = (document.querySelector('.course .at')?.textContent ?? '').trim().split(' of ');
      return at === last;
    });
  };

  /** Presses what changes the game, and waits until it has. */
  const andWait = async (press: () => Promise<void>): Promise<void> => {
    const before = (await shown.textContent()) ?? '';
    await press();
    await page.waitForFunction((was) => document.querySelector('.course .at')?.textContent !== was, before);
    await theNewest();
  };

  /** Chooses until the form can be sent, then sends it. */
  const choose = async (): Promise<Pressed> => {
    const form = panel.locator('form.chooser');
    const done = form.locator('button[type=submit]');
    for (let tries = 0; tries < 40 && (await done.isDisabled()); tries++) {
      const free = form.locator('label.opt:not(.on)');
      await free.nth(dice.roll(await free.count())).click();
    }
    await andWait(() => done.click());
    return 'choice';
  };

  return {
    theNewest,
    /** One click, or one choice made; null when nothing is offered any more. */
    async press(): Promise<Pressed | null> {
      if ((await panel.locator('form.chooser').count()) > 0) return choose();
      const ids = await panel
        .locator('button.go[data-act], button.act[data-act]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.act ?? ''));
      const offered = ids.filter((id) => !id.startsWith('concede'));
      if (offered.length === 0) return null;
      const kinds = [...EAGER, ...(dice.roll(2) === 0 ? ['order'] : []), 'pass', 'stay'];
      const kind = kinds.find((one) => offered.some((id) => id.startsWith(`${one}:`)));
      const id = dice.pick(kind === undefined ? offered : offered.filter((one) => one.startsWith(`${kind}:`)));
      const button = panel.locator(`[data-act="${id}"]`).first();
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      else await andWait(() => button.click());
      return id.split(':')[0] ?? '';
    },
  };
};
