import type { Clause } from '../../model/clause.ts';
import type { Named } from '../../model/fact.ts';
import type { RuleId } from '../../model/rulebook.ts';

/** An intent breaks that rule. */
export const breaks = (rule: RuleId, words: string, remedy?: string): Clause =>
  remedy === undefined ? { kind: 'rule', rule, words } : { kind: 'rule', rule, words, remedy };

/** There is no such intent in this window. */
export const notNow = (rule: RuleId, words: string, remedy?: string): Clause => ({
  ...breaks(rule, words, remedy),
  kind: 'window',
});

/** A card forbids it (100.5). */
export const forbidden = (by: Named, words: string, remedy: string): Clause => ({
  kind: 'rule',
  rule: '100.5',
  words,
  forbiddenBy: by,
  remedy,
});
