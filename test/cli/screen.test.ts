import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLUMNS, fitting } from '../../src/cli/play/lines.ts';
import { playAt, typing } from './playing.ts';
import { speak } from './spoken.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const wide = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.length > COLUMNS && !/^>|^\w+, press|^A file to save/.test(line));

test('nothing that is said is wider than the screen', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'mine');
  const long = 'x'.repeat(400);
  const rubbish = ['?', long, `${long} ${long}`, `card ${long}`, `rule ${long}`, `why ${long}`, `log ${long}`];
  const saves = [`save ${file}/below/it`, `save ${file}`, `save ${folder}`, `save ${folder}/no/x`, `save /${long}`];
  const { lines } = await playAt({ seed: 7, players: 6 }, typing(...rubbish, ...saves, 'why', '1', 'why', 'log'));
  const text = lines.join(' ');
  expect(wide(lines)).toEqual([]);
  expect(text).toContain('a part of that path is no folder.');
  expect(text).toContain('is there already, and is no saved game');
  expect(text).toContain('that is a folder.');
  expect(text).toContain('there is no such folder.');
  expect(text).toContain('the name is too long.');
  expect(text).not.toMatch(/\bE[A-Z]{4,}\b/);
  // Of the help each line was written to fit.
  const help = lines.slice(
    lines.indexOf('> ?') + 1,
    lines.findIndex((line) => line.startsWith('> xxx')),
  );
  expect(help.filter((line) => line.length < 20 && line !== '')).toEqual([]);
});

test('what could not be read on the command line is told in words too', async () => {
  const file = join(folder, 'another-file');
  writeFileSync(file, 'mine');
  expect((await speak('run', join(file, 'x.pile'))).said).toBe(`There is no file ${join(file, 'x.pile')}.`);
  const made = await speak('cards', 'new', '--title', 'Dust Runner', '--type', 'ship', '--out', join(file, 'below'));
  expect(made).toMatchObject({
    code: 2,
    said: `Nothing can be written into ${join(file, 'below')}: a part of that path is no folder.`,
  });
});

test('a line that is too long goes on below, as far in; colours take no room; a word that is too long is broken', () => {
  const words = 'word '.repeat(30).trim();
  expect(fitting(`   ${words}`).split('\n')).toEqual([
    `   ${'word '.repeat(15).trim()}`,
    `   ${'word '.repeat(15).trim()}`,
  ]);
  const coloured = `\u001b[1m${'x'.repeat(COLUMNS)}\u001b[22m`;
  expect(fitting(coloured)).toBe(coloured);
  expect(
    fitting('y'.repeat(200))
      .split('\n')
      .map(({ length }) => length),
  ).toEqual([80, 80, 40]);
  expect(fitting('as it is\n\n  below')).toBe('as it is\n\n  below');
});

test('what cannot be done stands below its reason, with names that tell it apart, and is numbered as it is asked for', async () => {
  const { lines } = await playAt({ seed: 7 }, typing('why', 'why 2', 'why 13'));
  const at = lines.indexOf('> why');
  expect(lines.slice(at + 1, at + 4)).toEqual([
    'What you cannot do now (why 1 tells all the reasons):',
    ' Cards are played in a phase of your own or while you hold the initiative; now',
    ' Ian is asked something. (600.3)',
  ]);
  const rows = lines.slice(at, lines.indexOf('> why 2')).filter((line) => /^ +\d+ {2}/.test(line));
  expect(new Set(rows.map((row) => row.replace(/^ +\d+/, ''))).size).toBe(rows.length);
  expect(rows[1]).toBe(`   2  ${lines[lines.indexOf('> why 2') + 1]}`);
  expect(lines[lines.indexOf('> why 13') + 1]).toBe('Oathfire Anvil: +1 attack until the end of the turn');
});

test('to concede is no way to pass', async () => {
  const { lines } = await playAt({ seed: 7 }, typing('1'));
  const concede = lines.flatMap((line, at) => (/^ +\d+ {2}Concede/.test(line) ? [lines[at - 1]] : []));
  expect(concede).toEqual([' Give up', ' Give up']);
});
