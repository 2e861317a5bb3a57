import type { DeckList } from '../../src/model/deckList.ts';
import { deepFreeze } from '../../src/model/freeze.ts';
import { cardName } from '../../src/model/ids.ts';

type Said = {
  readonly title: string;
  readonly starbase: string;
  readonly home: string;
  readonly outer: readonly string[];
  readonly upgrades: readonly string[];
  readonly deck: Readonly<Record<string, number>>;
};

/** A deck list written with the plain names of its cards. */
export const deckList = ({ title, starbase, home, outer, upgrades, deck }: Said): DeckList =>
  deepFreeze({
    title,
    starbase: cardName(starbase),
    home: cardName(home),
    outer: outer.map(cardName),
    upgrades: upgrades.map(cardName),
    deck: { ...deck },
  });
