import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAULTS } from '../../scripts/faults/all.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the faults that `npm run faults` plants', () => {
  test('each can still be planted: what it changes stands in the sources, once', () => {
    const stale = FAULTS.flatMap(({ rule, words, patches }) =>
      patches
        .filter(({ file, from }) => read(file).split(from).length !== 2)
        .map(({ file }) => `${rule} ${words}: ${file}`),
    );
    expect(stale).toEqual([]);
  });

  test('each changes something, and none is there twice', () => {
    expect(FAULTS.filter(({ patches }) => patches.some(({ from, to }) => from === to))).toEqual([]);
    const names = FAULTS.map(({ rule, words }) => `${rule} ${words}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
