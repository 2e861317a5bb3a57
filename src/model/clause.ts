import type { Named } from './fact.ts';
import type { RuleId } from './rulebook.ts';

/** One reason why an intent is refused. */
export type Clause = {
  /** The rule it breaks. */
  readonly rule: RuleId;
  /** `window`: there is no such intent in this window. `rule`: it breaks a rule. */
  readonly kind: 'window' | 'rule';
  /** What is wrong, in words, about this very intent. */
  readonly words: string;
  /** The card that forbids it, where it is a card (100.5). */
  readonly forbiddenBy?: Named;
  /** What would make it legal, in words, where anything would. */
  readonly remedy?: string;
};
