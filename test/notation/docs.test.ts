import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { splitFences } from '../../scripts/splitFences.ts';
import { createGame } from '../../src/index.ts';
import { run } from '../../src/notation/run.ts';
import { treeOf } from './parsing.ts';

const FILE = 'docs/notation.md';
const { fences } = splitFences(readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8'));
type Example = (typeof fences)[number];

const written = (language: string): [number, Example][] =>
  fences.filter((fence) => fence.language === language).map((fence) => [fence.line, fence]);

/** With the lines above it, so that a fault names the line of the document. */
const treeIn = ({ text, line }: Example) => treeOf('\n'.repeat(line) + text, FILE);

describe('the examples of the notation', () => {
  test.each(written('pile'))('line %i plays', (_, example) => {
    const result = run(treeIn(example), { createGame, cards: CARDS });
    expect(result.ok ? null : result.message).toBeNull();
  });

  test.each(written('shapes'))('line %i reads', (_, example) => {
    expect(treeIn(example).play?.lines).not.toEqual([]);
  });
});
