import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { readReport } from '../foreign/readReport.ts';
import { makeWatch } from '../foreign/watch.ts';
import { makeGate, makeOpenGate, type Refused, readUrl } from './gate.ts';
import { endFloods } from './guarded.ts';
import { keepBeating } from './heartbeat.ts';
import { LOOPBACK, listen, listenAt } from './listen.ts';
import { packageFolder } from './packageFolder.ts';
import { pageApp } from './pageApp.ts';
import { turnAway } from './turnAway.ts';
import { makeWatcher, type Watcher } from './watcher.ts';

/** A definition with a large context can be long; more than that is none. */
const LARGEST_REPORT = 8 << 20;
const LARGEST_MESSAGE = 4 << 10;
const MOST_CLIENTS = 40;
const MOST_PROGRAMS = 16;
/** Messages that make no sense before a connection is closed. */
const MOST_RUBBISH = 200;
/** Pages are told at most so often, in milliseconds: a program may be fast. */
const EVERY = 80;

/** Where the page for other programs lies. */
const ATTACHED = '/attached/';

export type AttachOptions = {
  /** The port that programs connect to: this one and no other. */
  readonly attach: number;
  /** The port of the page, to be tried first. */
  readonly port?: number;
  readonly pageFolder?: string;
};

export type Attached = {
  readonly port: number;
  /** Where the page is, with its token. */
  readonly address: string;
  readonly token: string;
  /** Where programs connect. */
  readonly programs: string;
  close(): Promise<void>;
};

/**
 * Serves a page that shows the state machines of other programs, which connect to a port of their own; both to this machine
 * only. Throws an Error in plain words when that port is taken.
 */
export async function startAttached(options: AttachOptions): Promise<Attached> {
  const token = randomBytes(18).toString('base64url');
  const watchers = new Set<Watcher>();
  let due: NodeJS.Timeout | null = null;
  const watch = makeWatch(() => {
    due ??= setTimeout(() => {
      due = null;
      for (const watcher of watchers) watcher.tell();
    }, EVERY);
  });

  // The programs first: whoever names a port means that port.
  let attach = options.attach;
  const heard = createServer((_, response) =>
    response.writeHead(426, { 'content-type': 'text/plain' }).end(ONLY_SOCKETS),
  );
  const reports = sockets(heard, LARGEST_REPORT, MOST_PROGRAMS, {
    refuses: (request) => makeOpenGate(token, () => attach).refuses(request.url, request.headers),
    welcome(socket) {
      const { hear, leave } = watch.join();
      let rubbish = 0;
      endFloods(socket, ['ping']);
      socket.on('close', leave);
      socket.on('message', (data: RawData) => {
        const read = readReport(String(data));
        if (read.ok) hear(read.report);
        else if (++rubbish > MOST_RUBBISH) socket.close(1007, read.problem.slice(0, 100));
      });
    },
  });
  attach = await listenAt(heard, attach);
  const programs = `ws://${LOOPBACK}:${attach}/`;

  let port = options.port ?? 4700;
  const gate = makeGate(token, () => port);
  const app = pageApp(options.pageFolder ?? join(packageFolder(), 'dist', 'page'), gate);
  // Whoever leaves out the end of the address is led there.
  const all = new Hono().get('/', (context) => context.redirect(ATTACHED)).route('/', app);
  const server = createAdaptorServer({ fetch: all.fetch }) as Server;
  const pages = sockets(server, LARGEST_MESSAGE, MOST_CLIENTS, {
    refuses: (request) =>
      gate.refuses(request.url, request.headers) ??
      (readUrl(request.url)?.pathname === '/watch' ? null : { status: 404, words: 'There is no such socket.' }),
    welcome(socket) {
      const watcher = makeWatcher(socket, watch, programs);
      watchers.add(watcher);
      socket.on('close', () => watchers.delete(watcher));
    },
  });
  const beats = [keepBeating(reports), keepBeating(pages)];
  port = await listen(server, port);
  return {
    port,
    token,
    address: `http://${LOOPBACK}:${port}${ATTACHED}#token=${token}`,
    programs,
    async close() {
      if (due) clearTimeout(due);
      for (const stop of beats) stop();
      await Promise.all([end(heard, reports), end(server, pages)]);
    },
  };
}

const ONLY_SOCKETS =
  'Here programs connect by WebSocket, to be inspected. The page is elsewhere: see what was printed.\n';

type Door = {
  readonly refuses: (request: IncomingMessage) => Refused | null;
  readonly welcome: (socket: WebSocket) => void;
};

/** Lets sockets in at a server. */
function sockets(server: Server, largest: number, most: number, { refuses, welcome }: Door): WebSocketServer {
  const all = new WebSocketServer({ noServer: true, maxPayload: largest });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const refused =
      refuses(request) ??
      (all.clients.size >= most ? ({ status: 503, words: 'Too many are here already.' } as const) : null);
    if (refused) turnAway(stream, refused);
    else
      all.handleUpgrade(request, stream, head, (socket) => {
        // What goes wrong with one connection ends that connection only.
        socket.on('error', () => socket.terminate());
        welcome(socket);
      });
  });
  return all;
}

async function end(server: Server, all: WebSocketServer): Promise<void> {
  for (const socket of all.clients) socket.close(1001, 'The inspector ends.');
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Whoever does not say goodbye in time is not waited for.
  const impatient = setTimeout(() => {
    for (const socket of all.clients) socket.terminate();
    server.closeAllConnections();
  }, 300);
  server.closeIdleConnections();
  await closed;
  clearTimeout(impatient);
}
