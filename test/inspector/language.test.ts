import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '../../src/inspector/page');

/** Names, names of keys, a line of the notation, and words of SVG and Mermaid: the same in every language. */
const ANYWHERE = [
  'Starpile',
  'Enter',
  'End',
  'Mermaid',
  ': x damage 3',
  'xMidYMid meet',
  'xMidYMid slice',
  'create participant',
];

/** Attributes that are shown or read aloud. */
const SPOKEN = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'name'];

const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !ANYWHERE.includes(text.trim());

/** The text of a string or of what stands between the holes of a template. */
const saidBy = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
};

/** Begins like a sentence, or is several words of which none can be a name for the machine. */
const isProse = (text: string): boolean =>
  /^[A-Z][a-z]+( [a-z’]+)+/.test(text.trim()) || /[a-z] [a-z]+[.:,]? ?$/.test(text);

/** Words of a source that its reader is shown, though no file of the language holds them. */
const strayIn = (source: string, name: string): readonly string[] => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const stray: string[] = [];
  const tell = (node: ts.Node, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    stray.push(`${name}:${line + 1}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isNewExpression(node)) return;
    if (ts.isJsxText(node) && hasWords(node.text)) tell(node, node.text);
    if (ts.isJsxAttribute(node) && SPOKEN.includes(node.name.getText()) && node.initializer) {
      const said = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      for (const text of said ? saidBy(said) : []) if (hasWords(text)) tell(node, text);
      if (said && saidBy(said).length === 0) visit(said);
      return;
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return;
    for (const text of saidBy(node)) if (isProse(text) && hasWords(text)) tell(node, text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return stray;
};

const sources = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(language|generated)\b|\.d\.ts$/.test(file))
  .sort();

test('all that the page says is in the files of its language', () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(sources.flatMap((file) => strayIn(readFileSync(join(PAGE, file), 'utf8'), file))).toEqual([]);
});

test('a word that is somewhere else is found', () => {
  expect(strayIn('const a = <b>Next</b>;', 'a.tsx')).toEqual(['a.tsx:1: Next']);
  expect(strayIn('const a = <b aria-label="Step back" />;', 'a.tsx')).toEqual(['a.tsx:1: Step back']);
  expect(strayIn('const a = <b title={`Rule $' + '{n}`} />;', 'a.tsx')).toEqual(['a.tsx:1: Rule']);
  expect(strayIn("const a = b ? 'No ships here.' : c;", 'a.tsx')).toEqual(['a.tsx:1: No ships here.']);
  expect(strayIn('const a = <b className="seg on" role=\'group\'>{say.b}</b>;', 'a.tsx')).toEqual([]);
});
