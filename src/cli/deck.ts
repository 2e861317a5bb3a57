import type { Command } from 'commander';
import { deckCheck } from './deckCheck.ts';
import { deckPrint } from './deckPrint.ts';
import type { Terminal } from './terminal.ts';

/** Adds `starpile deck …` to the command. */
export function addDeck(command: Command, out: Terminal, ending: { code: number }): void {
  const deck = command
    .command('deck')
    .summary('check deck lists, or print the decks there are')
    .description('Checks and prints deck lists (rule 400.1): files that end in .deck.');
  deck
    .command('check')
    .summary('tell what a deck list is made of, or what is wrong with it')
    .description(
      'Tells what a deck list is made of, or what is wrong with it. Exit code: 0 all ok, 1 some faulty, 2 unusable.',
    )
    .argument('<file...>', 'deck lists; - is the standard input')
    .action((files: readonly string[]) => {
      ending.code = deckCheck(files, out);
    });
  deck
    .command('print')
    .summary('print one of our decks as such a file, or tell which there are')
    .description('Prints one of our decks as such a file, or tells which there are.')
    .argument('[name]', 'such as lathe')
    .action((name: string | undefined) => deckPrint(name, out));
}
