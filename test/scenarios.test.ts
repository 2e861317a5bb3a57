import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { parseRulebook } from '../scripts/parseRulebook.ts';
import { createGame, isHouse, RULES } from '../src/index.ts';
import { print } from '../src/notation/print.ts';
import { run } from '../src/notation/run.ts';
import type { Tree } from '../src/notation/tree.ts';
import { treeOf } from './notation/parsing.ts';
import { citesIn, SCENARIOS, titleIn, treeIn } from './scenarios/files.ts';

const messageOf = (tree: Tree): string | null => {
  const result = run(tree, { createGame, cards: CARDS });
  return result.ok ? null : result.message;
};

describe('every scenario holds, and is written as it is printed', () => {
  for (const scenario of SCENARIOS) {
    test(`${scenario.file}: ${titleIn(scenario)}`, () => {
      const tree = treeIn(scenario);
      expect(messageOf(tree)).toBeNull();
      expect(print(tree)).toBe(scenario.text);
      expect(scenario.text.split('\n').filter((line) => line.length > 120)).toEqual([]);
    });
  }
});

describe('every scenario says what it is about', () => {
  test('each has a title of its own', () => {
    const titles = SCENARIOS.map(titleIn);
    expect(titles.filter((title, n) => title.endsWith('.pile') || titles.indexOf(title) !== n)).toEqual([]);
  });

  test('each cites rules, among them the one it is named for', () => {
    const silent = SCENARIOS.filter((scenario) => {
      const cites = citesIn(treeIn(scenario));
      const named = /(?:^|\/)(\d+\.\d+)-/.exec(scenario.file)?.[1];
      return cites.length === 0 || (named !== undefined && !cites.includes(named));
    });
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});

describe('the rules have scenarios', () => {
  /** Rules without a file that bears their number, each with the reason. */
  const ELSEWHERE: Readonly<Record<string, string>> = {
    '100.10': 'taking back: test/engine/undo.test.ts',
    '100.11': 'stopping: test/engine/stop.test.ts',
    '300.4': 'what nobody may see no scenario can say: test/laws/secrets.test.ts',
    '400.1': 'deck lists: test/rules/deckList.test.ts',
    '400.2': 'the set-up: scenarios/400',
    '1700.1': 'the worked example: scenarios/worked-example.pile',
  };

  test('every canonical rule is cited', () => {
    const cited = new Set(SCENARIOS.flatMap((scenario) => citesIn(treeIn(scenario))));
    const canon = RULES.filter(({ number }) => !isHouse(number) && !(number in ELSEWHERE));
    expect(canon.map(({ number }) => number).filter((number) => !cited.has(number))).toEqual([]);
  });

  test('every rule has a file that bears its number, or is shown elsewhere', () => {
    const missing = RULES.filter(
      ({ number, section }) =>
        !(number in ELSEWHERE) && !SCENARIOS.some(({ file }) => file.startsWith(`${section}/${number}-`)),
    );
    expect(missing.map(({ number }) => number)).toEqual([]);
  });
});

describe('the examples in the rulebook hold', () => {
  const { examples } = parseRulebook(readFileSync(new URL('../docs/rulebook.md', import.meta.url), 'utf8'));

  test('there are some', () => {
    expect(examples.length).toBeGreaterThanOrEqual(6);
  });

  for (const { rule, text, line } of examples) {
    test(`${rule}, line ${line}`, () => {
      const tree = treeOf(text, `docs/rulebook.md from line ${line}`);
      expect(messageOf(tree)).toBeNull();
      expect(print(tree)).toBe(`${text}\n`);
      expect(citesIn(tree)).toContain(rule);
    });
  }
});
