import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesIn, nodesIn, placeOf, ROOT, shown } from './sources.ts';

/** Where a game may be made from another: the atoms, each with its fact, and the set-up. */
const MAKERS = /^src\/rules\/(atoms\/[^/]+|setup)\.ts$/;

const files = filesIn(['src/model', 'src/rules', 'src/view', 'src/engine', 'machines'], /\.ts$/);

let program: ts.Program;
let checker: ts.TypeChecker;

beforeAll(() => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  program = ts.createProgram([...files], { ...options, types: [] });
  checker = program.getTypeChecker();
});

const nodesOf = (file: string): readonly ts.Node[] => {
  const source = program.getSourceFile(file);
  return source ? nodesIn(source) : [];
};

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types.flatMap(partsOf) : [type]);

const has = (type: ts.Type, ...names: readonly string[]): boolean =>
  partsOf(type).some((part) => names.every((name) => part.getProperty(name) !== undefined));

/** Whether a type is that of a whole game, by what only a game has. */
const isGame = (type: ts.Type): boolean => has(type, 'seats', 'minted', 'runaway', 'pile');

/** Whether an object could be a game at all: made from another one, or with what only a game has. */
const mayBeGame = ({ properties }: ts.ObjectLiteralExpression): boolean =>
  properties.some((part) => ts.isSpreadAssignment(part) || part.name?.getText() === 'minted');

/** An expression that makes a new game, or changes one. */
const makesGame = (node: ts.Node): boolean => {
  if (ts.isObjectLiteralExpression(node)) return mayBeGame(node) && isGame(checker.getTypeAtLocation(node));
  if (ts.isCallExpression(node) && node.expression.getText() === 'Object.assign')
    return isGame(checker.getTypeAtLocation(node));
  const isAssignment =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
  return (
    isAssignment && ts.isPropertyAccessExpression(node.left) && isGame(checker.getTypeAtLocation(node.left.expression))
  );
};

/** What an `assign` puts into the context: an object, or what a function makes. */
const assignedBy = (call: ts.CallExpression): readonly ts.Type[] =>
  call.arguments.flatMap((argument) => {
    const type = checker.getTypeAtLocation(argument);
    return [type, ...type.getCallSignatures().map((signature) => signature.getReturnType())];
  });

const isAssign = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /(^|\.)assign$/.test(node.expression.getText()) && !/^Object\./.test(node.getText());

describe('law 4: one door for writing', { timeout: 60_000 }, () => {
  test('a game is made from another only in the atoms and the set-up', () => {
    const made = files.flatMap((file) => nodesOf(file).filter(makesGame).map(placeOf));
    const elsewhere = made.filter((place) => !MAKERS.test(place.replace(/:\d+$/, '')));
    expect(elsewhere, 'Let an atom in src/rules/atoms make the change, and tell its fact.').toEqual([]);
    expect(new Set(made.map((place) => place.replace(/:\d+$/, ''))), 'The check finds the places it knows.').toContain(
      'src/rules/atoms/patch.ts',
    );
    expect(made.some((place) => place.startsWith('src/rules/setup.ts:'))).toBe(true);
  });

  test('the charts assign the game in one place', () => {
    const charts = files.filter((file) => shown(file).startsWith('machines/'));
    const assigns = charts.flatMap((file) => nodesOf(file).filter(isAssign));
    const places = assigns.filter((call) => assignedBy(call).some((type) => has(type, 'game'))).map(placeOf);
    expect(assigns.length, 'The check finds what the charts assign.').toBeGreaterThan(3);
    expect(
      places.map((place) => place.replace(/:\d+$/, '')),
      `Let \`does(rule)\` in machines/spine.ts write the new game, and nothing else: now ${places.join(', ')} do.`,
    ).toEqual(['machines/spine.ts']);
  });
});
