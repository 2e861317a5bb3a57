import type { ParseError } from '../../src/notation/parse.ts';
import { parse } from '../../src/notation/parse.ts';
import type { Tree } from '../../src/notation/tree.ts';

export const HEAD = '@pile 1\n@players ian elysha\n';

/** The tree of a text that must read well. */
export function treeOf(text: string, file?: string): Tree {
  const parsed = parse(text, file);
  if (!parsed.ok) throw new Error(`${parsed.error.message}\n${parsed.error.excerpt}`);
  return parsed.tree;
}

/** The fault of a text that must not. */
export function errorOf(text: string, file?: string): ParseError {
  const parsed = parse(text, file);
  if (parsed.ok) throw new Error(`This reads well:\n${text}`);
  return parsed.error;
}
