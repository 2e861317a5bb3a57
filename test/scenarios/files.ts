import { readdirSync, readFileSync } from 'node:fs';
import type { Tree } from '../../src/notation/tree.ts';
import { treeOf } from '../notation/parsing.ts';

const FOLDER = new URL('../../scenarios/', import.meta.url);

export type ScenarioFile = {
  /** Below `scenarios/`, such as `700/700.5-handing-on-is-no-pass.pile`. */
  readonly file: string;
  readonly text: string;
};

/** Every scenario there is. */
export const SCENARIOS: readonly ScenarioFile[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.pile'))
  .sort()
  .map((file) => ({ file, text: readFileSync(new URL(file, FOLDER), 'utf8') }));

export const treeIn = ({ file, text }: ScenarioFile): Tree => treeOf(text, file);

/** The words behind `@title`, without parsing anything. */
export const titleIn = ({ file, text }: ScenarioFile): string => /^@title (.+)$/m.exec(text)?.[1] ?? file;

/** The rules behind `@cites`. */
export const citesIn = (tree: Tree): readonly string[] =>
  tree.header.lines.flatMap((line) => (line.kind === 'cites' ? line.rules : []));
