import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../../cards/index.ts';
import { BOTS, host, type MakeBot, seated } from '../../../src/bots/index.ts';
import { createGame, type DeckList, dealtScene, type Intent, type Offer, playerId } from '../../../src/index.ts';
import { choose, chosenIn, type Draft, fieldsOf } from '../../../src/inspector/page/acts/fields.ts';
import type { Act } from '../../../src/inspector/protocol.ts';
import { call } from '../caller.ts';
import { closeAll, start } from '../started.ts';
import { openBrowser } from './browser.ts';

// Two people play a whole game to a victory. What they do is taken from a game of bots; how it is done is all the page's.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
}, 90_000);
afterAll(() => browser.close());
afterEach(closeAll);

const SEED = 8;
const seats = [
  { player: playerId('ian'), deck: DECKS.ardent as DeckList },
  { player: playerId('elysha'), deck: DECKS.lathe as DeckList },
];
const scene = dealtScene(seats, { cards: CARDS, seed: SEED });

const intentsOfBots = (): readonly Intent[] => {
  const game = createGame(scene, { runner: 'data' });
  host(game, seated(game.truth.seats, [BOTS.greedy, BOTS.random] as readonly MakeBot[], SEED));
  expect(game.truth.ending).toEqual({ kind: 'won', by: 'ian' });
  return game.history.intents;
};

const card = (id: string | null): readonly string[] => (id === null ? [] : [`card:${id}`]);

/** What is to be chosen in each field for an intent to come of it. */
function wantedFor(intent: Intent): Draft {
  switch (intent.type) {
    case 'play':
    case 'activate':
      return {
        mode: [`${intent.mode}`],
        x: [`${intent.x}`],
        into: card(intent.into),
        ...Object.fromEntries(
          intent.targets.map((slot, at) => [`target${at}`, slot.map(({ kind, id }) => `${kind}:${id}`)]),
        ),
        ...Object.fromEntries(intent.pay.map((id, at) => [`pay${at}`, card(id)])),
      };
    case 'attack':
      return { defender: [`player:${intent.defender}`], ships: intent.ships.flatMap(card) };
    case 'withdraw':
    case 'hold':
      return { ship: card(intent.ship) };
    case 'order':
      return { at: card(intent.at) };
    case 'aim':
      return { at: card(intent.at) };
    case 'answer':
      return { chosen: intent.chosen.map(String) };
    default:
      return {};
  }
}

/** Whether an intent can come of an offer: what it does not leave to be chosen is the same. */
function comesOf(intent: Intent, offer: Offer): boolean {
  const said: Readonly<Record<string, unknown>> = intent;
  const given = ['type', 'player', 'card', 'ability', 'ship', 'region', 'order', 'question'] as const;
  const fixed: Readonly<Record<string, unknown>> = offer;
  return given.every((key) => fixed[key] === undefined || said[key] === undefined || fixed[key] === said[key]);
}

const actFor = (intent: Intent, acts: readonly Act[]): Act => {
  const same = acts.find(
    (act) => act.intent !== null && JSON.stringify(sorted(act.intent)) === JSON.stringify(sorted(intent)),
  );
  const act = same ?? acts.find(({ offer }) => offer !== null && comesOf(intent, offer));
  if (!act) throw new Error(`The page does not offer ${JSON.stringify(intent)}.`);
  return act;
};

const sorted = (intent: Intent): object => Object.fromEntries(Object.entries(intent).toSorted());

type Hand = {
  readonly act: (page: Page, button: Locator) => Promise<void>;
  readonly pick: (page: Page, option: Locator) => Promise<void>;
  readonly done: (page: Page, button: Locator) => Promise<void>;
};

const mouse: Hand = {
  act: (_, button) => button.click(),
  pick: (_, option) => option.click(),
  done: (_, button) => button.click(),
};

