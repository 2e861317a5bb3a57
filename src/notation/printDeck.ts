import type { DeckList } from '../model/deckList.ts';

/** The text of a deck list: `parseDeck` gives the same list back. */
export function printDeck({ title, starbase, home, outer, upgrades, deck }: DeckList): string {
  const counts = Object.entries(deck);
  const width = Math.max(...counts.map(([, count]) => `${count}`.length));
  const lines = [
    '@deck 1',
    `@title ${title}`,
    '',
    `starbase : ${starbase}`,
    `home     : ${home}`,
    `outer    : ${outer.join(' ')}`.trimEnd(),
    `upgrades : ${upgrades.join(' ')}`.trimEnd(),
    '',
    '[deck]',
    ...counts.map(([name, count]) => `${`${count}`.padStart(width)} ${name}`),
  ];
  return `${lines.join('\n')}\n`;
}
