import type { Clause } from '../model/clause.ts';
import type { Fact } from '../model/fact.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import type { RuleId } from '../model/rulebook.ts';
import { VISIBILITY } from '../model/zone.ts';
import { nameOf } from '../rules/look.ts';
import type { Settled } from './settled.ts';

const openness = { nobody: 0, owner: 1, everyone: 2 } as const;

/** Somebody has seen a card whom nobody had shown it before (300.4). */
const reveals = (fact: Fact): boolean =>
  fact.type === 'moved' && openness[VISIBILITY[fact.to]] > openness[VISIBILITY[fact.from]];

/**
 * What stands in the way of taking an intent back at a table of players (100.10): another's decision, chance, or a card that has
 * been seen. All of it; nothing, when it can be taken back.
 */
export function* whyNotUndo(
  by: PlayerId | undefined,
  intent: Intent,
  before: Settled,
  after: Settled,
  facts: readonly Fact[],
): Generator<Clause> {
  if (by === undefined)
    yield broken('100.10', 'Only a player can take back, and only what they did themselves: say who asks.');
  else if (intent.player !== by)
    yield broken('100.10', `The last decision was ${nameOf(intent.player)}'s, not ${nameOf(by)}'s.`);
  if (before.game.chance.some((word, n) => word !== after.game.chance[n]))
    yield broken('100.7', 'Chance has been used since: it cannot be taken back.');
  if (facts.some(reveals))
    yield broken('300.4', 'A card has been seen since that was hidden: that cannot be taken back.');
}

const broken = (rule: RuleId, words: string): Clause => ({ rule, kind: 'rule', words });
