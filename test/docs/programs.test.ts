/** What docs/embedding.md and docs/saves.md show, as it stands there. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { splitFences } from '../../scripts/splitFences.ts';
import { replayOf, type StarpileGame } from '../../src/index.ts';
import { speak } from '../cli/spoken.ts';

const DOORS: Readonly<Record<string, string>> = {
  starpile: 'src/index.ts',
  'starpile/cards': 'cards/index.ts',
  'starpile/notation': 'src/notation/index.ts',
};
const folder = mkdtempSync(join('test', '.docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fencesOf = (file: string, language: string): readonly string[] =>
  splitFences(readFileSync(file, 'utf8'))
    .fences.filter((fence) => fence.language === language)
    .map(({ text }) => text);

/** `expression; // → value`, as a comparison that is made when the program runs. */
const compared = (line: string): string =>
  line.replace(/^(\S.*); \/\/ → (.+)$/, (_, it: string, is: string) => {
    return `told.push([${JSON.stringify(it)}, ${it}, ${is}]);`;
  });

/** All that a document shows in its language, run as one program. */
async function told(file: string) {
  const lines = fencesOf(file, 'ts').join('\n').split('\n').map(compared);
  const program = lines.join('\n').replace(/from '(starpile[^']*)'/g, (_, door: string) => {
    const path = DOORS[door];
    if (!path) throw new Error(`${file} imports ${door}, which is no door`);
    return `from '${pathToFileURL(resolve(path)).href}'`;
  });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, file.replace(/\W/g, '-').replace(/$/, '.ts'));
  writeFileSync(path, `const told: unknown[][] = [];\n${program}\nexport { told, game };\n`);
  return (await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href)) as {
    readonly told: readonly (readonly [it: string, got: unknown, is: unknown])[];
    readonly game: StarpileGame;
  };
}

describe.each([
  ['docs/embedding.md', 20],
  ['docs/saves.md', 17],
])('%s', (file, least) => {
  test('its program runs, and comes out as it says', async () => {
    const { told: all } = await told(file);
    expect(all.map(([it, got]) => [it, got])).toEqual(all.map(([it, , is]) => [it, is]));
    expect(all.length).toBeGreaterThanOrEqual(least);
  });
});

test('docs/saves.md: the commands answer as it says', async () => {
  const { game } = await told('docs/saves.md');
  const path = join(folder, 'game.json');
  writeFileSync(path, JSON.stringify(replayOf(game)));
  const [session = ''] = fencesOf('docs/saves.md', 'console');
  const parts = session.split(/^\$ starpile /m).slice(1);
  expect(parts.length).toBe(2);
  for (const part of parts) {
    const [command = '', ...answer] = part.trimEnd().split('\n');
    const { code, lines } = await speak(...command.replace('game.json', path).split(' '));
    expect([code, lines.map((line) => line.replace(path, 'game.json'))]).toEqual([0, answer]);
  }
});
