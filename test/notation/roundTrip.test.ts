import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/notation/parse.ts';
import { print } from '../../src/notation/print.ts';
import type { Tree } from '../../src/notation/tree.ts';
import { anyTree } from './trees.ts';

function reread(text: string): Tree {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${parsed.error.message}\n${parsed.error.excerpt}\n${text}`);
  return parsed.tree;
}

describe('print and parse', { timeout: 120_000 }, () => {
  test('what is printed is read as the same tree', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect(reread(print(tree))).toEqual(tree);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what was printed is printed again as it stands', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const text = print(tree);
        expect(print(reread(text))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('the tree is plain JSON', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const read = reread(print(tree));
        expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      }),
      { numRuns: 200 },
    );
  });

  test('any text at all is a scenario or a fault with its place', () => {
    const pieces = fc.constantFrom(
      ...['@pile 1\n', '[play]\n', '[table]\n', 'ian: ', 'play m', ' -> ', 'x', '= ', 'damage', ' 3', '{', '}', '\n'],
      ...['--', ',', ';', ':', '?', '!', '(', ')', '"', '\t', '\r\n', '@players', '😀', '\u2028', '\0'],
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string())).map((parts) => parts.join('')),
        (text) => {
          const parsed = parse(text, 'any.pile');
          if (parsed.ok) return;
          const { line, column, message, expected } = parsed.error;
          expect(message.startsWith(`any.pile:${line}:${column}: expected `)).toBe(true);
          expect(expected).not.toBe('');
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
