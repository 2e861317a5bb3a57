import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { root } from './processes.mjs';

/** The grammar of the notation, part by part; the first rule of the first is where a text begins. */
const PARTS = ['document', 'table', 'play', 'facts', 'checks', 'words', 'names'] as const;

const source = (part: string): string => `src/notation/grammar/${part}.peggy`;

/** The text of `src/notation/generated/grammar.js`. */
export function makeParser(): string {
  const made = peggy.generate(
    PARTS.map((part) => ({ source: source(part), text: readFileSync(join(root, source(part)), 'utf8') })),
    { output: 'source', format: 'es', allowedStartRules: ['Document', 'LoneAsk'] },
  );
  return `// From src/notation/grammar by \`npm run generate\`. Change the grammar, not this file.\n${made.trimEnd()}\n`;
}

/** The text of `src/notation/generated/grammar.d.ts`. */
export function makeParserTypes(): string {
  return `// By \`npm run generate\`, beside grammar.js.

export type Start = { readonly offset: number; readonly line: number; readonly column: number };

export type Expectation =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'other'; readonly description: string }
  | { readonly type: 'class' | 'any' | 'end' | 'not' };

export declare class SyntaxError extends Error {
  readonly expected: readonly Expectation[] | null;
  readonly location: { readonly start: Start };
}

export declare function parse(
  text: string,
  options: {
    readonly startRule?: 'Document' | 'LoneAsk';
    /** Told where each node was written. */
    readonly place?: (node: object, start: Start) => void;
    /** Told that one node is now another, written in the same place. */
    readonly move?: (from: object, to: object) => void;
  },
): unknown;
`;
}
