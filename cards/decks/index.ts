import type { DeckList } from '../../src/model/deckList.ts';
import { ardent } from './ardent.ts';
import { hush } from './hush.ts';
import { lathe } from './lathe.ts';
import { tithe } from './tithe.ts';

/** The preconstructed decks (400.1), one for each race. */
export const DECKS: Readonly<Record<string, DeckList>> = Object.freeze({ ardent, hush, lathe, tithe });
