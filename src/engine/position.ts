import type { Clause } from '../model/clause.ts';
import type { Fact } from '../model/fact.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { Refusal, RefusalKind } from '../model/result.ts';
import type { RuleId } from '../model/rulebook.ts';
import { clauses } from '../rules/clauses/clauses.ts';
import { offersFor } from '../rules/offers.ts';
import { parseIntent } from '../schema/intent.ts';
import { project } from '../view/project.ts';
import type { ChartState } from './charts.ts';
import type { Position } from './door.ts';
import type { Settled } from './settled.ts';
import { whenLegal } from './whenLegal.ts';

export const refusal = (kind: RefusalKind, message: string, failing: readonly Clause[] = []): Refusal => ({
  ok: false,
  kind,
  message,
  clauses: failing,
});

/** Refused by these clauses, the first of which is said in one sentence. */
export const refusedBy = (kind: RefusalKind, failing: readonly [Clause, ...Clause[]]): Refusal =>
  refusal(kind, `${failing[0].words} (${failing[0].rule})`, failing);

/** Nothing of that can be done now, whatever it is. */
export const barredBy = (rule: RuleId, words: string): Refusal =>
  refusedBy('window', [{ rule, kind: 'window', words }]);

/** A rule threw: nothing has happened. */
export const failed = (cause: unknown): Refusal =>
  refusal(
    'fault',
    `The engine failed: ${(cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')}. The position before is kept.`,
  );

const isStale = ({ window }: Settled, intent: Intent): boolean =>
  intent.type === 'answer' && window?.question?.id !== intent.question;

/** Why an intent is refused at a moment, with every clause that fails; null when it is legal. */
export const whyNot = (settled: Settled, intent: Intent): Refusal | null => {
  const failing = [...clauses(settled.game, settled.window, intent)];
  const [first, ...others] = failing;
  if (!first) return null;
  const kind = failing.some((clause) => clause.kind === 'window')
    ? isStale(settled, intent)
      ? 'stale'
      : 'window'
    : 'rule';
  return refusedBy(kind, [first, ...others]);
};

/** Any value at all: an intent, or why it is none. */
export const read = (
  value: unknown,
  decision: string | null,
): { readonly ok: true; readonly intent: Intent } | Refusal => {
  const parsed = parseIntent(value);
  if (!parsed.ok) return refusal('malformed', parsed.message);
  if (parsed.decision !== null && parsed.decision !== decision) {
    return refusal(
      'stale',
      `It was meant for the decision ${parsed.decision}; what is awaited now is ${decision ?? 'nothing'}.`,
    );
  }
  return { ok: true, intent: parsed.intent };
};

const awaitedIn = ({ window }: Settled): readonly PlayerId[] =>
  window ? [window.question?.asked ?? window.holder] : [];

/** A settled moment, to look at. */
export const makePosition = (
  n: number,
  facts: readonly Fact[],
  settled: Settled,
  decision: string | null,
  state: () => ChartState,
): Position => ({
  n,
  facts,
  decision,
  truth: settled.game,
  window: settled.window,
  awaited: awaitedIn(settled),
  legal: (player) => offersFor(settled.game, settled.window, player),
  why(value) {
    const said = read(value, decision);
    if (!said.ok) return said;
    try {
      return whyNot(settled, said.intent);
    } catch (cause) {
      return failed(cause);
    }
  },
  whenLegal(value) {
    const said = read(value, decision);
    if (!said.ok) return null;
    try {
      return whenLegal(state(), said.intent);
    } catch {
      // A rule that throws makes nothing legal; `why` says so.
      return null;
    }
  },
  // Whoever does not say who looks sees what everybody may see.
  view: (viewer = 'table') => project(settled, viewer),
});
