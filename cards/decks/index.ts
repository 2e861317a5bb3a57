import type { DeckList } from '../../src/model/deckList.ts';
import { ardent } from './ardent.ts';
import { hush } from './hush.ts';
import { lathe } from './lathe.ts';
import { ardent as ashes } from './second/ardent.ts';
import { hush as dark } from './second/hush.ts';
import { lathe as turn } from './second/lathe.ts';
import { tithe as interest } from './second/tithe.ts';
import { tithe } from './tithe.ts';

/** The preconstructed decks (400.1), one for each race. */
export const DECKS: Readonly<Record<string, DeckList>> = Object.freeze({ ardent, hush, lathe, tithe });

/** One more for each race, with the cards that the preconstructed ones have no room for: every card is in some list. */
export const MORE_DECKS: Readonly<Record<string, DeckList>> = Object.freeze({
  'ardent-ashes': ashes,
  'hush-dark': dark,
  'lathe-turn': turn,
  'tithe-interest': interest,
});
