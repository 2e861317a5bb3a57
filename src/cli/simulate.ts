import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { CARDS } from '../../cards/index.ts';
import { BOTS } from '../bots/index.ts';
import { deckFaults, defaultRuleset } from '../index.ts';
import { didYouMean } from '../model/nearest.ts';
import { type Plan, playAll, resultsOf } from '../simulate/index.ts';
import { deckCalled, PRINTED_DECKS } from './deckCalled.ts';
import { openProgress } from './progress.ts';
import { writeBreach } from './simulateBreach.ts';
import { tellBreach, tellOccurrences, tellResults } from './simulateTell.ts';
import type { Terminal } from './terminal.ts';
import { EXIT, Unusable } from './trouble.ts';
import { wholeNumber } from './wholeNumber.ts';

export type SimulateOptions = {
  readonly games: number;
  readonly seed: number;
  readonly players: number;
  readonly decks?: string;
  readonly bots: string;
  readonly threads?: number;
  readonly turns?: number;
  readonly check?: true;
  readonly json?: true;
  readonly occurrences?: true;
};

/** Somebody has ended it before its end: the exit codes, as a shell tells them. */
const STOPPED = { SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = Object.keys(STOPPED) as readonly (keyof typeof STOPPED)[];

/** Adds `starpile simulate` to the command. */
export function addSimulate(command: Command, out: Terminal, ending: { code: number }): void {
  const { minPlayers, maxPlayers, turnLimit } = defaultRuleset;
  command
    .command('simulate')
    .summary('let bots play many whole games, and sum up who wins, how they end, what is played')
    .description(
      'Lets bots play whole games, and sums up what came of them. The same seed gives the same results. Exit code: 0 all well, 1 something happened that must not, 2 unusable, 130 or 143 stopped by Ctrl+C or from outside.',
    )
    .option('--games <n>', 'how many games', wholeNumber(1), 100)
    .option('--seed <n>', 'what all chance comes from', wholeNumber(), 1)
    .option('--players <n>', `how many players, ${minPlayers} to ${maxPlayers}`, wholeNumber(minPlayers, maxPlayers), 2)
    .option('--decks <names>', `decks or .deck files, with commas; without it ${Object.keys(PRINTED_DECKS).join(',')}`)
    .option('--bots <names>', `one for all seats, or one for each, with commas: ${names().join(', ')}`, 'greedy')
    .option('--turns <n>', `after how many turns a game is drawn; without it ${turnLimit}`, wholeNumber(1))
    .option('--threads <n>', 'how many games are played at once; without it as many as there are cores', wholeNumber(1))
    .option('--check', 'look at every law after every intent; end at the first that is broken')
    .option('--occurrences', 'also tell how often everything occurred, and what never did')
    .option('--json', 'as JSON')
    .action(async (options: SimulateOptions) => {
      ending.code = await simulate(options, out);
    });
}

const names = (): readonly string[] => Object.keys(BOTS);

/** `starpile simulate`: gives the exit code. */
export async function simulate(options: SimulateOptions, out: Terminal): Promise<number> {
  const plan = planOf(options);
  const threads = options.threads ?? availableParallelism();
  const begun = performance.now();
  const progress = openProgress(plan.games);
  const stopped = new AbortController();
  let code: number = EXIT.ok;
  const stop = (signal: keyof typeof STOPPED) => {
    code = STOPPED[signal];
    stopped.abort();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  const outcomes = await playAll(plan, CARDS, {
    threads,
    signal: stopped.signal,
    onGame: (_, done) => progress.show(done),
  }).finally(() => {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
    progress.clear();
  });
  const results = resultsOf(plan, outcomes, CARDS);
  const time = { seconds: (performance.now() - begun) / 1000, threads, eachGame: meanOf(outcomes) };
  const { breach } = results;
  if (options.json) out.line(JSON.stringify({ ...results, time }, null, 2));
  else {
    tellResults(results, time, out);
    if (options.occurrences) tellOccurrences(results, out);
  }
  if (breach) tellBreach(breach, writeBreach(plan, breach), out);
  if (breach) return EXIT.failed;
  if (stopped.signal.aborted) out.aside(`Stopped after ${results.games} of ${plan.games} games.`);
  return code;
}

/** Seconds. */
const meanOf = (outcomes: readonly { readonly milliseconds: number }[]): number =>
  outcomes.length === 0 ? 0 : outcomes.reduce((sum, game) => sum + game.milliseconds, 0) / outcomes.length / 1000;

function planOf({ games, seed, players, turns, decks, bots, check }: SimulateOptions): Plan {
  return {
    games,
    seed,
    players,
    ...(turns === undefined ? {} : { turnLimit: turns }),
    decks: listed(decks ?? Object.keys(PRINTED_DECKS).join(), '--decks').map(deckNamed),
    bots: botsFor(players, listed(bots, '--bots')),
    check: check === true,
  };
}

function listed(text: string, option: string): readonly string[] {
  const all = text.split(',').map((name) => name.trim());
  if (all.includes('')) throw new Unusable(`${option} takes names with commas between them, not "${text}".`);
  return all;
}

function botsFor(players: number, bots: readonly string[]): readonly string[] {
  for (const bot of bots) {
    if (Object.hasOwn(BOTS, bot)) continue;
    throw new Unusable(`There is no bot ${bot}${didYouMean(bot, names()) || `: there are ${names().join(', ')}.`}`);
  }
  if (bots.length !== 1 && bots.length !== players)
    throw new Unusable(`--bots takes one name, or one for each of the ${players} seats, not ${bots.length}.`);
  return bots;
}

/** A deck and how it is called in the results. One that is no deck to play with is said to be before anything begins. */
function deckNamed(name: string): Plan['decks'][number] {
  const list = deckCalled(name);
  const faults = deckFaults(list, CARDS, defaultRuleset);
  if (faults.length > 0) throw new Unusable(`${name} cannot be played:\n${faults.map((one) => `- ${one}`).join('\n')}`);
  return { name: basename(name, '.deck'), list };
}
