import type { Fact } from '../model/fact.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Intent } from '../model/intent.ts';
import { VISIBILITY } from '../model/zone.ts';
import { nameOf } from '../rules/look.ts';
import type { Settled } from './settled.ts';

const openness = { nobody: 0, owner: 1, everyone: 2 } as const;

/** Somebody has seen a card whom nobody had shown it before (300.4). */
const reveals = (fact: Fact): boolean =>
  fact.type === 'moved' && openness[VISIBILITY[fact.to]] > openness[VISIBILITY[fact.from]];

/**
 * What stands in the way of taking an intent back at a table of players: another's decision, chance, or a card that has
 * been seen. Null when nothing does.
 */
export const whyNotUndo = (
  by: PlayerId | undefined,
  intent: Intent,
  before: Settled,
  after: Settled,
  facts: readonly Fact[],
): string | null => {
  if (by === undefined) return 'Only a player can take back, and only what they did themselves: say who asks.';
  if (intent.player !== by) return `The last decision was ${nameOf(intent.player)}'s, not ${nameOf(by)}'s.`;
  if (before.game.chance.some((word, n) => word !== after.game.chance[n]))
    return 'Chance has been used since: it cannot be taken back (100.7).';
  if (facts.some(reveals)) return 'A card has been seen since that was hidden: that cannot be taken back (300.4).';
  return null;
};
