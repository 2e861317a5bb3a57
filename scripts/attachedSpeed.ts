/**
 * `npm run speed:attached [-- --rounds 5]`: what the inspector costs a game that goes on by itself. The same games are played
 * without it, with it, and with somebody looking on; they take turns in one process, and each figure is the median of the
 * rounds' CPU time. Who looks on is a process of its own, as a browser is. Fails when the inspector makes a game take more
 * than twice as long.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CARDS } from '../cards/index.ts';
import { createGame } from '../src/index.ts';
import type { BridgeOptions } from '../src/inspector/legacy/bridge.ts';
import { type Inspector, startInspector } from '../src/inspector/server/server.ts';
import { type DealtGame, dealtGame } from './speed/dealtGames.ts';
import { median, WARMING, words } from './speed/race.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, intents: { type: 'string', default: '5000' } },
});
const rounds = Number(values.rounds);
const MOST = 2;
/** Nothing is put off for longer, in milliseconds. */
const PUT_OFF = 50;

/** Opens a socket and reads what comes. */
const READER = `
const { WebSocket } = require('ws');
const socket = new WebSocket(process.argv[1]);
socket.on('open', () => process.send('open'));
socket.on('message', () => {});
`;

type Attached = {
  readonly inspector: Inspector;
  readonly submit: BridgeOptions['submit'];
  readonly readers: ChildProcess[];
};

async function attach({ scene }: DealtGame, paths: readonly ('/socket' | '/stately')[]): Promise<Attached> {
  let submit: BridgeOptions['submit'] = () => 'There is no game yet.';
  const inspector = await startInspector({
    cards: CARDS,
    port: 0,
    scenario: { file: null, title: 'A whole game', tree: null, scene, script: 0, dealt: null },
    // The bridge's way in is the one that is not a page's.
    makeBridge(options) {
      submit = options.submit;
      return { welcome: (socket) => socket.close() };
    },
  });
  const readers: ChildProcess[] = [];
  for (const path of paths) {
    const address = `ws://${inspector.socketAddress(path)}`;
    const reader = spawn(process.execPath, ['-e', READER, address], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    readers.push(reader);
    await once(reader, 'message');
  }
  return { inspector, submit, readers };
}

async function detach({ inspector, readers }: Attached): Promise<void> {
  for (const reader of readers) reader.kill();
  await inspector.close();
}

/** Plays the intents one after the other, as a program does that lets others have their turn. Gives CPU time, in nanoseconds. */
async function play({ intents }: DealtGame, submit: (intent: DealtGame['intents'][number]) => void): Promise<number> {
  const begun = process.cpuUsage();
  for (const intent of intents) {
    submit(intent);
    await nextTurn();
  }
  // What was put off is part of the price.
  await sleep(PUT_OFF);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) * 1000;
}

const mustBe = (accepted: boolean): void => {
  if (!accepted) throw new Error('A game did not go as it went before.');
};

async function alone(one: DealtGame): Promise<number> {
  const game = createGame(one.scene, { undo: 'anything' });
  const spent = await play(one, (intent) => mustBe(game.submit(intent).ok));
  game.stop();
  return spent;
}

const attached =
  (...paths: readonly ('/socket' | '/stately')[]) =>
  async (one: DealtGame): Promise<number> => {
    const there = await attach(one, paths);
    const spent = await play(one, (intent) => mustBe(there.submit(intent) === null));
    await detach(there);
    return spent;
  };

const WAYS: readonly (readonly [what: string, spent: (one: DealtGame) => Promise<number>])[] = [
  ['not attached', alone],
  ['attached, nobody looks on', attached()],
  ['a page looks on', attached('/socket')],
  ['Stately’s inspector looks on', attached('/stately')],
];

const games = [2, 3, 4].map((players) => dealtGame(players, players, Number(values.intents)));
const spent = WAYS.map((): number[] => []);
/** How many times as long as not attached, in the same round with the same game. */
const ratios = WAYS.map((): number[] => []);
for (let round = 0; round < rounds + WARMING; round++)
  for (const game of games) {
    let without = 0;
    for (const [n, [, way]] of WAYS.entries()) {
      const each = (await way(game)) / game.intents.length;
      if (n === 0) without = each;
      if (round < WARMING) continue;
      spent[n]?.push(each);
      ratios[n]?.push(each / without);
    }
  }

process.stdout.write(
  `Node ${process.version}, CPU time of an intent, medians of ${rounds} rounds.\n\n| | | |\n|---|---|---|\n`,
);
for (const [n, [what]] of WAYS.entries())
  process.stdout.write(`| ${what} | ${words(median(spent[n] ?? []))} | ×${median(ratios[n] ?? []).toFixed(2)} |\n`);
if (Math.max(...ratios.map(median)) > MOST) {
  process.stdout.write(`\nThat is more than ${MOST} times.\n`);
  process.exitCode = 1;
}
