import type { CardSet } from '../../model/card.ts';
import type { DeckList } from '../../model/deckList.ts';
import type { CardName } from '../../model/ids.ts';
import type { DeckEntry } from '../protocol.ts';

/** What the list of decks says of one: with the races of its cards, the most frequent first. */
export function deckEntry(name: string, { title, deck }: DeckList, cards: CardSet): DeckEntry {
  const count = new Map<string, number>();
  for (const [card, copies] of Object.entries(deck))
    for (const race of cards[card as CardName]?.races ?? []) count.set(race, (count.get(race) ?? 0) + copies);
  const races = [...count].toSorted(([, a], [, b]) => b - a).map(([race]) => race);
  return { name, title, races };
}
