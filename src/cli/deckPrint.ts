import { printDeck } from '../notation/printDeck.ts';
import { PRINTED_DECKS, printedDeck } from './deckCalled.ts';
import type { Terminal } from './terminal.ts';

/** `starpile deck print [NAME]`: the printed decks, or one as a file to begin one's own with. */
export function deckPrint(name: string | undefined, out: Terminal): void {
  if (name !== undefined) {
    out.line(printDeck(printedDeck(name)).trimEnd());
    return;
  }
  const names = Object.keys(PRINTED_DECKS);
  const wide = Math.max(...names.map(({ length }) => length));
  for (const [one, { title }] of Object.entries(PRINTED_DECKS))
    out.line(`${out.paint.strong(one.padEnd(wide))}  ${title}`);
}
