import { carryOut } from '../../src/cli/program.ts';
import type { Terminal } from '../../src/cli/terminal.ts';

const same = (text: string): string => text;

/** What a command answers, what it says aside, and its exit code: in this process. */
export async function speak(...args: readonly string[]) {
  const lines: string[] = [];
  const asides: string[] = [];
  const out: Terminal = {
    isTerminal: false,
    paint: { strong: same, faint: same, good: same, bad: same },
    line: (text = '') => lines.push(...text.split('\n')),
    aside: (text) => asides.push(...text.split('\n')),
  };
  const code = await carryOut(args, out);
  return { code, lines, asides, text: lines.join('\n'), said: asides.join('\n') };
}
