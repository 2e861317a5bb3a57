import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { createGame } from '../src/index.ts';
import { parse, run } from '../src/notation/index.ts';

const readme = readFileSync('README.md', 'utf8');
const blockOf = (language: string): string => {
  const [, text] = readme.match(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``)) ?? [];
  if (text === undefined) throw new Error(`the README has no block of ${language}`);
  return text;
};

const DOORS: Readonly<Record<string, string>> = {
  starpile: 'src/index.ts',
  'starpile/cards': 'cards/index.ts',
  'starpile/notation': 'src/notation/index.ts',
};
const folder = mkdtempSync(join('test', '.readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the program in the README runs, and its game goes as it says', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const program = blockOf('ts').replace(/from '(starpile[^']*)'/g, (_, door: string) => {
    const file = DOORS[door];
    if (!file) throw new Error(`the README imports ${door}, which is no door`);
    return `from '${pathToFileURL(resolve(file)).href}'`;
  });
  const file = join(folder, 'readme.ts');
  writeFileSync(file, `${program}\nexport { game, saved };\n`);
  const { game, saved } = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  expect(said.mock.calls).toEqual([[['stayed']], [[]]]);
  expect(game.awaited).toEqual([]);
  expect(game.history.at(0).awaited).toEqual(['elysha']);
  expect(saved.intents).toEqual([{ type: 'stay', player: 'elysha' }]);
  said.mockRestore();
});

test('the scenario in the README passes', () => {
  const parsed = parse(blockOf('pile'), 'README.md');
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(run(parsed.tree, { createGame, cards: CARDS })).toMatchObject({ ok: true, steps: 8 });
});
