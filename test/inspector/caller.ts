import { WebSocket } from 'ws';
import { patched } from '../../src/inspector/page/wire/patched.ts';
import type { FromPage, FromServer, Position } from '../../src/inspector/protocol.ts';

type Message<T extends FromServer['type']> = Extract<FromServer, { type: T }>;

/** Somebody who is connected as a page is, and waits for what it is told. */
export type Caller = {
  readonly socket: WebSocket;
  readonly heard: readonly FromServer[];
  say(message: FromPage): void;
  /** Anything at all. */
  sayRaw(text: string | Buffer): void;
  /** The next message of that type that has not been waited for. */
  next<T extends FromServer['type']>(type: T): Promise<Message<T>>;
  closed(): Promise<number>;
};

export async function call(
  address: string,
  { origin, host: named }: { origin?: string; host?: string } = {},
): Promise<Caller> {
  const { host, hash } = new URL(address);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const socket = new WebSocket(`ws://${host}/socket?token=${token}`, {
    origin: origin ?? `http://${host}`,
    headers: named === undefined ? {} : { host: named },
  });
  const heard: FromServer[] = [];
  const waiting: { type: string; resolve: (message: never) => void }[] = [];
  let read = 0;
  let position: Position | null = null;
  const look = (): void => {
    for (const [at, { type, resolve }] of [...waiting.entries()]) {
      const found = heard.findIndex((message, index) => index >= read && message.type === type);
      if (found < 0) continue;
      read = found + 1;
      waiting.splice(at, 1);
      resolve(heard[found] as never);
      return;
    }
  };
  socket.on('message', (data) => {
    const sent = JSON.parse(String(data)) as FromServer;
    if (sent.type === 'position') position = sent.position;
    if (sent.type === 'change' && position !== null) position = patched(position, sent.patch) as Position;
    // A change of the last position is told as the position that it is.
    heard.push(sent.type === 'change' && position !== null ? { type: 'position', position } : sent);
    look();
  });
  const ended = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return {
    socket,
    heard,
    say: (message) => socket.send(JSON.stringify(message)),
    sayRaw: (text) => socket.send(text),
    next: (type) =>
      new Promise((resolve) => {
        waiting.push({ type, resolve: resolve as (message: never) => void });
        look();
      }),
    closed: () => ended,
  };
}
