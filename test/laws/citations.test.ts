import { describe, expect, test } from 'vitest';
import { defaultRuleset, isRuleId, RULESET_MARKS, SECTIONS } from '../../src/index.ts';
import { filesIn, shown, textOf } from './sources.ts';

/** A rule as it is cited: 700.5, (1100.3), `rules('500.10')`. A version or an amount has another look. */
const RULE = /(?<![\d.])([1-9]\d?00)\.(\d{1,2})(?![\d.]*\d)/g;
const SECTION = /\b(?:[Rr]ules?|[Ss]ections?) ([1-9]\d*)\b(?!\.\d)/g;

const sections = new Set<string>(SECTIONS.map(({ number }) => number));

/** What is cited in a text and does not exist, with its line. */
const wrongIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, n) => {
    const rules = [...line.matchAll(RULE)].map(([number]) => number).filter((number) => !isRuleId(number));
    const parts = [...line.matchAll(SECTION)].flatMap(([, number]) =>
      number && !sections.has(number) && Number(number) >= 100 ? [number] : [],
    );
    return [...rules, ...parts].map((number) => `${n + 1}: ${number}`);
  });

describe('law 7: every rule that is cited exists', () => {
  test.each([
    'src',
    'machines',
    'cards',
    'scripts',
    'scenarios',
    'docs',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
  ])('%s', (place) => {
    const files = filesIn([place], /\.(ts|tsx|mjs|md|pile|peggy)$/);
    const wrong = files.flatMap((file) => wrongIn(textOf(file)).map((what) => `${shown(file)}:${what}`));
    expect(wrong, 'Cite the number that docs/rulebook.md gives the rule: a wrong one is worse than none.').toEqual([]);
  });

  test.each([
    ['as 700.5 says', []],
    ['a pass (700.51)', ['1: 700.51']],
    ['see rule 1700.2 and section 1800', ['1: 1700.2', '1: 1800']],
    ['version 100.1.2, 2.700.5, 15.5 and rule 2', []],
  ])('finds in %j what there is', (text, wrong) => {
    expect(wrongIn(text)).toEqual(wrong);
  });
});

test('law 7: every value of the ruleset is marked, with the rule it comes from', () => {
  const unmarked = Object.keys(defaultRuleset).filter((value) => !Object.hasOwn(RULESET_MARKS, value));
  expect(unmarked, 'Mark each of these in RULESET_MARKS: published, or a house rule.').toEqual([]);
  for (const [value, { rule, provenance }] of Object.entries(RULESET_MARKS)) {
    expect(isRuleId(rule), `${value} cites ${rule}`).toBe(true);
    expect(['published', 'house'], value).toContain(provenance);
  }
});
