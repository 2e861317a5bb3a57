import { DECKS } from '../../cards/index.ts';
import { didYouMean } from '../model/nearest.ts';
import { printDeck } from '../notation/printDeck.ts';
import type { Terminal } from './terminal.ts';
import { Unusable } from './trouble.ts';

/** `starpile deck print [NAME]`: the preconstructed decks, or one as a file to begin one's own with. */
export function deckPrint(name: string | undefined, out: Terminal): void {
  if (name === undefined) {
    for (const [one, { title }] of Object.entries(DECKS)) out.line(`${out.paint.strong(one.padEnd(8))} ${title}`);
    return;
  }
  const list = Object.hasOwn(DECKS, name) ? DECKS[name] : undefined;
  if (!list) {
    const names = Object.keys(DECKS);
    throw new Unusable(`There is no deck ${name}${didYouMean(name, names) || `: there are ${names.join(', ')}.`}`);
  }
  out.line(printDeck(list).trimEnd());
}
