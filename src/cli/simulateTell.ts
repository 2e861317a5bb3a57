import { CARDS } from '../../cards/index.ts';
import { type Breach, type Fared, HOW_ENDED, OCCURRENCES, type Results, type Spread } from '../simulate/index.ts';
import { fold } from './fold.ts';
import type { Terminal } from './terminal.ts';

const MARGIN = 12;

/** Seconds in all, and for each game. */
export type Time = { readonly seconds: number; readonly threads: number; readonly eachGame: number };

const ENDED: Readonly<Record<(typeof HOW_ENDED)[number], string>> = {
  starbase: 'starbase destroyed',
  conceded: 'conceded',
  effect: 'won by a card',
  together: 'drawn, all left together',
  turnLimit: 'drawn at the turn limit',
  runaway: 'drawn, triggers without end',
  stalled: 'stalled',
  broken: 'broken off',
};

/** Who won, how the games ended, how long they were, and what was played: in a table for people. */
export function tellResults(results: Results, time: Time, out: Terminal): void {
  const { strong, faint } = out.paint;
  const { plan, games } = results;
  out.line(
    `${strong(`${games} ${games === 1 ? 'game' : 'games'}`)} of ${plan.players} players, seed ${plan.seed}: ` +
      `${plan.bots.join(' and ')} with ${plan.decks.join(', ')}${plan.check ? ', every law looked at' : ''}`,
  );
  if (games === 0) return;
  const parts = [
    ['bots', results.bots],
    ['decks', results.decks],
    ['seats', results.seats],
    ['begun', results.begun],
  ] as const;
  const width = Math.max(...parts.flatMap(([, all]) => all.map(({ name }) => name.length)));
  out.line();
  out.line(faint(`${''.padEnd(MARGIN + width)}   won     of    share   95 % interval`));
  for (const [head, all] of parts)
    for (const [n, one] of all.entries())
      out.line(`${faint((n === 0 ? head : '').padEnd(MARGIN))}${fareWords(one, width)}`);
  out.line();
  const endings = HOW_ENDED.filter((how) => results.endings[how] > 0);
  for (const [n, how] of endings.entries())
    say(
      n === 0 ? 'ended' : '',
      `${`${results.endings[how]}`.padStart(6)}  ${percent(results.endings[how] / games)}  ${ENDED[how]}`,
      out,
    );
  out.line();
  say('turns', spreadWords(results.turns), out);
  say('decisions', spreadWords(results.decisions), out);
  const most = results.cards.mostPlayed.map(({ name, played }) => `${titleOf(name)} ${played}`).join(', ');
  say('most played', fold(most, ' '.repeat(MARGIN), out.columns), out);
  const never = results.cards.neverPlayed.map(titleOf).join(', ');
  say('never', fold(never || 'every card of the decks was played', ' '.repeat(MARGIN), out.columns), out);
  const { seconds, threads, eachGame } = time;
  say(
    'time',
    `${seconds.toFixed(1)} s on ${threads} ${threads === 1 ? 'thread' : 'threads'}, ${eachGame.toFixed(2)} s a game`,
    out,
  );
}

const say = (head: string, words: string, out: Terminal): void => {
  out.line(`${out.paint.faint(head.padEnd(MARGIN))}${words}`);
};

const titleOf = (name: string): string =>
  Object.hasOwn(CARDS, name) ? (CARDS[name as keyof typeof CARDS]?.title ?? name) : name;

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

const fareWords = ({ name, wins, games, share }: Fared, width: number): string => {
  const numbers = `${`${wins}`.padStart(6)} ${`${games}`.padStart(6)}`;
  return share
    ? `${name.padEnd(width)}${numbers}  ${percent(share.share)}  ${percent(share.low)} to ${percent(share.high)}`
    : `${name.padEnd(width)}${numbers}`;
};

const spreadWords = (spread: Spread | null): string =>
  spread
    ? `median ${spread.median}, half of them ${spread.lower} to ${spread.upper}, all ${spread.least} to ${spread.most}`
    : 'none';

/** How often everything occurred, and what never did. */
export function tellOccurrences({ occurrences, never, plan }: Results, out: Terminal): void {
  for (const kind of OCCURRENCES) {
    const counts = Object.entries(occurrences[kind]).filter(([, count]) => count > 0);
    out.line();
    out.line(out.paint.strong(kind));
    if (kind === 'clauses' && !plan.check) {
      out.line('  nothing was asked for that could be refused: --check does so');
      continue;
    }
    out.line(`  ${fold(counts.map(([name, count]) => `${name} ${count}`).join(', ') || 'none', '  ', out.columns)}`);
    if (never[kind].length > 0)
      out.line(`  ${out.paint.bad('never:')} ${fold(never[kind].join(', '), '  ', out.columns)}`);
  }
}

/** What must never happen: where it happened, and the file that leads there. */
export function tellBreach({ index, seed, step, message }: Breach, file: string, out: Terminal): void {
  out.aside(
    `${out.paint.bad('BREACH')}  game ${index}, seed ${seed}, step ${step}\n    ${message.replaceAll('\n', '\n    ')}\n    The way there: ${file}`,
  );
}
