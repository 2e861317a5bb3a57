import { createInterface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

/** Where a person's lines come from. */
export type Reader = {
  /** The next line, without what surrounds it; null when there will be none. */
  read(prompt: string): Promise<string | null>;
  close(): void;
};

/** Longer lines are nobody's answer: the rest of one is not kept. */
const LONGEST = 500;

const ends = (text: string): string => text.slice(0, LONGEST).trim();

/** What is typed, or piped: then each line is printed again, so that what is printed can be read as a whole. */
export function openReader(out: Terminal, { stdin, stdout } = process): Reader {
  const isTyped = stdin.isTTY === true && out.isTerminal;
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let isOver = false;
  const lineReader = createInterface({ input: stdin, ...(isTyped ? { output: stdout } : {}), terminal: isTyped });
  lineReader.on('line', (line) => {
    const give = waiting;
    waiting = null;
    if (give) give(line);
    else lines.push(line);
  });
  // Whoever presses Ctrl+C has no more to say.
  lineReader.on('SIGINT', () => lineReader.close());
  lineReader.on('close', () => {
    isOver = true;
    waiting?.(null);
  });
  const next = (): Promise<string | null> => {
    const line = lines.shift();
    if (line !== undefined || isOver) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      waiting = resolve;
    });
  };
  return {
    async read(prompt) {
      if (isTyped && !isOver) {
        lineReader.setPrompt(prompt);
        lineReader.prompt();
      }
      const line = await next();
      if (!isTyped) out.line(`${prompt}${line === null ? '' : ends(line)}`);
      return line === null ? null : ends(line);
    },
    close: () => lineReader.close(),
  };
}
