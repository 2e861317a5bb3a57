import { DECKS } from '../../cards/index.ts';
import type { DeckList } from '../index.ts';
import { didYouMean } from '../model/nearest.ts';
import { parseDeck } from '../notation/index.ts';
import { readFile } from './readFile.ts';
import { Unusable } from './trouble.ts';

/** A deck of ours by its name, or one in a .deck file. Throws `Unusable` with what is wrong. */
export function deckCalled(name: string): DeckList {
  if (name.endsWith('.deck')) {
    const parsed = parseDeck(readFile(name, { called: 'a deck list', ending: '.deck' }), name);
    if (!parsed.ok) throw new Unusable(`${parsed.error.message}\n${parsed.error.excerpt}`);
    return parsed.list;
  }
  const known = Object.keys(DECKS);
  const deck = Object.hasOwn(DECKS, name) ? DECKS[name] : undefined;
  if (!deck)
    throw new Unusable(`There is no deck ${name}${didYouMean(name, known) || `: there are ${known.join(', ')}.`}`);
  return deck;
}
