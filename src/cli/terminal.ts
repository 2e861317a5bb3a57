/** Where a command speaks: its answer goes to the standard output, everything beside it to the other. */
export type Terminal = {
  /** Somebody sits there and reads. */
  readonly isTerminal: boolean;
  readonly paint: Paint;
  /** How wide long texts may be; a page's width where it is not said or known. */
  readonly columns?: number | undefined;
  line(text?: string): unknown;
  /** What is no part of the answer. */
  aside(text: string): unknown;
};

export type Paint = {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
};

const codes = (open: number, close: number) => (text: string) => `\u001b[${open}m${text}\u001b[${close}m`;
const plain = (text: string): string => text;

const COLOURS: Paint = { strong: codes(1, 22), faint: codes(2, 22), good: codes(32, 39), bad: codes(31, 39) };
const PLAIN: Paint = { strong: plain, faint: plain, good: plain, bad: plain };

/** Narrower, no text can be read; wider, no line. */
const [NARROWEST, WIDEST] = [40, 1000];

/** `COLUMNS`, as it is said to whoever sees no screen; undefined for what is no sensible number. */
const columnsIn = ({ COLUMNS = '' }: NodeJS.ProcessEnv): number | undefined => {
  const columns = /^\d{1,9}$/.test(COLUMNS) ? Number(COLUMNS) : 0;
  return columns >= NARROWEST && columns <= WIDEST ? columns : undefined;
};

type Streams = {
  readonly stdout: { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  readonly env: NodeJS.ProcessEnv;
};

/** Colour only for somebody who sits there, and has not asked for none. As wide as the screen is then, else as `COLUMNS` says. */
export const openTerminal = ({ stdout, stderr, env }: Streams = process): Terminal => ({
  isTerminal: stdout.isTTY === true,
  get columns() {
    return stdout.isTTY === true && stdout.columns ? Math.max(NARROWEST, stdout.columns) : columnsIn(env);
  },
  paint: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb' ? COLOURS : PLAIN,
  line: (text = '') => void stdout.write(`${text}\n`),
  aside: (text) => void stderr.write(`${text}\n`),
});

/** Whoever stops reading, as `head` does, has read enough: that is no failure. */
export function endWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
      throw error;
    });
  }
}
