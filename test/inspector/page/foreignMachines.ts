import type { Browser, Page } from 'playwright-core';
import { assign, createActor, createMachine, setup, spawnChild } from 'xstate';
import { attach } from '../../../src/attach/index.ts';
import { type Attached, startAttached } from '../../../src/inspector/server/attach.ts';

/** The page for other programs, at a server of its own; `end` ends what was begun, the last first. */
export type Watching = {
  readonly server: Attached;
  readonly page: Page;
  /** What a page must never have: errors of its own, and requests that leave. */
  readonly complaints: string[];
  readonly ends: (() => unknown)[];
  readonly end: () => Promise<void>;
};

type Looks = { readonly width?: number; readonly colorScheme?: 'light' | 'dark' };

export async function openAttached(
  browser: Browser,
  { width = 1440, colorScheme = 'light' }: Looks = {},
): Promise<Watching> {
  const server = await startAttached({ attach: 0, port: 0 });
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme, viewport: { width, height: 860 } });
  const ends: (() => unknown)[] = [() => server.close(), () => context.close()];
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const failed = /WebSocket connection/.test(message.text());
    if (message.type() === 'error' && !failed) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(server.address).origin) && !request.url().startsWith('blob:'))
      complaints.push(`asked ${request.url()}`);
  });
  await page.goto(server.address);
  await page.getByText('No program has connected yet.').waitFor();
  const end = async (): Promise<void> => {
    for (const one of ends.splice(0).toReversed()) await one();
  };
  return { server, page, complaints, ends, end };
}

const song = createMachine({
  id: 'song',
  initial: 'loading',
  states: { loading: { on: { loaded: 'ready' } }, ready: { on: { finish: 'over' } }, over: { type: 'final' } },
});

/** A machine with regions beside each other, and an actor that it spawns. */
export function playMusic({ server, ends }: Watching) {
  const machine = setup({ actors: { song }, guards: { hasSong: () => true } }).createMachine({
    id: 'player',
    type: 'parallel',
    context: { volume: 5 },
    states: {
      sound: {
        initial: 'loud',
        states: {
          loud: {
            description: 'It can be heard.',
            on: {
              mute: 'muted',
              louder: { actions: assign(({ context }) => ({ volume: (context as { volume: number }).volume + 1 })) },
            },
          },
          muted: { on: { mute: 'loud' } },
        },
      },
      deck: {
        initial: 'stopped',
        states: {
          stopped: { on: { play: { target: 'playing', guard: 'hasSong' } } },
          playing: { entry: spawnChild('song', { id: 'song1' }), on: { stop: 'stopped' } },
        },
      },
    },
  });
  const helper = attach({ url: server.programs, name: 'Music' });
  ends.push(helper.close);
  const actor = createActor(machine, { inspect: helper.inspect }).start();
  for (const type of ['louder', 'play', 'mute'] as const) actor.send({ type } as never);
  return actor;
}
