import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/processes.mjs';
import { playerId, restoreGame } from '../../src/index.ts';
import { anyNumber, playAt, typing } from './playing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const worked = join(root, 'scenarios/worked-example.pile');

describe('a whole game, by numbers alone', () => {
  const games = [
    ['against greedy', { against: 'greedy', seed: 4 }],
    ['against random', { against: 'random', seed: 3 }],
    ['in a hot seat', { hotSeat: 'ian,elysha', seed: 5 }],
  ] as const;
  for (const [name, options] of games)
    test(name, async () => {
      const { code, lines } = await playAt(options, anyNumber(options.seed));
      expect(code).toBe(0);
      expect(lines.slice(-2).join('\n')).toMatch(/^The game is over, in turn \d+\. /m);
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect(lines.filter((line) => line.startsWith('That is refused'))).toEqual([]);
    }, 180_000);
});

describe('what nobody should type', () => {
  const rubbish = ['', 'dance', '0', '99', '-1', '1e3', 'x'.repeat(5000), 'card', 'card nothing-like-it', 'rule 9.9'];
  const more = ['why 99', 'log much', 'auto often', 'save', 'save /no/such/folder/x', 'until', 'undo', 'b', '\u0007'];

  test('is answered, and changes nothing', async () => {
    const { code, lines, text } = await playAt({ seed: 7 }, typing(...rubbish, ...more));
    expect(code).toBe(1);
    const prompts = lines.flatMap((line, at) => (line.startsWith('> ') ? [at] : []));
    expect(prompts).toHaveLength(rubbish.length + more.length + 1);
    // Something is said after each of them.
    for (const [n, at] of prompts.slice(0, -1).entries()) expect(prompts[n + 1], lines[at]).toBeGreaterThan(at + 1);
    expect(text).toContain('There is no 99 in the list');
    expect(text).toContain('"dance" is nothing that can be done here');
    expect(text).toContain('there is no such folder');
    expect(text).toContain('auto is never, idle or pile');
    expect(lines.at(-1)).toBe('The input has ended, and the game is not saved. (save FILE keeps one.)');
  });

  test('is answered in the midst of a choice too, and going back leaves the game as it was', async () => {
    const file = join(folder, 'back.json');
    const made = join(folder, 'shot.pile');
    writeFileSync(
      made,
      '@pile 1\n@players ian elysha\n[table]\nhome elysha : slasher#s\nhand ian : needle-shot\nisk ian : 4\nmoment : development ian\n',
    );
    const steps = ['1', '', '7', '1 1', 'dance', 'undo', 'b', `save ${file}`, 'quit'];
    const { lines } = await playAt({ load: made }, typing(...steps));
    expect(lines.filter((line) => line.startsWith('>> ')).map((line) => line.slice(3))).toEqual(steps.slice(1, 7));
    const game = restoreGame(JSON.parse(readFileSync(file, 'utf8')));
    expect([game.n, game.truth.players[playerId('ian')]?.isk]).toEqual([0, 4]);
    game.stop();
  });

  test('on the command line is told, with what would be right', async () => {
    const said = async (options: Parameters<typeof playAt>[0]) => {
      const { code, text } = await playAt(options, typing());
      expect(code).toBe(2);
      return text;
    };
    expect(await said({ deck: 'lath' })).toBe('There is no deck lath; did you mean `lathe`?');
    expect(await said({ against: 'gredy' })).toBe('There is no bot gredy; did you mean `greedy`?');
    expect(await said({ players: 7 })).toBe('7 cannot play: it is a game for 2 to 6.');
    expect(await said({ name: 'Ian' })).toContain('is no name for a player');
    expect(await said({ hotSeat: 'ian,ian' })).toContain('Two players are called ian');
    expect(await said({ load: worked, seed: 1 })).toContain('leave --seed out');
    expect(await said({ load: worked, name: 'toby' })).toContain('Nobody called toby plays in');
  });
});

test('in a hot seat no hand is shown before its owner has pressed Enter, nor anything drawn to the other', async () => {
  const { lines } = await playAt({ hotSeat: 'ian,elysha', seed: 5 }, anyNumber(5));
  let sits = '';
  let turns = 0;
  for (const line of lines) {
    const handed = /^(\w+), press Enter: /.exec(line)?.[1];
    if (handed) sits = handed;
    const seen = /you are (\w+)$/.exec(line)?.[1];
    if (seen) expect(seen).toBe(sits);
    const drew = /^ {2}(\w+) +Draws (?!a card|\d+ cards)/.exec(line)?.[1];
    if (drew) expect(drew).toBe(sits);
    if (handed) turns++;
  }
  expect(turns).toBeGreaterThan(4);
}, 180_000);

test('what is piped is played, saved when the input ends, and gone on with', () => {
  const file = join(folder, 'game.json');
  const run = (args: readonly string[], input: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(root, 'src/cli/main.ts'), 'play', ...args], {
      cwd: root,
      input,
      encoding: 'utf8',
    });
  const first = run(['--seed', '7', '--deck', 'lathe'], `save ${file}\n1\n`);
  expect(first.status).toBe(0);
  expect(first.stdout).not.toContain('\u001b');
  expect(first.stdout.trimEnd().split('\n').at(-1)).toBe(`The input has ended. Saved to ${file}.`);
  const again = run(['--load', file, '--name', 'ian'], 'log\nquit\n\n');
  expect(again.status).toBe(0);
  expect(again.stdout).toContain('Answers: Keep the hand');
  expect(again.stdout.trimEnd().split('\n').at(-1)).toBe('Until another time.');
}, 60_000);
