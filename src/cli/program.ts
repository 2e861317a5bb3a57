import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import { packageFolder } from '../inspector/server/packageFolder.ts';
import { addCardNew } from './cardNew.ts';
import { cards } from './cards.ts';
import { addDeck } from './deck.ts';
import { PAGE } from './fold.ts';
import { type InspectOptions, inspect } from './inspect.ts';
import { lint } from './lint.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { type RulesOptions, rules } from './rules.ts';
import { run } from './run.ts';
import { addSimulate } from './simulate.ts';
import type { Terminal } from './terminal.ts';
import { EXIT, Unusable } from './trouble.ts';
import { wholeNumber } from './wholeNumber.ts';
import { type WhyOptions, why } from './why.ts';

/** Carries out a command line, and gives its exit code. */
export async function carryOut(args: readonly string[], out: Terminal): Promise<number> {
  const ending = { code: EXIT.ok as number };
  try {
    await program(out, ending).parseAsync(args, { from: 'user' });
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? EXIT.ok : EXIT.unusable;
    if (!(cause instanceof Unusable)) throw cause;
    out.aside(cause.message);
    return EXIT.unusable;
  }
  return ending.code;
}

/** The command and its subcommands: what can be said to each. */
function program(out: Terminal, ending: { code: number }): Command {
  const command = new Command('starpile')
    .description('A rules engine for a space card game, written as statecharts.')
    .version(versionOf(), '-V, --version', 'tell the version')
    .helpOption('-h, --help', 'tell what can be said')
    .helpCommand('help [command]', 'tell what can be said to a command')
    .configureHelp({ showGlobalOptions: false })
    .showHelpAfterError('(add --help to see what there is)')
    .configureOutput({
      writeOut: (text) => out.line(text.trimEnd()),
      writeErr: (text) => out.aside(text.trimEnd()),
      getOutHelpWidth: () => out.columns ?? PAGE,
      getErrHelpWidth: () => out.columns ?? PAGE,
    })
    .exitOverride();

  command
    .command('inspect')
    .summary('open a scenario, or a whole game, in the inspector')
    .description('Serves the inspector to this machine only: a page that shows and plays a scenario.')
    .argument('[file]', 'a scenario; without it a table to try things on')
    .option('-p, --port <port>', 'the port to listen on; when it is taken, another', wholeNumber(0, 65_535), 4700)
    .addOption(
      new Option('--runner <runner>', 'how the game is run: on live actors, or as data')
        .choices(['live', 'data'])
        .default('live'),
    )
    .option(
      '--deal <decks>',
      'a whole game from its set-up: decks such as lathe,hush, or .deck files, one for each player',
    )
    .option('--seed <n>', 'what all chance of a whole game comes from; without it something new', wholeNumber())
    .option(
      '--stately [url]',
      "show it in Stately's hosted inspector too, which comes from the network; or tell a server of its kind, ws://…",
    )
    .option(
      '--attach <port>',
      'no game: the state machines of programs that connect to that port',
      wholeNumber(1, 65_535),
    )
    .option('--legacy', 'let tools for XState 4 connect, through @xstate/inspect')
    .option('--no-open', 'open no browser')
    .action((file: string | undefined, options: InspectOptions) => inspect(file, options, out));

  command
    .command('run')
    .summary('play scenarios as tests')
    .description(
      'Plays scenarios and compares them with what they say. Exit code: 0 all ok, 1 some differ, 2 unusable.',
    )
    .argument('<file...>', 'scenarios, or folders of them; - is the standard input')
    .action((files: readonly string[]) => {
      ending.code = run(files, out);
    });

  command
    .command('why')
    .summary('tell why an intent is refused, clause by clause')
    .description('Tells every clause that refuses an intent at a moment of a scenario, or that it is legal.')
    .argument('<file>', 'a scenario; - is the standard input')
    .argument('<intent>', 'such as "elysha: play m -> x"')
    .option('--at <n>', 'after how many intents of the main line; without it after all of them', wholeNumber())
    .option('--json', 'as JSON')
    .action((file: string, intent: string, options: WhyOptions) => why(file, intent, options, out));

  command
    .command('rules')
    .summary('tell the rulebook: its sections, a section, or a rule')
    .description('Tells the rules, and where each part of one comes from: the source, something published, this house.')
    .argument('[number]', 'a section such as 700, or a rule such as 700.5')
    .option('--ruleset <values...>', "what differs from the rulebook's values, such as handLimit=5 battleWindows=on")
    .action((number: string | undefined, options: RulesOptions) => rules(number, options, out));

  const cardsCommand = command
    .command('cards')
    .summary('list the cards, or tell one of them')
    .description('Lists the cards by type, or tells one with its text.')
    .argument('[name]', 'the name of a card, or part of it')
    .action((name: string | undefined) => cards(name, out));
  cardsCommand
    .command('list')
    .summary('list the cards by type, as without a name')
    .description('Lists the cards by type, as without a name.')
    .action(() => cards(undefined, out));
  cardsCommand
    .command('lint')
    .summary('tell what is wrong with the cards, or odd about them')
    .description(
      'Tells what is wrong with the cards, or odd about them. Exit code: 0 nothing is wrong, 1 something is.',
    )
    .action(() => {
      ending.code = lint(out);
    });
  addCardNew(cardsCommand, out);

  addPlay(command, out, ending);
  addDeck(command, out, ending);
  addReplay(command, out, ending);
  addSimulate(command, out, ending);

  return command;
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
