import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRulebook } from '../../scripts/parseRulebook.ts';
import { makeRulebook } from '../../scripts/rulebook.ts';
import type { RuleId } from '../../src/model/rulebook.ts';
import { isHouse, isRuleId, provenanceOf, RULES, ruleOf, SECTIONS } from '../../src/model/rulebook.ts';
import type { Ruleset } from '../../src/model/ruleset.ts';
import { defaultRuleset, RULESET_MARKS } from '../../src/model/ruleset.ts';

const SOURCE = readFileSync(new URL('../../docs/rulebook.md', import.meta.url), 'utf8');
const MADE = readFileSync(new URL('../../src/model/rulebook.ts', import.meta.url), 'utf8');

/** A number that has landed never changes and never goes: this list only grows. */
const LANDED = `
  100.1 100.2 100.3 100.4 100.5 100.6 100.7 100.8 100.9 100.10 100.11
  200.1 200.2 200.3 200.4 200.5 200.6
  300.1 300.2 300.3 300.4
  400.1 400.2
  500.1 500.2 500.3 500.4 500.5 500.6 500.7 500.8 500.9 500.10
  600.1 600.2 600.3 600.4 600.5
  700.1 700.2 700.3 700.4 700.5 700.6 700.7 700.8 700.9 700.10 700.11 700.12 700.13 700.14
  800.1 800.2 800.3 800.4 800.5
  900.1 900.2 900.3 900.4 900.5 900.6 900.7 900.8 900.9
  1000.1 1000.2 1000.3 1000.4 1000.5
  1100.1 1100.2 1100.3 1100.4 1100.5 1100.6 1100.7
  1200.1 1200.2 1200.3 1200.4 1200.5 1200.6 1200.7
  1300.1 1300.2 1300.3
  1400.1 1400.2
  1500.1 1500.2 1500.3
  1600.1
  1700.1
`;

describe('the rulebook in the code', () => {
  it('is fresh: if not, run `npx tsx scripts/rulebook.ts`', () => {
    expect(MADE).toBe(makeRulebook(SOURCE));
  });

  it('has exactly the numbers that have landed', () => {
    expect(RULES.map((rule) => rule.number)).toEqual(LANDED.trim().split(/\s+/));
  });

  it('has every rule in a section that exists, with a title', () => {
    expect([...new Set(RULES.map((rule) => rule.section))]).toEqual(SECTIONS.map((section) => section.number));
    expect(SECTIONS.find((section) => section.number === '700')?.title).toBe('The pile and the initiative');
  });

  it('is free of markdown but for code', () => {
    const texts = RULES.flatMap((rule) => rule.parts.map((part) => part.text));
    expect(texts.filter((text) => /[*_]|^\s|\s$/.test(text))).toEqual([]);
  });

  it('keeps the parts of a rule and their marks in order', () => {
    expect(ruleOf('1300.1')).toEqual({
      number: '1300.1',
      section: '1300',
      parts: [
        { provenance: 'P', text: 'A starbase is upgraded by paying the price of the new starbase card.' },
        { provenance: 'S', text: 'The upgrade goes on the pile.' },
      ],
    });
  });

  it.each([
    ['100.2', 'P'],
    ['100.4', 'H'],
    ['100.6', 'S'],
    ['300.1', 'P'],
    ['500.10', 'H'],
    ['600.3', 'S'],
    ['700.5', 'S'],
    ['900.5', 'S'],
    ['1300.1', 'S'],
    ['1700.1', 'P'],
  ] as const)('takes the firmest mark of rule %s: %s', (number, provenance) => {
    expect(provenanceOf(number)).toBe(provenance);
    expect(isHouse(number)).toBe(provenance === 'H');
  });

  it('tells rule numbers from other text', () => {
    expect(['700.5', '500.10'].every(isRuleId)).toBe(true);
    expect(['700', '700.50', '700.05', '', 'toString'].some(isRuleId)).toBe(false);
  });

  it('refuses a wrong number twice: it does not compile, and it throws', () => {
    // @ts-expect-error: there is no such rule
    const wrong: RuleId = '700.99';
    expect(() => ruleOf(wrong)).toThrow('There is no rule 700.99.');
  });
});

