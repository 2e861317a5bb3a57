import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';
import type { RunnerName } from '../../engine/door.ts';
import type { CardSet } from '../../model/card.ts';
import type { Bridge, BridgeOptions } from '../legacy/bridge.ts';
import { type Client, makeClient } from './client.ts';
import type { DeckShelf } from './dealtTable.ts';
import { makeDesk } from './desk.ts';
import { makeGate, type Refused, readUrl } from './gate.ts';
import { batchTo, endFloods, sendTo } from './guarded.ts';
import { keepBeating } from './heartbeat.ts';
import { LOOPBACK, listen } from './listen.ts';
import { OPEN_TABLE } from './openTable.ts';
import { packageFolder } from './packageFolder.ts';
import { HOSTED, pageApp } from './pageApp.ts';
import { readScenario, type Scenario } from './scenario.ts';
import { openFolder } from './scenarioFolder.ts';
import { makeSitting } from './sitting.ts';
import { makeStately } from './stately.ts';
import { pushTo } from './statelyPush.ts';
import { turnAway } from './turnAway.ts';

/** A message larger than that is no message of the page. */
const LARGEST_MESSAGE = 64 << 10;
const MOST_CLIENTS = 40;

/** Where there is nothing to be heard while no actor lives. */
const OF_ACTORS = ['/stately', '/legacy'];

const NO_ACTORS = 'The game is run as data: there are no live actors to inspect. Raise them in the page, then connect.';

export type InspectorOptions = {
  readonly cards: CardSet;
  /** Decks that whole games can be dealt from, by name; without any, none can. */
  readonly decks?: DeckShelf;
  /** What is opened first; without it, a table to try things on. */
  readonly scenario?: Scenario;
  /** How the game is run at first: `live` unless it is said. */
  readonly runner?: RunnerName;
  /** The port to try first. */
  readonly port?: number;
  /** Makes the bridge to tools for XState 4; without it, they are not let in. */
  readonly makeBridge?: (options: BridgeOptions) => Bridge;
  /** A server of Stately's kind that the telemetry is handed to. */
  readonly push?: URL;
  /** A hosted inspector of Stately's kind, which a page of its own hands the telemetry to; without it, nothing from elsewhere is shown. */
  readonly hosted?: URL;
  readonly pageFolder?: string;
  readonly scenarioFolder?: string;
};

export type Inspector = {
  readonly port: number;
  /** Where the page is, with the token that the page needs. */
  readonly address: string;
  readonly token: string;
  /** Where the hosted inspector is shown; null when none was asked for. */
  readonly hostedAddress: string | null;
  /** The same place as a program connects to it, such as `127.0.0.1:4700/legacy?token=…`. */
  socketAddress(path: '/socket' | '/stately' | '/legacy'): string;
  /** Lets everybody go, and frees the port. */
  close(): Promise<void>;
};

/** Serves the inspector to this machine, and to nobody else. */
export async function startInspector(options: InspectorOptions): Promise<Inspector> {
  const { cards, port: wanted = 4700, hosted = null } = options;
  const pageFolder = options.pageFolder ?? join(packageFolder(), 'dist', 'page');
  const folder = openFolder(options.scenarioFolder ?? join(packageFolder(), 'scenarios'));
  const token = randomBytes(18).toString('base64url');
  let port = wanted;

  const stately = makeStately();
  const sitting = makeSitting(options.scenario ?? openTable(cards), {
    shelf: { cards },
    ...(options.runner && { runner: options.runner }),
    inspect: stately.inspect,
    silence: stately.silence,
  });
  const clients = new Set<Client>();
  const desk = makeDesk({ sitting, cards, decks: options.decks ?? {}, folder, clients });

  const gate = makeGate(token, () => port);
  const server = createAdaptorServer({ fetch: pageApp(pageFolder, gate, hosted).fetch });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });

  const bridge = options.makeBridge?.({
    join: stately.join,
    submit(event) {
      const refusal = sitting.submit(event);
      for (const client of clients) client.tell();
      return refusal?.message ?? null;
    },
    send: sendTo,
    goodbye: NO_ACTORS,
  });

  const welcomes: Readonly<Record<string, (socket: WebSocket, stream: Duplex) => void>> = {
    '/socket'(socket) {
      endFloods(socket, ['ping']);
      const client = makeClient(socket, desk);
      clients.add(client);
      socket.on('close', () => clients.delete(client));
      client.greet();
    },
    '/stately'(socket, stream) {
      endFloods(socket, ['message', 'ping']);
      const leave = stately.join(batchTo(socket, stream), () => socket.close(1001, NO_ACTORS));
      socket.on('close', leave);
    },
    ...(bridge && {
      '/legacy'(socket: WebSocket) {
        endFloods(socket, ['message', 'ping']);
        bridge.welcome(socket);
      },
    }),
  };

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const pathname = readUrl(request.url)?.pathname ?? '';
    const full: Refused = { status: 503, words: 'Too many pages look on already.' };
    const unknown: Refused = { status: 404, words: 'There is no such socket.' };
    const silent: Refused = { status: 409, words: NO_ACTORS };
    const refused =
      gate.refuses(request.url, request.headers) ??
      (Object.hasOwn(welcomes, pathname) ? null : unknown) ??
      (OF_ACTORS.includes(pathname) && sitting.runner === 'data' ? silent : null) ??
      (sockets.clients.size >= MOST_CLIENTS ? full : null);
    if (refused) turnAway(stream, refused);
    else
      sockets.handleUpgrade(request, stream, head, (socket) => {
        // What goes wrong with one connection ends that connection only.
        socket.on('error', () => socket.terminate());
        welcomes[pathname]?.(socket, stream);
      });
  });

  const stopBeating = keepBeating(sockets);
  const stopPushing = options.push ? pushTo(options.push, stately) : () => {};
  port = await listen(server, wanted);
  return {
    port,
    token,
    address: `http://${LOOPBACK}:${port}/#token=${token}`,
    hostedAddress: hosted && `http://${LOOPBACK}:${port}${HOSTED}#token=${token}&to=${encodeURIComponent(hosted.href)}`,
    socketAddress: (path) => `${LOOPBACK}:${port}${path}?token=${token}`,
    async close() {
      stopBeating();
      stopPushing();
      for (const socket of sockets.clients) socket.close(1001, 'The inspector ends.');
      sitting.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Whoever does not say goodbye in time is not waited for.
      const impatient = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, 500);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      await closed;
      clearTimeout(impatient);
    },
  };
}

function openTable(cards: CardSet): Scenario {
  const read = readScenario(OPEN_TABLE, null, { cards });
  if (!read.ok) throw new Error(`The table to try things on cannot be laid:\n${read.message}`);
  return read.scenario;
}
