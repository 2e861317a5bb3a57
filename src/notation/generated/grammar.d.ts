// By `npm run generate`, beside grammar.js.

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