describe('parsing the rulebook', () => {
  const good =
    '## 700 The pile\n- 700.1 **S** One. **H** *Two* _words_ and `a_code_word`.\n- 700.2 **P** See 700.1 in section 700.';

  it('reads sections, rules and parts', () => {
    expect(parseRulebook(good)).toEqual({
      sections: [{ number: '700', title: 'The pile', line: 1 }],
      rules: [
        {
          number: '700.1',
          section: '700',
          parts: [
            { provenance: 'S', text: 'One.' },
            { provenance: 'H', text: 'Two words and `a_code_word`.' },
          ],
          line: 2,
        },
        { number: '700.2', section: '700', parts: [{ provenance: 'P', text: 'See 700.1 in section 700.' }], line: 3 },
      ],
      examples: [],
    });
  });

  it('lets prose and tables stand before, between and after', () => {
    const talkative = `# Title\n\nWords.\n\n| a | b |\n\n${good}\n\nMore words.\n\n1. A step.\n`;
    expect(parseRulebook(talkative).rules).toHaveLength(2);
  });

  it('finds the examples, each under its rule, and reads nothing else in a fenced block', () => {
    const taught = `${good}\n\n\`\`\`pile\n- 999.9 players\n\n## two\n\`\`\`\n\n\`\`\`ts\nconst x = 1;\n\`\`\`\n- 700.3 **S** Next.`;
    const { rules, examples } = parseRulebook(taught);
    expect(examples).toEqual([{ rule: '700.2', text: '- 999.9 players\n\n## two', line: 6 }]);
    expect(rules.map((rule) => rule.number)).toEqual(['700.1', '700.2', '700.3']);
  });

  it('makes text with quotes and backslashes that is still one string', () => {
    expect(makeRulebook('## 100 A\n- 100.1 **S** It\'s \\ "here".')).toContain(String.raw`text: 'It\'s \\ "here".'`);
  });

  it.each([
    ['a duplicate rule', '- 700.1 **S** A.\n- 700.1 **S** B.', 'line 3: rule 700.1 is a duplicate of line 2'],
    ['a rule out of order', '- 700.10 **S** A.\n- 700.9 **S** B.', 'line 3: rule 700.9 is out of order, after 700.10'],
    ['a rule of another section', '- 700.1 **S** A.\n- 800.1 **S** B.', 'line 3: rule 800.1 stands in section 700'],
    [
      'an unknown mark',
      '- 700.1 **S** A. **X** B.',
      'line 2: rule 700.1 has an unknown mark "X"; the marks are S, P, H',
    ],
    ['two marks in one', '- 700.1 **P/H** A.', 'line 2: rule 700.1 has an unknown mark "P/H"; the marks are S, P, H'],
    [
      'bold that is no mark',
      '- 700.1 **S** A **b** c.',
      'line 2: rule 700.1 has an unknown mark "b"; the marks are S, P, H',
    ],
    ['no mark', '- 700.1 A.', 'line 2: rule 700.1 has no mark'],
    ['nothing at all', '- 700.1', 'line 2: rule 700.1 has no mark'],
    ['words before the mark', '- 700.1 A. **S** B.', 'line 2: rule 700.1 has words before its first mark: "A."'],
    ['no text', '- 700.1 **S**', 'line 2: rule 700.1 has no text after its mark S'],
    ['no text in one part', '- 700.1 **S** **H** A.', 'line 2: rule 700.1 has no text after its mark S'],
    ['a mark left open', '- 700.1 **S** A. **H B.', 'line 2: rule 700.1 has a stray asterisk: "A. **H B."'],
    [
      'a malformed number',
      '- 700.1 **S** A.\n- 700.5a **S** A.',
      'line 3: not a rule: "- 700.5a **S** A."; write "- 700.5 **S** Words"',
    ],
    [
      'an indented rule',
      '- 700.1 **S** A.\n  - 700.5 **S** A.',
      'line 3: not a rule: "  - 700.5 **S** A."; write "- 700.5 **S** Words"',
    ],
    ['a rule on two lines', '- 700.1 **S** A\n  b.', 'line 3: rule 700.1 goes on here; a rule stays on one line'],
    ['a dead reference to a rule', '- 700.1 **S** See 700.2.', 'line 2: rule 700.2 does not exist'],
    ['a dead reference to a section', '- 700.1 **S** See section 800.', 'line 2: section 800 does not exist'],
    ['a malformed section', '- 700.1 **S** A.\n\n## 7x0 B', 'line 4: not a section: "## 7x0 B"; write "## 700 Title"'],
    ['a section without a rule', '', 'line 1: section 700 has no rule'],
    ['an open block', '- 700.1 **S** A.\n```pile\nx', 'line 3: this fenced block is never closed'],
    ['an example under no rule', '```pile\n```\n- 700.1 **S** A.', 'line 2: this example stands under no rule'],
  ])('refuses %s', (_, lines, message) => {
    expect(() => parseRulebook(`## 700 The pile\n${lines}`)).toThrow(new Error(message));
  });

  it.each([
    ['a duplicate section', '## 700 B\n- 700.2 **S** C.', 'line 3: section 700 is a duplicate of line 1'],
    ['a section out of order', '## 600 B\n- 600.1 **S** C.', 'line 3: section 600 is out of order, after 700'],
  ])('refuses %s', (_, lines, message) => {
    expect(() => parseRulebook(`## 700 A\n- 700.1 **S** A.\n${lines}`)).toThrow(message);
  });

  it('refuses a text without sections, and a rule before them', () => {
    expect(() => parseRulebook('')).toThrow('line 1: there is no section here');
    expect(() => parseRulebook('- 100.1 **S** A.\n## 100 B')).toThrow('line 1: rule 100.1 stands before any section');
  });

  it('names all faults at once, in the order of the lines', () => {
    const faulty = '## 700 A\n- 700.1 **S** See 900.1.\n- 700.2 Nothing.\n## 800 B';
    expect(() => parseRulebook(faulty)).toThrow(
      new Error('line 2: rule 900.1 does not exist\nline 3: rule 700.2 has no mark\nline 4: section 800 has no rule'),
    );
  });
});

