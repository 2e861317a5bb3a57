import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ParsedRule, ParsedSection } from './parseRulebook.ts';
import { MARKS, parseRulebook } from './parseRulebook.ts';

const COMMAND = 'npx tsx scripts/rulebook.ts';
const SOURCE = new URL('../docs/rulebook.md', import.meta.url);
const MADE = new URL('../src/model/rulebook.ts', import.meta.url);

/** The text of `src/model/rulebook.ts` for this rulebook. */
export function makeRulebook(markdown: string): string {
  const { sections, rules } = parseRulebook(markdown);
  return `// Generated from docs/rulebook.md by \`${COMMAND}\`. Change the rulebook, not this file.
// biome-ignore-all format: one line for each rule, so that a changed rule is one changed line

/** Where a rule comes from, firmest first: the source document, something published, this house. */
export const PROVENANCES = [${MARKS.map(quote).join(', ')}] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** The words of a rule that come from one place. */
export type RulePart = { readonly provenance: Provenance; readonly text: string };

export type Rule = {
  readonly number: RuleId;
  readonly section: SectionId;
  readonly parts: readonly [RulePart, ...RulePart[]];
};

export type Section = { readonly number: SectionId; readonly title: string };

export type SectionId =
  | ${sections.map((section) => quote(section.number)).join(' | ')};

/** A number that is not in the rulebook does not compile. */
export type RuleId =
${sections.map((section) => `  | ${numbersIn(section, rules)}`).join('\n')};

export const SECTIONS = [
${sections.map(makeSection).join('\n')}
] as const satisfies readonly Section[];

export const RULES = [
${rules.map(makeRule).join('\n')}
] as const satisfies readonly Rule[];

const BY_NUMBER: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.number, rule]));

export function isRuleId(text: string): text is RuleId {
  return BY_NUMBER.has(text);
}

export function ruleOf(number: RuleId): Rule {
  const rule = BY_NUMBER.get(number);
  if (rule === undefined) throw new RangeError(\`There is no rule \${number}.\`);
  return rule;
}

/** The firmest of the marks of its parts. */
export function provenanceOf(number: RuleId): Provenance {
  const { parts } = ruleOf(number);
  return PROVENANCES.find((mark) => parts.some((part) => part.provenance === mark)) ?? 'H';
}

/** Nothing but this house stands behind it. */
export function isHouse(number: RuleId): boolean {
  return provenanceOf(number) === 'H';
}
`;
}

function numbersIn(section: ParsedSection, rules: readonly ParsedRule[]): string {
  return rules
    .filter((rule) => rule.section === section.number)
    .map((rule) => quote(rule.number))
    .join(' | ');
}

function makeSection({ number, title }: ParsedSection): string {
  return `  { number: ${quote(number)}, title: ${quote(title)} },`;
}

function makeRule({ number, section, parts }: ParsedRule): string {
  const made = parts.map(({ provenance, text }) => `{ provenance: ${quote(provenance)}, text: ${quote(text)} }`);
  return `  { number: ${quote(number)}, section: ${quote(section)}, parts: [${made.join(', ')}] },`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function main(flags: readonly string[]): void {
  const made = makeRulebook(readFileSync(SOURCE, 'utf8'));
  if (!flags.includes('--check')) writeFileSync(MADE, made);
  else if (readFileSync(MADE, 'utf8') !== made) {
    console.error(`src/model/rulebook.ts is stale: run ${COMMAND}`);
    process.exitCode = 1;
  }
}

/** A fault in the rulebook is the writer's to mend: its lines say all, a stack trace says nothing. */
function run(flags: readonly string[]): void {
  try {
    main(flags);
  } catch (error) {
    console.error(`docs/rulebook.md\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run(process.argv.slice(2));
