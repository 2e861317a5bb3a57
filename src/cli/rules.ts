import {
  isRuleId,
  type Provenance,
  RULES,
  type Rule,
  type RuleId,
  ruleOf,
  SECTIONS,
  type Section,
} from '../model/rulebook.ts';
import { type Ruleset, rulesetOf } from '../model/ruleset.ts';
import { rulesetFaults } from '../model/rulesetFaults.ts';
import { partsInForce } from '../model/ruleText.ts';
import { fold } from './fold.ts';
import type { Terminal } from './terminal.ts';
import { Unusable } from './trouble.ts';

const MARK: Readonly<Record<Provenance, string>> = { S: 'source', P: 'published', H: 'house' };

export type RulesOptions = { readonly ruleset?: readonly string[] };

/** `starpile rules [NUMBER]`: the sections, one of them, or one rule with where each part of it comes from, with the values in force. */
export function rules(number: string | undefined, { ruleset: said = [] }: RulesOptions, out: Terminal): void {
  const ruleset = valuesIn(said);
  const section = SECTIONS.find((one) => one.number === number);
  if (number === undefined) listSections(out);
  else if (isRuleId(number)) tellRule(ruleOf(number), ruleset, out);
  else if (section) tellSection(section, ruleset, out);
  else throw new Unusable(unknown(number));
}

/** The values that a game would have, said as in the header of a scenario: `handLimit=5 battleWindows=on`. */
function valuesIn(said: readonly string[]): Ruleset {
  const values = Object.fromEntries(said.map(valueIn));
  const faults = rulesetFaults(values);
  if (faults.length > 0) throw new Unusable(faults.join('\n'));
  return rulesetOf(values);
}

function valueIn(said: string): readonly [name: string, value: number | boolean] {
  const [, name, value] = /^(\w+)=(on|off|\d+)$/.exec(said) ?? [];
  if (name === undefined || value === undefined)
    throw new Unusable(`"${said}" is no value: say it as in handLimit=5 or battleWindows=on.`);
  return [name, value === 'on' || value === 'off' ? value === 'on' : Number(value)];
}

function listSections(out: Terminal): void {
  const { strong, faint } = out.paint;
  for (const section of SECTIONS) {
    const many = rulesIn(section).length;
    out.line(
      `${strong(section.number.padStart(5))}  ${section.title}${faint(`, ${many} ${many === 1 ? 'rule' : 'rules'}`)}`,
    );
  }
  out.line(faint('\nstarpile rules 700 tells a section, starpile rules 700.5 a rule.'));
}

function tellSection(section: Section, ruleset: Ruleset, out: Terminal): void {
  out.line(out.paint.strong(`${section.number}  ${section.title}`));
  for (const rule of rulesIn(section)) {
    out.line();
    tellRule(rule, ruleset, out);
  }
}

function tellRule(rule: Rule, ruleset: Ruleset, out: Terminal): void {
  const { number } = rule;
  const parts = partsInForce(number, ruleset);
  const { strong, faint } = out.paint;
  const width = Math.max(...parts.map(({ provenance }) => MARK[provenance].length));
  const margin = ' '.repeat(number.length + width + 4);
  for (const [at, { provenance, text }] of parts.entries()) {
    const head = at === 0 ? strong(number) : ' '.repeat(number.length);
    out.line(`${head}  ${faint(MARK[provenance].padEnd(width))}  ${fold(text, margin, out.columns)}`);
  }
}

const rulesIn = ({ number }: Section): readonly Rule[] => RULES.filter(({ section }) => section === number);

/** Nothing has that number: what is near it. */
function unknown(number: string): string {
  const section = SECTIONS.find((one) => one.number === number.split('.')[0]);
  if (!section) {
    const numbers = SECTIONS.map((one) => one.number);
    return `There is no rule ${number}. The sections are ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}.`;
  }
  const numbers: readonly RuleId[] = rulesIn(section).map((rule) => rule.number as RuleId);
  const range = numbers.length === 1 ? `only ${numbers[0]}` : `${numbers[0]} to ${numbers.at(-1)}`;
  return `There is no rule ${number}. Section ${section.number}, ${section.title.toLowerCase()}, has ${range}.`;
}
