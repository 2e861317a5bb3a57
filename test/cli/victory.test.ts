import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.mjs';
import { playAt } from './playing.ts';
import { somebodyAgainst } from './somebody.ts';

test('one person plays a game against a bot by typing, from the deal to a victory', async () => {
  const somebody = somebodyAgainst('Elysha');
  const typed: string[] = [];
  const options = { seed: 7, deck: 'lathe', against: 'random' };
  const { code, lines, text } = await playAt(options, (screen, prompt) => {
    // Whoever has not won by then has lost the way.
    const line = typed.length < 2000 ? somebody(screen, prompt) : null;
    if (line !== null) typed.push(line);
    return line;
  });
  expect([code, lines.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^The game is over, in turn \d+\. Ian wins the game\.$/),
  ]);
  expect(text).toContain('Choose whether to keep the opening hand');
  expect(text).toMatch(/Elysha is out: the starbase\s+is destroyed/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines.filter((line) => /^That is refused|^There is no \d/.test(line))).toEqual([]);
  expect(typed.every((line) => /^(\d{1,2}( \d{1,2})*|all|p|b)$/.test(line))).toBe(true);

  // The very same, typed into the command itself.
  const said = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const command = ['--import', 'tsx', join(root, 'src/cli/main.ts'), 'play', ...said];
  const played = spawnSync(process.execPath, command, { cwd: root, input: `${typed.join('\n')}\n`, encoding: 'utf8' });
  expect(played.stderr).toBe('');
  expect(played.status).toBe(0);
  expect(played.stdout.trimEnd().split('\n')).toEqual(lines);
}, 120_000);
