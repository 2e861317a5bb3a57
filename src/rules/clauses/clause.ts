import type { Clause } from '../../model/clause.ts';
import type { Named } from '../../model/fact.ts';
import type { RuleId } from '../../model/rulebook.ts';

/** Words that nobody puts together before somebody reads them: most who ask only want to know whether. */
export type Words = string | (() => string);

/** A clause that fails, its words not yet spelled out. */
export type Failing = Omit<Clause, 'words' | 'remedy'> & { readonly words: Words; readonly remedy?: Words | undefined };

/** An intent breaks that rule. */
export const breaks = (rule: RuleId, words: Words, remedy?: Words): Failing => ({ kind: 'rule', rule, words, remedy });

/** There is no such intent in this window. */
export const notNow = (rule: RuleId, words: Words, remedy?: Words): Failing => ({
  kind: 'window',
  rule,
  words,
  remedy,
});

/** A card forbids it (100.5). */
export const forbidden = (by: Named, words: Words, remedy?: Words): Failing => ({
  kind: 'rule',
  rule: '100.5',
  words,
  forbiddenBy: by,
  remedy,
});

export const spelledOut = ({ kind, rule, words, forbiddenBy, remedy }: Failing): Clause => ({
  kind,
  rule,
  words: spell(words),
  ...(forbiddenBy && { forbiddenBy }),
  ...(remedy !== undefined && { remedy: spell(remedy) }),
});

const spell = (words: Words): string => (typeof words === 'string' ? words : words());
