import type { Clause } from './clause.ts';
import type { Fact } from './fact.ts';

/**
 * Why nothing happened.
 *
 * `malformed`: it is no intent at all. `stale`: it answers something that has since been decided. `window`: there is no
 * such intent in this window. `rule`: it breaks a rule. `fault`: the engine failed; the position before it is kept.
 */
export type RefusalKind = 'malformed' | 'stale' | 'window' | 'rule' | 'fault';

export type Refusal = {
  readonly ok: false;
  readonly kind: RefusalKind;
  /** In one sentence. */
  readonly message: string;
  /** Every clause that fails; empty unless `kind` is `window` or `rule`. */
  readonly clauses: readonly Clause[];
};

export type Result = { readonly ok: true; readonly facts: readonly Fact[] } | Refusal;
