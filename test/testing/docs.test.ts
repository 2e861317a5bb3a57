import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatWithOptions } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { splitFences } from '../../scripts/splitFences.ts';

const DOORS: Readonly<Record<string, string>> = {
  starpile: 'src/index.ts',
  'starpile/cards': 'cards/index.ts',
  'starpile/notation': 'src/notation/index.ts',
  'starpile/testing': 'src/testing/index.ts',
};

const { fences } = splitFences(readFileSync('docs/testing.md', 'utf8'));
const folder = mkdtempSync(join('test', '.testing-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each program with what is printed below it. */
const programs = fences.flatMap((fence, n) =>
  fence.language === 'ts' ? [[fence.line, fence.text, fences[n + 1]] as const] : [],
);

test('there are some', () => {
  expect(programs.length).toBeGreaterThan(3);
});

test.each(programs)('line %i: the program runs, and prints what stands below it', async (line, text, below) => {
  expect(below?.language).toBe('text');
  const program = text.replace(/from '(starpile[^']*)'/g, (_, door: string) => {
    const file = DOORS[door];
    if (!file) throw new Error(`docs/testing.md imports ${door}, which is no door`);
    return `from '${pathToFileURL(resolve(file)).href}'`;
  });
  const file = resolve(folder, `line${line}.ts`);
  writeFileSync(file, `${program}\nexport {};\n`);
  const printed: string[] = [];
  const said = vi.spyOn(console, 'log').mockImplementation((...values) => {
    printed.push(formatWithOptions({ colors: false }, ...(values as [unknown])));
  });
  await import(/* @vite-ignore */ pathToFileURL(file).href);
  said.mockRestore();
  expect(printed.join('\n').trimEnd()).toBe(below?.text);
});
