import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CARDS, DECKS } from '../../cards/index.ts';
import { host, randomBot, seated } from '../../src/bots/index.ts';
import { openProgress } from '../../src/cli/progress.ts';
import { writeBreach } from '../../src/cli/simulateBreach.ts';
import { tellBreach } from '../../src/cli/simulateTell.ts';
import { createGame } from '../../src/index.ts';
import { type Plan, sceneOf, setupOf } from '../../src/simulate/index.ts';
import { ended, heard, startCommand } from '../cli/child.ts';
import { speak } from '../cli/spoken.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('simulate', () => {
  test('as a table, and as JSON', async () => {
    const asked = ['simulate', '--games', '2', '--turns', '6', '--decks', 'lathe,hush', '--seed', '3'];
    const { code, text, said } = await speak(...asked, '--occurrences');
    expect({ code, said }).toEqual({ code: 0, said: '' });
    expect(text).toContain('2 games of 2 players, seed 3: greedy with lathe, hush');
    expect(text).toMatch(/^bots +greedy +\d +4 +\d+\.\d % +\d+\.\d % to +\d+\.\d %$/m);
    expect(text).toMatch(/^turns +median \d+/m);
    expect(text).toMatch(/never: .*win/);
    const json = JSON.parse((await speak(...asked, '--json', '--threads', '1')).text);
    expect(json).toMatchObject({
      format: 'starpile-simulation',
      version: 1,
      plan: { games: 2, seed: 3, players: 2, turnLimit: 6, decks: ['lathe', 'hush'], bots: ['greedy'], check: false },
      games: 2,
      breach: null,
      time: { threads: 1 },
    });
    expect(json.occurrences.facts.ended).toBe(2);
  }, 180_000);

  test('a deck list of one’s own', async () => {
    const file = join(folder, 'mine.deck');
    writeFileSync(file, (await speak('deck', 'print', 'tithe')).text);
    const { text, code } = await speak(
      'simulate',
      '--games',
      '1',
      '--turns',
      '2',
      '--decks',
      `${file},lathe-turn`,
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(text).decks.map(({ name }: { name: string }) => name)).toEqual(['lathe-turn', 'mine']);
  }, 120_000);

  test.each([
    [['--bots', 'greedi'], 'There is no bot greedi; did you mean `greedy`?'],
    [['--bots', 'zzz'], 'There is no bot zzz: there are random, greedy, look-ahead.'],
    [['--bots', 'greedy,random,greedy'], '--bots takes one name, or one for each of the 2 seats, not 3.'],
    [['--bots', 'greedy,'], '--bots takes names with commas between them, not "greedy,".'],
    [['--decks', 'nothing.deck'], 'There is no file nothing.deck.'],
    [
      ['--decks', 'zzz'],
      'There is no deck zzz: there are ardent, hush, lathe, tithe, ardent-ashes, hush-dark, lathe-turn, tithe-interest, and files that end in .deck.',
    ],
  ])('what it cannot do is said: %o', async (asked, words) => {
    expect(await speak('simulate', ...asked)).toMatchObject({ code: 2, lines: [], said: words });
  });

  test.each([
    ['--games', ['0', '-1', '1.5', 'many', ''], '1 or more'],
    ['--threads', ['0', '-1'], '1 or more'],
    ['--turns', ['0', '-1'], '1 or more'],
    ['--seed', ['-1', '1e3'], '0 or more'],
    ['--seed', ['99999999999999999999'], `0 to ${Number.MAX_SAFE_INTEGER}`],
    ['--players', ['0', '1', '7', '-1', 'two'], '2 to 6'],
  ])('%s takes no %j: each is refused in the same words', async (option, values, range) => {
    for (const value of values) {
      const { code, lines, said } = await speak('simulate', option, value);
      expect([code, lines]).toEqual([2, []]);
      expect(said).toBe(
        `error: option '${option} <n>' argument '${value}' is invalid. It is a whole number, ${range}.\n(add --help to see what there is)`,
      );
    }
  });

  test('the same seed gives the same results, on however many threads; another gives others', async () => {
    const asked = ['simulate', '--games', '2', '--turns', '3', '--decks', 'lathe,hush', '--json'];
    const results = async (...more: readonly string[]) => {
      const { time, ...rest } = JSON.parse((await speak(...asked, ...more)).text);
      expect(time.seconds).toBeGreaterThan(0);
      return rest;
    };
    const one = await results('--seed', '8', '--threads', '1');
    expect(await results('--seed', '8', '--threads', '2')).toEqual(one);
    expect((await results('--seed', '9', '--threads', '2')).occurrences).not.toEqual(one.occurrences);
  }, 180_000);

  test('a deck that cannot be played', async () => {
    const file = join(folder, 'short.deck');
    const whole = (await speak('deck', 'print', 'lathe')).text;
    writeFileSync(file, whole.replace(/^3 /m, '2 '));
    const { code, said } = await speak('simulate', '--decks', file);
    expect(code).toBe(2);
    expect(said).toMatch(/short\.deck cannot be played:\n- /);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    '%s is heeded: it tells what there is so far, and hears no longer',
    async (signal, code) => {
      const before = process.listeners(signal);
      const asked = speak('simulate', '--games', '100000', '--turns', '2', '--threads', '1', '--decks', 'lathe,hush');
      const hears = process.listeners(signal).find((one) => !before.includes(one));
      hears?.(signal);
      const { lines, said, code: given } = await asked;
      expect([given, process.listeners(signal)]).toEqual([code, before]);
      expect(lines[0]).toMatch(/^\d+ games? of 2 players, seed 1: greedy with lathe, hush$/);
      expect(said).toMatch(/^Stopped after \d+ of 100000 games\.$/);
    },
    90_000,
  );

  test('Ctrl-C ends the process with what there is so far', async () => {
    const child = startCommand('simulate', '--games', '100000', '--turns', '4');
    const said = heard(child);
    setTimeout(() => child.kill('SIGINT'), 12_000);
    expect(await ended(child)).toBe(130);
    expect(said.out).toMatch(/^\d+ games? of 2 players/);
    expect(said.err).toMatch(/^Stopped after \d+ of 100000 games\.\n$/);
  }, 90_000);
});

