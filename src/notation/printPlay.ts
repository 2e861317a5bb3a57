import type { StateLine } from './checkTree.ts';
import type { FactLine, FactSaid } from './factTree.ts';
import type { Lines } from './lines.ts';
import type { PlayLine } from './playTree.ts';
import { printAsk } from './printAsk.ts';
import { printCheck } from './printCheck.ts';
import { printFact } from './printFact.ts';

/** The lines of a play, what branches off set in by two more spaces. `width`: of the longest name of a player. */
export function printPlay(lines: Lines<PlayLine>, width: number, indent = ''): string[] {
  return lines.flatMap((line) => {
    if (line.kind === 'gap') return [''];
    if (line.kind === 'remark') return [indent + printComment(line.text)];
    if (line.kind !== 'branch') return [indent + printSaying(line, width) + printEnd(line.comment)];
    const { label, lines: inner, comment, closing } = line;
    return [
      `${indent}{${label === '' ? '' : ` ${label}`}${printEnd(comment)}`,
      ...printPlay(inner, width, `${indent}  `),
      `${indent}}${printEnd(closing)}`,
    ];
  });
}

/** One line of a play without its comment. */
export function printSaying(line: Exclude<PlayLine, { readonly kind: 'branch' }>, width = 0): string {
  switch (line.kind) {
    case 'intent':
      return `${`${line.player}:`.padEnd(width + 1)} ${printAsk(line.ask)}`;
    case 'happened':
      return printHappened(line);
    case 'refused': {
      const because = line.because.length === 0 ? '' : ` because ${line.because.join(' ')}`;
      return `! ${line.player}: ${printAsk(line.ask)}${because}`;
    }
    case 'may':
      return `? ${line.player}: may ${line.asks.length === 0 ? 'nothing' : line.asks.map(printAsk).join(', ')}`;
    case 'state':
      return `: ${printState(line)}`;
  }
}

export const printState = ({ checks }: StateLine): string => checks.map(printCheck).join(', ');

/** `= on the pile damage 3 -> x, damage 2 -> s`: what follows on the pile need not say so again. */
function printHappened({ facts }: FactLine): string {
  const onThePile = /^on the pile (?=(damage|ability) )/;
  const again = (fact: FactSaid, before: FactSaid | undefined): boolean =>
    fact.fact === 'announced' && !fact.no && before?.fact === 'announced' && !before.no;
  const printed = facts.map((fact, index) =>
    again(fact, facts[index - 1]) ? printFact(fact).replace(onThePile, '') : printFact(fact),
  );
  return `= ${printed.join(', ')}`;
}

export const printComment = (text: string): string => (text === '' ? '--' : `-- ${text}`);
export const printEnd = (comment: string | undefined): string =>
  comment === undefined ? '' : `  ${printComment(comment)}`;
