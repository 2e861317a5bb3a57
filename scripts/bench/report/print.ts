/** Tables as Markdown that also reads well in a terminal. */
import type { Finding, Goal, Table } from './finding.ts';

const widthOf = (text: string): number => [...text].length;
const padded = (text: string, width: number, right: boolean): string =>
  right ? text.padStart(width + text.length - widthOf(text)) : text.padEnd(width + text.length - widthOf(text));

const printTable = ({ caption, head, rows }: Table): string => {
  const widths = head.map((word, n) => Math.max(...[word, ...rows.map((row) => row[n] ?? '')].map(widthOf), 3));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, n) => padded(cells[n] ?? '', width, n > 0)).join(' | ')} |`;
  const rule = `|${widths.map((width, n) => (n > 0 ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [caption, '', line(head), rule, ...rows.map(line)].join('\n');
};

export const printFinding = ({ tables }: Finding): string => tables.map((table) => `${printTable(table)}\n`).join('\n');

export const printGoals = (goals: readonly Goal[]): string =>
  printTable({
    caption: 'Targets',
    head: ['', 'wanted', 'found (middle half)', ''],
    rows: goals.map(({ words, wanted, found, met }) => [words, wanted, found, met ? 'met' : 'NOT MET']),
  });
