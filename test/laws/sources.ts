import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A path as it is written in messages: from the project's folder, with slashes. */
export const shown = (path: string): string => relative(ROOT, path).split(sep).join('/');

/** The files below some folders, or these files themselves, but for what is generated. */
export const filesIn = (places: readonly string[], ending: RegExp): readonly string[] =>
  places
    .map((place) => join(ROOT, place))
    .filter(existsSync)
    .flatMap((place) => (ending.test(place) ? [place] : under(place).filter((file) => ending.test(file))));

const under = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](generated|node_modules)[\\/]/.test(file))
    .toSorted();

export const textOf = (file: string): string => readFileSync(file, 'utf8');

export const parsed = (file: string, text = textOf(file)): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);

/** Every node of a syntax tree. */
export const nodesIn = (node: ts.Node): readonly ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    nodes.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return nodes;
};

/** Where a node stands, for a message. */
export const placeOf = (node: ts.Node): string => {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${shown(source.fileName)}:${line + 1}`;
};