describe('the ruleset', () => {
  const keys = Object.keys(defaultRuleset) as (keyof Ruleset)[];

  /** The part of the rule that names the value. */
  const partNaming = (key: keyof Ruleset) =>
    ruleOf(RULESET_MARKS[key].rule).parts.find((part) => part.text.includes(`\`${key}\``));

  it('marks every value, and nothing else', () => {
    expect(Object.keys(RULESET_MARKS)).toEqual(keys);
  });

  it.each(keys)('cites for %s the rule that names it, in a part with the same mark', (key) => {
    const { rule, provenance, says } = RULESET_MARKS[key];
    expect(isRuleId(rule)).toBe(true);
    expect(partNaming(key)?.provenance).toBe(provenance === 'house' ? 'H' : 'P');
    expect(says).toMatch(/^\w.*\w$/);
  });

  it.each(keys)('has for %s the value that its rule gives', (key) => {
    const value = defaultRuleset[key];
    const given = typeof value === 'number' ? new RegExp(`\\b${value}\\b`) : value ? /on by default/ : /off by default/;
    expect(partNaming(key)?.text).toMatch(given);
  });

  it('has every value that the rulebook names', () => {
    // A field of a card, printed on it.
    const others = ['structureSlots'];
    const texts = RULES.flatMap((rule) => rule.parts.map((part) => part.text));
    const named = texts.flatMap((text) => [...text.matchAll(/`([a-z]\w*)`/g)].map(([, name]) => name));
    expect(new Set(named)).toEqual(new Set([...keys, ...others]));
  });
});
