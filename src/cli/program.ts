import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { packageFolder } from '../inspector/server/packageFolder.ts';
import { type InspectOptions, inspect } from './inspect.ts';
import type { Terminal } from './terminal.ts';
import { EXIT } from './trouble.ts';

/** The command and its subcommands: what can be said to each. */
export function program(out: Terminal): Command {
  const command = new Command('starpile')
    .description('A rules engine for a space card game, written as statecharts.')
    .version(versionOf(), '-V, --version')
    .showHelpAfterError('(starpile --help says what there is)')
    .exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.ok : EXIT.unusable));

  command
    .command('inspect')
    .description('open a scenario in the inspector: a page that shows and plays it')
    .argument('[file]', 'a scenario; without one, a table to try things on')
    .option('-p, --port <port>', 'the port to listen on; when it is taken, another', port, 4700)
    .option('--no-open', 'open no browser')
    .action((file: string | undefined, options: InspectOptions) => inspect(file, options, out));

  return command;
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return number;
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
