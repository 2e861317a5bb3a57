import type { CardSet } from '../model/card.ts';
import type { DeckList } from '../model/deckList.ts';
import { type Ruleset, rulesetOf } from '../model/ruleset.ts';
import { rulesetFaults } from '../model/rulesetFaults.ts';
import { deckFaults as faultsOfList } from '../rules/deckList.ts';
import { deckShapeFaults } from '../schema/dealing.ts';

export { deckWarnings } from '../rules/deckList.ts';

/**
 * Everything that is wrong with a deck list (400.1), for those who ask before there is a game: each fault with what would be right;
 * nothing, if it can be played. What is no deck list at all is told so too.
 */
export const deckFaults = (list: DeckList, cards: CardSet, ruleset: Partial<Ruleset> = {}): readonly string[] => {
  const before = [...rulesetFaults(ruleset), ...deckShapeFaults(list)];
  return before.length > 0 ? before : [...new Set(faultsOfList(list, cards, rulesetOf(ruleset)))];
};
