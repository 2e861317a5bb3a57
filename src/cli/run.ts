import { CARDS } from '../../cards/index.ts';
import { createGame } from '../engine/game.ts';
import { parse } from '../notation/parse.ts';
import { type Ran, run as runTree } from '../notation/run.ts';
import { nameOfFile, readFile } from './readFile.ts';
import { scenarioFiles } from './scenarioFiles.ts';
import type { Terminal } from './terminal.ts';
import { EXIT, Unusable } from './trouble.ts';

/** How one scenario went: `unread`, when it is no scenario at all. */
type Went =
  | { readonly how: 'ok'; readonly checks: number; readonly steps: number }
  | { readonly how: 'failed' | 'unread'; readonly message: string };

/** `starpile run FILE…`: plays scenarios as tests. Gives the exit code. */
export function run(named: readonly string[], out: Terminal): number {
  const { good, bad, faint } = out.paint;
  const all = scenarioFiles(named).map((file) => {
    const went = play(file);
    const named = nameOfFile(file);
    if (went.how === 'ok') out.line(`${good('ok')}      ${named}${faint(` ${count(went.checks, 'check')}`)}`);
    else out.line(`${bad('FAILED')}  ${named}\n${indent(went.message)}`);
    return went;
  });
  const passed = all.flatMap((went) => (went.how === 'ok' ? [went] : []));
  const failed = all.length - passed.length;
  const checks = passed.reduce((sum, went) => sum + went.checks, 0);
  const summary = `${count(all.length, 'scenario')}: ${passed.length} ok, ${failed} failed, ${count(checks, 'check')}.`;
  out.line(`\n${failed === 0 ? good(summary) : bad(summary)}`);
  if (all.some(({ how }) => how === 'unread')) return EXIT.unusable;
  return failed === 0 ? EXIT.ok : EXIT.failed;
}

function play(file: string): Went {
  try {
    const parsed = parse(readFile(file), nameOfFile(file));
    if (!parsed.ok) return { how: 'unread', message: `${parsed.error.message}\n${parsed.error.excerpt}` };
    return wentAs(runTree(parsed.tree, { cards: CARDS, createGame }));
  } catch (cause) {
    // One that cannot be read keeps none of the others from being played.
    if (cause instanceof Unusable) return { how: 'unread', message: cause.message };
    // A fault of the engine fails its scenario, and the others still run.
    const words = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return { how: 'failed', message: `${file}: the engine failed: ${words}` };
  }
}

const wentAs = (ran: Ran): Went => (ran.ok ? { how: 'ok', ...ran } : { how: 'failed', message: ran.message });

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

const indent = (text: string): string => text.replace(/^/gm, '    ');
