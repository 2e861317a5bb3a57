import { type RuleId, type RulePart, ruleOf } from './rulebook.ts';
import { defaultRuleset, type Ruleset, rulesetOf } from './ruleset.ts';

/** A rule as it holds with those values: where one differs from the rulebook's, the text says both. */
export const ruleText = (number: RuleId, ruleset: Partial<Ruleset> = {}): string =>
  partsInForce(number, ruleset)
    .map(({ text }) => text)
    .join(' ');

/** The same, part by part, each with where it comes from. */
export const partsInForce = (number: RuleId, ruleset: Partial<Ruleset> = {}): readonly RulePart[] => {
  const values = rulesetOf(ruleset);
  return ruleOf(number).parts.map(({ provenance, text }) => ({
    provenance,
    text: NAMES.reduce((words, name) => inForce(words, name, values[name]), text),
  }));
};

const NAMES = Object.keys(defaultRuleset) as readonly (keyof Ruleset)[];

/** A starbase, a home region, three outer regions and two upgrades are in no deck (400.1). */
const BESIDE_THE_DECK = 7;
const IN_THE_DECK = `${defaultRuleset.deckSize - BESIDE_THE_DECK} cards in the deck`;

const inForce = (text: string, name: keyof Ruleset, value: number | boolean): string => {
  const printed = defaultRuleset[name];
  if (value === printed) return text;
  if (typeof value === 'boolean')
    return text.replace(
      `\`${name}\` on (it is off by default)`,
      `\`${name}\` on (it is ${onOff(value)}; off in the rulebook)`,
    );
  const said =
    name === 'deckSize' ? text.replace(IN_THE_DECK, counted(`${value - BESIDE_THE_DECK} cards in the deck`)) : text;
  const [before, after] = said.split(new RegExp(`\\(\`${name}\`(?:, ${printed})?\\)`));
  if (before === undefined || after === undefined) return said;
  return `${counted(withLast(before, printed, value))}(\`${name}\`, ${printed} in the rulebook)${after}`;
};

/** The number that stands nearest before the name is the one it names. */
const withLast = (text: string, printed: number | boolean, value: number): string => {
  const word = printed === 2 ? '2|Two' : `${printed}`;
  const found = [...text.matchAll(new RegExp(`\\b(?:${word})\\b`, 'g'))].at(-1);
  if (!found) return text;
  return `${text.slice(0, found.index)}${value}${text.slice(found.index + found[0].length)}`;
};

const onOff = (value: boolean): string => (value ? 'on' : 'off');

/** One card, not one cards. */
const counted = (text: string): string =>
  text.replace(/\b1 (card|turn|player|pile)s\b/, '1 $1').replace(/\b1 copies\b/, '1 copy');
