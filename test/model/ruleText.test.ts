import { describe, expect, test } from 'vitest';
import { defaultRuleset, RULES, RULESET_MARKS, type RuleId, type Ruleset, ruleText } from '../../src/index.ts';

/** Every value another than the rulebook's, none of which stands in any rule. */
const OTHERS: Ruleset = {
  minPlayers: 3,
  maxPlayers: 5,
  turnLimit: 61,
  deckSize: 71,
  copies: 13,
  openingHand: 9,
  startingIsk: 17,
  cardsPerTurn: 8,
  handLimit: 11,
  runawayPiles: 23,
  battleWindows: true,
};

const names = Object.keys(RULESET_MARKS) as (keyof Ruleset)[];

describe('a rule says the values in force', () => {
  test.each(RULES.map(({ number }) => number))('%s stands as printed with the rulebook’s own', (number) => {
    const printed = RULES.find((rule) => rule.number === number)?.parts.map(({ text }) => text);
    expect(ruleText(number, defaultRuleset)).toBe(printed?.join(' '));
  });

  test.each(names)('%s', (name) => {
    const number: RuleId = RULESET_MARKS[name].rule;
    const text = ruleText(number, { ...defaultRuleset, [name]: OTHERS[name] });
    if (name === 'battleWindows') expect(text).toContain('With `battleWindows` on (it is on; off in the rulebook)');
    else {
      expect(text).toMatch(
        new RegExp(`\\b${OTHERS[name]}\\b[^.]*\\(\`${name}\`, ${defaultRuleset[name]} in the rulebook\\)`),
      );
      const without = ruleText(number, defaultRuleset);
      expect(text.replace(', 55 in the rulebook', '').length, 'nothing else changes').toBeLessThan(without.length + 30);
    }
  });

  test('all of them together, each in its own place', () => {
    expect(ruleText('100.1', OTHERS)).toBe(
      '3 or more players take part (`minPlayers`, 2 in the rulebook). Each runs a corporation that starts with one starbase. The engine takes at most 5 players (`maxPlayers`, 6 in the rulebook).',
    );
    expect(ruleText('400.1', OTHERS)).toContain(
      'have 71 cards (`deckSize`, 55 in the rulebook). Ours are 1 starbase, 1 home region, 3 outer regions, 2 starbase upgrades and 64 cards in the deck, with at most 13 copies of one card in the deck (`copies`, 3 in the rulebook).',
    );
  });

  test('one of a thing is one', () => {
    expect(ruleText('500.5', { ...defaultRuleset, cardsPerTurn: 1 })).toContain('draws 1 card (`cardsPerTurn`');
  });

  test('what names no value is never touched', () => {
    const touched = RULES.filter(
      ({ number, parts }) => ruleText(number, OTHERS) !== parts.map(({ text }) => text).join(' '),
    ).map(({ number }) => number);
    expect(touched.sort()).toEqual([...new Set(names.map((name): string => RULESET_MARKS[name].rule))].sort());
  });
});
