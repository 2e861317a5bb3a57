/** A connection, in a browser or in Node. */
export type Socket = {
  readonly send: (text: string) => void;
  /** Bytes that wait to be sent. */
  readonly waiting: () => number;
  readonly close: () => void;
};

type Heard = {
  readonly open: (socket: Socket) => void;
  /** Also when it could not be opened at all. */
  readonly closed: () => void;
};

/** What sockets of browsers and of Node have in common. */
type Common = {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
};

const OPEN = 1;

/** Opens a socket. It never throws, and in Node it keeps no program alive. */
export function openSocket(url: string, { open, closed }: Heard): void {
  make(url).then(
    (socket) => {
      socket.addEventListener('error', () => {});
      socket.addEventListener('close', closed);
      socket.addEventListener('open', () => {
        restful(socket);
        open({
          send: (text) => socket.readyState === OPEN && socket.send(text),
          waiting: () => socket.bufferedAmount,
          close: () => socket.close(),
        });
      });
    },
    () => closed(),
  );
}

async function make(url: string): Promise<Common> {
  const { WebSocket: Global } = globalThis as unknown as { readonly WebSocket?: new (url: string) => Common };
  if (Global) return new Global(url);
  const { WebSocket } = await import('ws');
  return new WebSocket(url) as unknown as Common;
}

/** A program that has nothing else to do may end, though it is looked at. */
function restful(socket: Common): void {
  const { _socket: stream } = socket as unknown as { readonly _socket?: { readonly unref?: () => void } };
  stream?.unref?.();
}
