import { DECKS, MORE_DECKS } from '../../cards/index.ts';
import type { DeckList } from '../index.ts';
import { didYouMean } from '../model/nearest.ts';
import { parseDeck } from '../notation/index.ts';
import { readFile } from './readFile.ts';
import { Unusable } from './trouble.ts';

/** All that are printed, by name: the preconstructed decks first. */
export const PRINTED_DECKS: Readonly<Record<string, DeckList>> = { ...DECKS, ...MORE_DECKS };

/** A printed deck. Throws `Unusable` where there is none of that name. */
export function printedDeck(name: string, or = ''): DeckList {
  const deck = Object.hasOwn(PRINTED_DECKS, name) ? PRINTED_DECKS[name] : undefined;
  if (deck) return deck;
  const known = Object.keys(PRINTED_DECKS);
  throw new Unusable(`There is no deck ${name}${didYouMean(name, known) || `: there are ${known.join(', ')}${or}.`}`);
}

/** A printed deck by its name, or one in a .deck file. Throws `Unusable` with what is wrong. */
export function deckCalled(name: string): DeckList {
  if (!name.endsWith('.deck')) return printedDeck(name, ', and files that end in .deck');
  const parsed = parseDeck(readFile(name, { called: 'a deck list', ending: '.deck' }), name);
  if (!parsed.ok) throw new Unusable(`${parsed.error.message}\n${parsed.error.excerpt}`);
  return parsed.list;
}
