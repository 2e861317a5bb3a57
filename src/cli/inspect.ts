import { CARDS } from '../../cards/index.ts';
import type { RunnerName } from '../engine/door.ts';
import { startAttached } from '../inspector/server/attach.ts';
import { type DeckShelf, dealTable } from '../inspector/server/dealtTable.ts';
import { readScenario, type Scenario } from '../inspector/server/scenario.ts';
import { type Inspector, type InspectorOptions, startInspector } from '../inspector/server/server.ts';
import { deckCalled, PRINTED_DECKS } from './deckCalled.ts';
import { openPage } from './openPage.ts';
import { nameInFolder } from './places.ts';
import { readFile } from './readFile.ts';
import type { Terminal } from './terminal.ts';
import { Unusable } from './trouble.ts';

export type InspectOptions = {
  readonly port: number;
  readonly open: boolean;
  readonly runner: RunnerName;
  /** Decks of a whole game, with commas. */
  readonly deal?: string;
  readonly seed?: number;
  /** Also into Stately's hosted inspector: where it is, or true for where it usually is. */
  readonly stately?: string | true;
  /** Also for tools for XState 4. */
  readonly legacy?: boolean;
  /** Not a game, but what other programs tell on that port. */
  readonly attach?: number;
};

/** `starpile inspect [FILE]`: serves the inspector until it is told to stop. */
export async function inspect(file: string | undefined, options: InspectOptions, out: Terminal): Promise<void> {
  const { port, open, runner } = options;
  if (options.attach !== undefined) {
    await attach(options.attach, file, options, out);
    return;
  }
  const { decks, scenario } = options.deal === undefined ? lay(file, options) : deal(file, options.deal, options);
  const stately = options.stately === undefined ? {} : toStately(options.stately);
  const inspector = await startInspector({
    cards: CARDS,
    decks,
    port,
    runner,
    ...(scenario && { scenario }),
    ...stately,
    ...(options.legacy && { makeBridge: await legacyBridge() }),
  });
  if (inspector.port !== port && port !== 0) out.aside(`Port ${port} is taken; using ${inspector.port}.`);
  out.line(`Starpile inspector: ${inspector.address}`);
  if (inspector.hostedAddress !== null) out.line(`Stately’s inspector: ${inspector.hostedAddress}`);
  if (stately.push) out.line(`Told to: ${stately.push.href}`);
  if (options.legacy) out.line(`Tools for XState 4: ws://${inspector.socketAddress('/legacy')}`);
  if (runner === 'data')
    out.aside('Run as data: there are no live actors to inspect until they are raised in the page.');
  out.aside('Press Ctrl+C to end it.');
  if (open && out.isTerminal) openPage(inspector.address);
  await untilTold(inspector);
}

/** The machines of other programs, which connect to a port of their own. */
async function attach(
  programs: number,
  file: string | undefined,
  options: InspectOptions,
  out: Terminal,
): Promise<void> {
  const { deal, stately, legacy } = options;
  const game = file ?? (deal && '--deal') ?? (stately && '--stately') ?? (legacy && '--legacy');
  if (game) throw new Unusable(`--attach shows the machines of another program, and no game: leave ${game} out.`);
  const attached = await startAttached({ attach: programs, port: options.port }).catch((cause: unknown) => {
    throw new Unusable(cause instanceof Error ? cause.message : String(cause));
  });
  if (attached.port !== options.port && options.port !== 0)
    out.aside(`Port ${options.port} is taken; using ${attached.port}.`);
  out.line(`Starpile inspector: ${attached.address}`);
  out.line(`Programs connect to: ${attached.programs}`);
  out.aside('With createWebSocketInspector of @statelyai/inspect, or attach of starpile/inspect. Ctrl+C ends it.');
  if (options.open && out.isTerminal) openPage(attached.address);
  await untilTold(attached);
}

/** Where Stately's inspector is hosted. */
const HOSTED = 'https://stately.ai/inspect';

/** An inspector is a page, which is framed, or a socket, which is told. */
function toStately(said: string | true): Pick<InspectorOptions, 'hosted' | 'push'> {
  const address = said === true ? HOSTED : said;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && /^https?:$/.test(url.protocol)) return { hosted: url };
  if (url && /^wss?:$/.test(url.protocol)) return { push: url };
  throw new Unusable(
    `--stately is followed by the address of an inspector, such as ${HOSTED} or ws://127.0.0.1:8080; ${address} is none.`,
  );
}

/** Only who asks for it has XState 4 loaded. */
async function legacyBridge(): Promise<MakeBridge> {
  const { makeBridge } = await import('../inspector/legacy/bridge.ts');
  return makeBridge;
}

type MakeBridge = NonNullable<InspectorOptions['makeBridge']>;

type Laid = { readonly decks: DeckShelf; readonly scenario: Scenario | undefined };

function lay(file: string | undefined, { seed }: InspectOptions): Laid {
  if (seed !== undefined) throw new Unusable('--seed is for a whole game: say --deal too, as in --deal lathe,hush.');
  return { decks: PRINTED_DECKS, scenario: file === undefined ? undefined : readOne(file) };
}

/** A whole game, with a deck for each player; those in files can be dealt again in the page too. */
function deal(file: string | undefined, said: string, { seed }: InspectOptions): Laid {
  if (file !== undefined) throw new Unusable(`--deal begins a whole game: leave ${file} out.`);
  const names = said
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const decks = { ...PRINTED_DECKS, ...Object.fromEntries(names.map((name) => [name, deckCalled(name)])) };
  const dealt = dealTable({ decks: names, seed: seed ?? null }, CARDS, decks);
  if (!dealt.ok) throw new Unusable(dealt.message);
  return { decks, scenario: dealt.scenario };
}

function readOne(file: string) {
  const read = readScenario(readFile(file), nameInFolder(file), { cards: CARDS }, file);
  if (!read.ok) throw new Unusable(read.message);
  return read.scenario;
}

function untilTold(inspector: Pick<Inspector, 'close'>): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of SIGNALS) process.off(signal, end);
      inspector.close().then(resolve, resolve);
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
