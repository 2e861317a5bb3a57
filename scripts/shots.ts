/**
 * `npm run shots [-- NAME…]`: makes the pictures of the inspector that the docs show, in docs/images, one for each of its main
 * situations. Each is a game that is really there, in the page as it was built last.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import UPNG from 'upng-js';
import { CARDS, DECKS } from '../cards/index.ts';
import type { Intent } from '../src/index.ts';
import type { FromPage } from '../src/inspector/protocol.ts';
import { dealTable } from '../src/inspector/server/dealtTable.ts';
import { readScenario, type Scenario } from '../src/inspector/server/scenario.ts';
import { type Inspector, startInspector } from '../src/inspector/server/server.ts';
import { call } from '../test/inspector/caller.ts';
import { openBrowser } from '../test/inspector/page/browser.ts';
import { ensureChromium } from './chromium.mjs';
import { root } from './processes.mjs';
import { someIntents } from './speed/dealtGames.ts';

type Shot = {
  readonly scenario: () => Scenario;
  /** What is done before: the scenario's script unless it is said. */
  readonly intents?: (scenario: Scenario) => readonly Intent[];
  /** At which step it is looked; the newest unless it is said. */
  readonly step?: number;
  /** Whether what came after is taken back, so that the step is the newest. */
  readonly rewound?: boolean;
  readonly size?: readonly [width: number, height: number];
  readonly theme: 'light' | 'dark';
  /** What is pressed before the picture is taken. */
  readonly press?: (page: Page) => Promise<void>;
};

const written = (file: string) => (): Scenario => {
  const read = readScenario(readFileSync(join(root, file), 'utf8'), file.replace(/^scenarios\//, ''), { cards: CARDS });
  if (!read.ok) throw new Error(read.message);
  return read.scenario;
};

const dealt = (): Scenario => {
  const read = dealTable({ decks: ['lathe', 'hush'], seed: 7 }, CARDS, DECKS);
  if (!read.ok) throw new Error(read.message);
  return read.scenario;
};

const worked = written('scenarios/worked-example.pile');

const SHOTS: Readonly<Record<string, Shot>> = {
  building: { scenario: worked, step: 6, rewound: true, theme: 'light' },
  resolving: { scenario: worked, step: 9, theme: 'light' },
  asking: {
    scenario: written('scenarios/700/700.7-questions-are-answers.pile'),
    step: 6,
    rewound: true,
    theme: 'dark',
  },
  target: { scenario: worked, step: 1, rewound: true, theme: 'light' },
  damage: { scenario: worked, step: 3, rewound: true, theme: 'dark' },
  refusal: {
    scenario: worked,
    step: 3,
    rewound: true,
    theme: 'light',
    async press(page) {
      await page.getByRole('group', { name: 'Whose acts' }).getByRole('button', { name: 'Elysha' }).click();
      await page.locator('.acts .not button').filter({ hasText: 'Stubborn Mechanic' }).click();
    },
  },
  'whole-game': { scenario: dealt, intents: ({ scene }) => someIntents(scene, 7, 140), theme: 'light' },
  'six-players': { scenario: written('test/inspector/page/fixtures/six.pile'), theme: 'dark' },
  phone: { scenario: worked, step: 6, rewound: true, size: [360, 780], theme: 'light' },
  chart: {
    scenario: worked,
    step: 6,
    theme: 'light',
    async press(page) {
      await page.keyboard.press('z');
      await page.locator('.chart').getByText('Whole', { exact: true }).click();
    },
  },
};

async function take(browser: Browser, name: string, shot: Shot): Promise<void> {
  const scenario = shot.scenario();
  let submit: (intent: Intent) => void = () => {};
  const inspector = await startInspector({
    cards: CARDS,
    decks: DECKS,
    port: 0,
    scenario,
    makeBridge(options) {
      submit = (intent) => {
        const refused = options.submit(intent);
        if (refused !== null) throw new Error(refused);
      };
      return { welcome: (socket) => socket.close() };
    },
  });
  for (const intent of shot.intents?.(scenario) ?? []) submit(intent);
  const [width, height] = shot.size ?? [1440, 900];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!shot.intents) await ask(inspector, { type: 'restart', script: true });
  if (shot.rewound) await rewind(inspector, shot.step ?? 0);
  // Opened by the link to the step, as whoever is sent one does.
  await page.goto(shot.step === undefined ? inspector.address : `${inspector.address}&step=${shot.step}`);
  await page.locator('.now h1').waitFor();
  await sleep(500);
  await shot.press?.(page);
  await sleep(500);
  writeFileSync(join(folder, `${name}.png`), fewerColours(await page.screenshot()));
  await context.close();
  await inspector.close();
  process.stdout.write(`docs/images/${name}.png\n`);
}

/** Asks the server as a page does, and waits until it is told what came of it. */
async function ask({ address }: Inspector, message: FromPage): Promise<void> {
  const other = await call(address);
  await other.next('position');
  other.say(message);
  await other.next('position');
  other.socket.close();
}

/** Takes back to a step, and drops the branch that keeps what was taken back. */
async function rewind({ address }: Inspector, n: number): Promise<void> {
  const other = await call(address);
  await other.next('position');
  other.say({ type: 'rewind', n });
  for (let kept = await other.next('branches'); ; kept = await other.next('branches')) {
    const [, branch] = kept.branches;
    if (!branch) continue;
    other.say({ type: 'drop', branch: branch.id });
    break;
  }
  await other.next('branches');
  other.socket.close();
}

/** The same picture with the 256 colours it most needs: a third of the size. */
function fewerColours(png: Buffer): Buffer {
  const picture = UPNG.decode(new Uint8Array(png).buffer);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, 256));
}

const folder = join(root, 'docs', 'images');
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(SHOTS, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no picture ${unknown.join(', ')}. There are ${Object.keys(SHOTS).join(', ')}.\n`);
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
process.env.STARPILE_CHROMIUM = ensureChromium();
const browser = await openBrowser();
for (const [name, shot] of Object.entries(SHOTS))
  if (named.length === 0 || named.includes(name)) await take(browser, name, shot);
await browser.close();
