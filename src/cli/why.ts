import { CARDS } from '../../cards/index.ts';
import type { StarpileGame } from '../engine/door.ts';
import { createGame } from '../engine/game.ts';
import type { Clause } from '../model/clause.ts';
import type { Intent } from '../model/intent.ts';
import type { Refusal } from '../model/result.ts';
import { isHouse } from '../model/rulebook.ts';
import { saying } from '../notation/lines.ts';
import { makeIntent } from '../notation/makeIntent.ts';
import type { Names } from '../notation/names.ts';
import { parse } from '../notation/parse.ts';
import { runTo } from '../notation/run.ts';
import { printIntent } from '../notation/sayIntent.ts';
import { learn } from '../notation/seen.ts';
import type { Tree } from '../notation/tree.ts';
import { nameOfFile, readFile } from './readFile.ts';
import type { Terminal } from './terminal.ts';
import { Unusable } from './trouble.ts';

export type WhyOptions = { readonly at?: number; readonly json?: true };

/** `starpile why FILE --at N INTENT`: every reason why an intent is refused at that moment, or that it is legal. */
export function why(from: string, text: string, { at, json }: WhyOptions, out: Terminal): void {
  const file = nameOfFile(from);
  const parsed = parse(readFile(from), file);
  if (!parsed.ok) throw new Unusable(`${parsed.error.message}\n${parsed.error.excerpt}`);
  const all = intentsIn(parsed.tree);
  const n = at ?? all;
  if (n > all) throw new Unusable(`${file} has ${all} intents in its main line; --at takes 0 to ${all}, not ${n}.`);
  const ran = runTo(parsed.tree, n, { cards: CARDS, createGame });
  if (!ran.ok) throw new Unusable(ran.message);
  const { game, names } = ran;
  const made = makeIntent(text, game, names);
  if (!made.ok) throw new Unusable(made.message);
  const refusal = game.why(made.intent);
  const after = refusal && waitFor(game.whenLegal(made.intent), game, names);
  game.stop();
  const where = `${file}, after ${n} of ${all} intents`;
  if (json)
    out.line(JSON.stringify({ file, at: n, text, intent: made.intent, legal: !refusal, refusal, after }, null, 2));
  else if (refusal === null) out.line(`${out.paint.good('legal')}  ${text}  ${out.paint.faint(`(${where})`)}`);
  else {
    tellRefusal(refusal, text, where, out);
    out.line(
      after
        ? `  ${out.paint.good('Legal after')}  ${after.join(' · ')}`
        : out.paint.faint('  Waiting alone does not make it legal soon.'),
    );
  }
}

/** What is to be waited for, as one would write it. */
function waitFor(intents: readonly Intent[] | null, game: StarpileGame, before: Names): readonly string[] | null {
  if (!intents) return null;
  const meanwhile = game.fork();
  let names = before;
  return intents.map((intent) => {
    names = learn(names, meanwhile);
    const text = printIntent(intent, meanwhile, names);
    meanwhile.submit(intent);
    return text;
  });
}

const intentsIn = ({ play }: Tree): number => saying(play?.lines ?? []).filter(({ kind }) => kind === 'intent').length;

function tellRefusal(refusal: Refusal, text: string, where: string, out: Terminal): void {
  const { bad, faint } = out.paint;
  out.line(`${bad('refused')}  ${text}  ${faint(`(${where})`)}`);
  if (refusal.clauses.length === 0) out.line(`  ${refusal.message}`);
  const width = Math.max(0, ...refusal.clauses.map(({ rule }) => rule.length));
  for (const clause of refusal.clauses) tellClause(clause, width, out);
}

function tellClause({ rule, words, remedy }: Clause, width: number, out: Terminal): void {
  const { strong, faint, good } = out.paint;
  const margin = ' '.repeat(width + 4);
  out.line(`  ${strong(rule.padEnd(width))}  ${words}${isHouse(rule) ? faint('  (house rule)') : ''}`);
  if (remedy) out.line(`${margin}${good(remedy)}`);
}
