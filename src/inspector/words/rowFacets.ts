import type { CardName, ObjectId } from '../../model/ids.ts';
import { INTENTS, type IntentType } from '../../model/intent.ts';
import { isRuleId, type RuleId } from '../../model/rulebook.ts';
import { redact, type SeenFact } from '../../view/redact.ts';
import type { Viewer } from '../../view/view.ts';
import type { Frame } from '../adapter/frame.ts';
import type { LogRow } from '../protocol.ts';
import { factWords } from './factWords.ts';
import { telling } from './phrase.ts';
import type { Refused } from './refused.ts';

/** What a row of the log can be found by, beside its words. */
export type RowFacets = Pick<LogRow, 'what' | 'rules' | 'touches' | 'becomes' | 'still'>;

export function stepFacets(frame: Frame, before: Frame | null, viewer: Viewer): RowFacets {
  const told = telling(frame, before, viewer);
  const facts = frame.facts.map((fact) => redact(fact, viewer));
  const rules = facts.flatMap((fact) => factWords(fact, told).rule ?? []);
  return {
    what: frame.intent?.type ?? null,
    rules: [...new Set(rules)],
    touches: [...new Set(facts.flatMap((fact) => [...idsIn(fact), ...aroundEntry(fact, frame)]))],
    becomes: facts.flatMap(becomesIn),
    still: before !== null && frame.settled.game === before.settled.game,
  };
}

export function refusedFacets({ intent, refusal }: Refused): RowFacets {
  const { type } = (intent ?? {}) as { readonly type?: unknown };
  return {
    what: isIntentType(type) ? type : null,
    rules: [...new Set(refusal.clauses.map(({ rule }) => rule).filter(isRuleId))] satisfies readonly RuleId[],
    touches: [],
    becomes: [],
    still: true,
  };
}

const isIntentType = (type: unknown): type is IntentType => (INTENTS as readonly unknown[]).includes(type);

/** Every card that a fact names, by the id that the viewer was told. */
function idsIn(fact: SeenFact): readonly ObjectId[] {
  const named = Object.values(fact).flatMap((part: unknown) =>
    Array.isArray(part) ? part.filter(isNamed) : isNamed(part) ? [part] : [],
  );
  const ids = named.map(({ id }) => id);
  if (fact.type === 'moved') return [...ids, ...(fact.becomes === null ? [] : [fact.becomes])];
  return fact.type === 'travelled' ? [...ids, fact.to, ...(fact.from === null ? [] : [fact.from])] : ids;
}

/** Of what was put on the pile: where it came from, and what it is aimed at. */
function aroundEntry(fact: SeenFact, { settled: { game } }: Frame): readonly ObjectId[] {
  if (fact.type !== 'announced') return [];
  const entry = game.pile.find(({ id }) => id === fact.entry.id);
  if (!entry) return [];
  const aims = entry.targets.flat().flatMap((target) => (target.kind === 'card' ? [target.id] : []));
  return [...(game.play[entry.source] ? [entry.source] : []), ...aims];
}

type NamedCard = { readonly id: ObjectId; readonly name: CardName };

/** An entry of the pile is named alike, but is no card: it has a kind. */
const isNamed = (part: unknown): part is NamedCard =>
  typeof part === 'object' && part !== null && 'id' in part && 'name' in part && !('kind' in part) && part.id !== '';

const becomesIn = (fact: SeenFact): LogRow['becomes'] =>
  fact.type === 'moved' && fact.card !== null && fact.becomes !== null && fact.card.id !== fact.becomes
    ? [[fact.card.id, fact.becomes]]
    : [];
