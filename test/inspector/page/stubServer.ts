import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { FromPage, FromServer, LogRow, Position } from '../../../src/inspector/protocol.ts';
import type { Hello } from './fixtures/pieces.ts';

const built = fileURLToPath(new URL('../../../dist/page/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** What the real server allows a page, and no more. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:";

/** What a server would say: the game, its log, and the position at any step. */
export type Script = {
  readonly hello: Hello;
  readonly rows: readonly LogRow[];
  readonly positionAt: (n: number | 'last') => Position;
  /** What is answered to all but looks. */
  readonly answer?: (message: FromPage) => readonly FromServer[];
};

/** A server that plays a script to every page, and remembers what pages asked. */
export class StubServer {
  readonly asked: FromPage[] = [];
  readonly tokens: (string | null)[] = [];
  #script: Script;
  #http: Server;
  #sockets = new Set<WebSocket>();

  private constructor(script: Script, http: Server) {
    this.#script = script;
    this.#http = http;
    new WebSocketServer({ server: http, path: '/socket' }).on('connection', (socket, request) => {
      this.tokens.push(new URL(request.url ?? '/', 'http://page').searchParams.get('token'));
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      const say = (message: FromServer): void => socket.send(JSON.stringify(message));
      say(this.#script.hello);
      say({ type: 'log', from: 0, rows: this.#script.rows });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as FromPage;
        this.asked.push(message);
        if (message.type === 'look') {
          const position = this.#script.positionAt(message.n);
          say({ type: 'position', position: { ...position, viewer: message.viewer } });
        } else for (const answer of this.#script.answer?.(message) ?? []) say(answer);
      });
    });
  }

  static async start(script: Script): Promise<StubServer> {
    const http = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://page');
      try {
        const file = readFileSync(join(built, pathname === '/' ? 'index.html' : pathname));
        const type = TYPES[extname(pathname === '/' ? '.html' : pathname)] ?? 'text/html; charset=utf-8';
        response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(file);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
    return new StubServer(script, http);
  }

  /** From now on, another script, with nothing remembered. */
  play(script: Script): void {
    this.#script = script;
    this.asked.length = 0;
    this.tokens.length = 0;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}/`;
  }

  /** Cuts every connection, as a server that is stopped does. */
  drop(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async stop(): Promise<void> {
    this.drop();
    await new Promise((done) => this.#http.close(done));
  }
}
