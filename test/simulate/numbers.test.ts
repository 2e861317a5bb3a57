import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.mjs';
import { CLAUSES } from '../../src/simulate/language.ts';
import { spreadOf } from '../../src/simulate/results.ts';
import { wilson } from '../../src/simulate/wilson.ts';

test('the interval of a share (Wilson), as it is printed in tables', () => {
  expect(wilson(0, 0)).toBeNull();
  // 8 of 10: 49.0 % to 94.3 %; 0 of 10: 0 to 27.8 %.
  const most = wilson(8, 10);
  expect(most?.share).toBe(0.8);
  expect(most?.low).toBeCloseTo(0.4902, 4);
  expect(most?.high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 10)?.low).toBe(0);
  expect(wilson(0, 10)?.high).toBeCloseTo(0.2775, 4);
  expect(wilson(10, 10)?.high).toBeCloseTo(1, 12);
});

test('quartiles', () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([3])).toEqual({ least: 3, lower: 3, median: 3, upper: 3, most: 3 });
  expect(spreadOf([4, 1, 3, 2])).toEqual({ least: 1, lower: 1.75, median: 2.5, upper: 3.25, most: 4 });
  expect(spreadOf([10, 9, 1, 2, 5])).toEqual({ least: 1, lower: 2, median: 5, upper: 9, most: 10 });
});

test('the rules that refusals are counted by are those that the clauses cite', () => {
  const folder = join(root, 'src/rules/clauses');
  const cited = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'(\d+\.\d+)'/g)].map(([, rule]) => rule),
  );
  expect([...new Set(cited)].toSorted()).toEqual([...CLAUSES].toSorted());
});