const keyboard: Hand = {
  // Digits, with zeros before, or Enter: as it stands on the button.
  async act(page, button) {
    for (const key of (await button.getAttribute('data-key')) === 'Enter'
      ? ['Enter']
      : ((await button.getAttribute('data-key')) ?? ''))
      await page.keyboard.press(key);
  },
  async pick(page, option) {
    const input = option.locator('input');
    for (let tabs = 0; tabs < 60 && !(await input.evaluate((one) => one === document.activeElement)); tabs++)
      await page.keyboard.press((await isRadioOfGroup(input)) ? 'ArrowDown' : 'Tab');
    if (!(await input.isChecked()) || (await input.getAttribute('type')) === 'checkbox')
      await page.keyboard.press('Space');
  },
  done: (page) => page.keyboard.press('Enter'),
};

/** Within a group of radio buttons the arrows go from one to the next. */
const isRadioOfGroup = (input: Locator): Promise<boolean> =>
  input.evaluate((one) => {
    const at = document.activeElement as HTMLInputElement | null;
    return at?.type === 'radio' && at.name === (one as HTMLInputElement).name;
  });

test.each([
  ['by clicking', mouse],
  ['by keyboard alone', keyboard],
] as const)(
  'two play a whole game to a victory, %s',
  async (_, hand) => {
    const intents = intentsOfBots();
    const dealt = { decks: ['ardent', 'lathe'], seed: SEED };
    const scenario = { file: null, title: 'A whole game', tree: null, scene, script: 0, dealt };
    const { address } = await start({ scenario, decks: DECKS, runner: 'data' });
    const page = await (
      await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    ).newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(address);
    await page.locator('.now h1').waitFor();
    const onlooker = await call(address);
    let { position } = await onlooker.next('position');
    for (const intent of intents) {
      await page.waitForFunction(
        (last) => document.querySelector('.course .at')?.textContent?.trim() === last,
        `${position.n} of ${position.n}`,
      );
      const act = actFor(intent, position.acts);
      const button = page.locator(`.acts [data-act="${act.id}"]`).first();
      await button.waitFor();
      const form = page.locator('.acts form.chooser');
      if (act.intent === null || !same(act.intent, intent)) {
        if ((await form.count()) === 0) await hand.act(page, button);
        await fill(page, form, act.offer as Offer, intent, position.view.question, hand);
        await hand.done(page, form.locator('button[type=submit]'));
      } else await hand.act(page, button);
      ({ position } = await onlooker.next('position'));
    }
    expect(position.mode).toBe('over');
    // The last pile resolves before one's eyes.
    await expect.poll(() => page.locator('.now h1').textContent(), { timeout: 30_000 }).toMatch(/Ian .*(won|wins)/);
    expect(await page.locator('.acts').textContent()).toContain('The game is over.');
    onlooker.socket.close();
  },
  240_000,
);

const same = (one: Intent, other: Intent): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

async function fill(
  page: Page,
  form: Locator,
  offer: Offer,
  intent: Intent,
  question: Parameters<typeof fieldsOf>[2],
  hand: Hand,
): Promise<void> {
  const wanted = wantedFor(intent);
  let draft: Draft = {};
  for (let at = 0; at < fieldsOf(offer, draft, question).length; at++) {
    const field = fieldsOf(offer, draft, question)[at];
    if (!field) return;
    if (field.kind === 'number') {
      await form.locator('input[type=number]').fill(wanted.x?.[0] ?? '');
      draft = { ...draft, x: wanted.x ?? [] };
      continue;
    }
    const group = form.locator('fieldset').nth(
      fieldsOf(offer, draft, question)
        .slice(0, at)
        .filter(({ kind }) => kind !== 'number').length,
    );
    const want = wanted[field.id] ?? [];
    const press = async (key: string): Promise<void> => {
      const place = field.options.findIndex((option) => option.key === key);
      await hand.pick(page, group.locator('label.opt').nth(place));
      draft = choose(field, draft, key);
    };
    for (const key of chosenIn(field, draft)) if (!want.includes(key) && field.max > 1) await press(key);
    for (const key of want) if (!chosenIn(field, draft).includes(key)) await press(key);
  }
}
