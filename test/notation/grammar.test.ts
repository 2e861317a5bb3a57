import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeParser, makeParserTypes } from '../../scripts/grammar.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../src/notation/generated/${file}`, import.meta.url), 'utf8');

// If this fails: `npm run generate`.
test.each([
  ['grammar.js', makeParser],
  ['grammar.d.ts', makeParserTypes],
])('%s is what the grammar makes', (file, make) => {
  expect(read(file)).toBe(make());
});