test('progress is shown to somebody who sits there, and to nobody else', () => {
  const shown: string[] = [];
  const stream = (isTTY: boolean) => ({ isTTY, write: (text: string) => shown.push(text) });
  const piped = openProgress(10, stream(false));
  piped.show(5);
  piped.clear();
  expect(shown).toEqual([]);
  const seen = openProgress(10, stream(true));
  seen.show(5);
  seen.clear();
  expect(shown[1]).toMatch(/█{15}░{15} 5 of 10 games, \d+ s left/);
  expect(shown.at(-1)).toBe('\r\u001b[2K');
});

test('the way to a breach is written down, and can be played again', async () => {
  const plan: Plan = {
    games: 1,
    seed: 5,
    players: 2,
    decks: Object.entries(DECKS).map(([name, list]) => ({ name, list })),
    bots: ['random'],
    turnLimit: 3,
    check: false,
  };
  const setup = setupOf(plan, 0);
  const game = createGame(sceneOf(setup, CARDS), { runner: 'data' });
  host(game, seated(game.truth.seats, [randomBot, randomBot], setup.seed));
  const intents = game.history.intents.slice(0, 30);
  const breach = { index: 0, seed: setup.seed, step: 30, message: 'law 10: a card is lost', intents };
  const file = writeBreach(plan, breach, folder);
  expect(file).toContain(`breach-${setup.seed}.`);
  const { code, lines } = await speak('replay', file);
  expect(code).toBe(0);
  expect(lines[0]).toContain('30 intents');
});

test('a breach names the game, its seed and the step, and the way there', () => {
  const asides: string[] = [];
  const same = (text: string) => text;
  const paint = { strong: same, faint: same, good: same, bad: same };
  const out = { isTerminal: false, paint, line: () => {}, aside: (text: string) => asides.push(text) };
  tellBreach({ index: 3, seed: 99, step: 12, message: 'law 10: a card is lost', intents: [] }, 'breach-99.pile', out);
  expect(asides).toEqual([
    'BREACH  game 3, seed 99, step 12\n    law 10: a card is lost\n    The way there: breach-99.pile',
  ]);
});
