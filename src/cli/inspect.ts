import { CARDS } from '../../cards/index.ts';
import type { RunnerName } from '../engine/door.ts';
import { readScenario } from '../inspector/server/scenario.ts';
import { type Inspector, startInspector } from '../inspector/server/server.ts';
import { openPage } from './openPage.ts';
import { nameInFolder } from './places.ts';
import { readFile } from './readFile.ts';
import type { Terminal } from './terminal.ts';
import { Unusable } from './trouble.ts';

export type InspectOptions = { readonly port: number; readonly open: boolean; readonly runner: RunnerName };

/** `starpile inspect [FILE]`: serves the inspector until it is told to stop. */
export async function inspect(file: string | undefined, options: InspectOptions, out: Terminal): Promise<void> {
  const { port, open, runner } = options;
  const scenario = file === undefined ? undefined : readOne(file);
  const inspector = await startInspector({ cards: CARDS, port, runner, ...(scenario ? { scenario } : {}) });
  if (inspector.port !== port && port !== 0) out.aside(`Port ${port} is taken; using ${inspector.port}.`);
  out.line(`Starpile inspector: ${inspector.address}`);
  if (runner === 'data')
    out.aside('Run as data: there are no live actors to inspect until they are raised in the page.');
  out.aside('Press Ctrl+C to end it.');
  if (open && out.isTerminal) openPage(inspector.address);
  await untilTold(inspector);
}

function readOne(file: string) {
  const read = readScenario(readFile(file), nameInFolder(file), { cards: CARDS }, file);
  if (!read.ok) throw new Unusable(read.message);
  return read.scenario;
}

function untilTold(inspector: Inspector): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of SIGNALS) process.off(signal, end);
      inspector.close().then(resolve, resolve);
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
