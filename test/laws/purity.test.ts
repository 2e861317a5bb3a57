import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesIn, nodesIn, parsed, placeOf } from './sources.ts';

const PURE = ['src/model', 'src/rules', 'src/view', 'src/engine', 'src/kernel', 'machines', 'cards'];

/** Each with what to do instead. */
const CHANCE = 'take chance from the game’s seed (src/rules/chance.ts)';
const CLOCK = 'there is no clock in a game: let an intent say that it is time';
const LATER = 'let it happen at once: an intent returns when everything has settled';

const WORDS: Readonly<Record<string, string>> = {
  Date: CLOCK,
  performance: CLOCK,
  crypto: CHANCE,
  setTimeout: LATER,
  setInterval: LATER,
  setImmediate: LATER,
  queueMicrotask: LATER,
  requestAnimationFrame: LATER,
  Promise: LATER,
  PromiseLike: LATER,
  AsyncIterable: LATER,
  fromPromise: LATER,
  fromCallback: LATER,
  fromObservable: LATER,
  waitFor: LATER,
  toPromise: LATER,
  fetch: 'a game asks nobody but its players',
};

const KEYS: Readonly<Record<string, string>> = {
  after: CLOCK,
  delay: CLOCK,
  delays: CLOCK,
  invoke: 'what has a life of its own is a pile entry; all else is a rule',
};

const LATER_KINDS = new Set([ts.SyntaxKind.AsyncKeyword, ts.SyntaxKind.AwaitKeyword, ts.SyntaxKind.AwaitExpression]);

const isMember = (node: ts.Identifier, { parent }: ts.Node = node): boolean =>
  ((ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) &&
    parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node) ||
  (ts.isQualifiedName(parent) && parent.right === node);

/** What a node breaks, as the thing to do instead; null for what is pure. */
const instead = (node: ts.Node, inChart: boolean): string | null => {
  if (LATER_KINDS.has(node.kind)) return LATER;
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return CHANCE;
  if (!ts.isIdentifier(node)) return null;
  const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  if (isKey && inChart) return KEYS[node.text] ?? null;
  return isMember(node) || !Object.hasOwn(WORDS, node.text) ? null : (WORDS[node.text] ?? null);
};

const breaches = (source: ts.SourceFile, inChart: boolean): readonly string[] =>
  nodesIn(source).flatMap((node) => {
    const what = instead(node, inChart);
    return what === null ? [] : [`${placeOf(node)}: ${node.getText()}: ${what}`];
  });

describe('law 2: no clock, no chance, nothing later', () => {
  test.each(PURE)('%s', (folder) => {
    const found = filesIn([folder], /\.ts$/).flatMap((file) => breaches(parsed(file), folder === 'machines'));
    expect(found, 'Do it as it says behind each.').toEqual([]);
  });

  test.each([
    ['const now = Date.now();', 1],
    ['const now: Date = x;', 1],
    ['const n = Math.random();', 1],
    ['setTimeout(go);', 1],
    ['const f = async () => { await g(); };', 2],
    ['for await (const x of y) z(x);', 1],
    ['type Later = Promise<void>;', 1],
    ['const state = { after: { 100: "x" }, invoke: { src: "y" } };', 2],
    ['// Date, Math.random and setTimeout\nconst x = "await Promise";', 0],
    ['const { Date: _ } = x; x.Date; x.fetch();', 0],
    ['const after = still(game); const step = { game: after };', 0],
  ])('finds in %j what there is', (text, count) => {
    expect(breaches(parsed('a.ts', text), true)).toHaveLength(count);
  });
});
