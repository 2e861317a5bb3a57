import type { Lines, Section } from './lines.ts';
import { saying } from './lines.ts';
import { printJson } from './printCard.ts';
import { printComment, printEnd, printPlay, printState } from './printPlay.ts';
import { printRow, rowOf } from './printTable.ts';
import type { TableLine } from './tableTree.ts';
import type { Tag, Tree } from './tree.ts';

/** The canonical text of a scenario, with every comment: `parse` gives the same tree back. */
export function print(tree: Tree): string {
  const { header, cards, table, goal, play, expect } = tree;
  const players = saying(header.lines).find((tag) => tag.kind === 'players')?.players ?? [];
  const width = Math.max(0, ...players.map((player) => player.length));
  const parts = [
    ...printSection('@pile 1', header, (lines) => printLines(lines, printTag)),
    ...printSection('[cards]', cards, (lines) => printLines(lines, (line) => printJson(line.card))),
    ...printSection('[table]', table, printTable),
    ...printSection('[goal]', goal, (lines) => printLines(lines, printState)),
    ...printSection('[play]', play, (lines) => printPlay(lines, width)),
    ...printSection('[expect]', expect, (lines) => printLines(lines, printState)),
  ];
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`;
}

function printSection<T>(
  heading: string,
  section: Section<T> | undefined,
  printLines: (lines: Lines<T>) => string[],
): string[][] {
  if (section === undefined) return [];
  const { above, comment, lines } = section;
  return [[...above.map(printComment), heading + printEnd(comment), ...printLines(lines)]];
}

function printLines<T extends { readonly kind: string }>(lines: Lines<T>, printLine: (line: T) => string): string[] {
  return lines.map((line) => {
    if (line.kind === 'gap') return '';
    if (line.kind === 'remark') return printComment((line as { readonly text: string }).text);
    const told = line as T & { readonly comment?: string };
    return printLine(told) + printEnd(told.comment);
  });
}

const WIDEST_HEAD = 32;

/** With the colons in one column. */
function printTable(lines: Lines<TableLine>): string[] {
  const rows = saying(lines).map(rowOf);
  const heads = rows.filter(({ tail }) => tail !== null).map(({ head }) => head.length);
  const width = Math.max(0, ...heads.filter((length) => length <= WIDEST_HEAD));
  return printLines(lines, (line: TableLine) => printRow(rowOf(line), width));
}

function printTag(tag: Tag): string {
  switch (tag.kind) {
    case 'title':
      return `@title ${tag.text}`;
    case 'cites':
      return `@cites ${tag.rules.join(' ')}`;
    case 'players':
      return `@players ${tag.players.join(' ')}`;
    case 'seed':
      return `@seed ${tag.seed}`;
    case 'ruleset': {
      const say = (value: number | boolean): string => (typeof value === 'number' ? `${value}` : value ? 'on' : 'off');
      return `@ruleset ${Object.entries(tag.values)
        .map(([name, value]) => `${name}=${say(value)}`)
        .join(' ')}`;
    }
    case 'turn':
      return `@turn ${tag.turn}`;
    case 'edited':
      return `@edited ${tag.text}`;
  }
}
