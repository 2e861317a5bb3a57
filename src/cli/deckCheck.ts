import { CARDS } from '../../cards/index.ts';
import { deckFaults, deckWarnings } from '../engine/deckList.ts';
import { defaultRuleset } from '../model/ruleset.ts';
import { parseDeck } from '../notation/deck.ts';
import { tellDeck } from './deckTell.ts';
import { nameOfFile, readFile } from './readFile.ts';
import type { Terminal } from './terminal.ts';
import { EXIT, Unusable } from './trouble.ts';

const DECK = { called: 'a deck list', ending: '.deck' };

/** `starpile deck check FILE…`: what a deck list is made of, or everything that is wrong with it. Gives the exit code. */
export function deckCheck(files: readonly string[], out: Terminal): number {
  const codes = [...new Set(files)].map((file) => check(file, out));
  return Math.max(EXIT.ok, ...codes);
}

function check(file: string, out: Terminal): number {
  const { good, bad, faint, strong } = out.paint;
  const named = nameOfFile(file);
  const unread = (words: string): number => {
    out.line(`${bad('UNREAD')}  ${named}\n${indent(words)}`);
    return EXIT.unusable;
  };
  try {
    const parsed = parseDeck(readFile(file, DECK), named);
    if (!parsed.ok) return unread(`${parsed.error.message}\n${parsed.error.excerpt}`);
    const { list } = parsed;
    const faults = deckFaults(list, CARDS, defaultRuleset);
    out.line(`${faults.length === 0 ? good('ok') : bad('FAILED')}  ${named}  ${strong(list.title)}`);
    if (faults.length === 0) tellDeck(list, CARDS, out);
    for (const words of faults) out.line(indent(words));
    for (const words of deckWarnings(list, CARDS)) out.line(indent(faint(`odd: ${words}`)));
    return faults.length === 0 ? EXIT.ok : EXIT.failed;
  } catch (cause) {
    // One that cannot be read keeps none of the others from being checked.
    if (!(cause instanceof Unusable)) throw cause;
    return unread(cause.message);
  }
}

const indent = (text: string): string => text.replace(/^/gm, '    ');
