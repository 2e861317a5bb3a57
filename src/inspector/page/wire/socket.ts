import type { FromPage, FromServer } from '../../protocol.ts';

export type Link = 'connecting' | 'open' | 'lost';

export type Wire<Said = FromPage> = {
  /** Sends, or forgets it when the connection is down: whoever reconnects asks anew. */
  readonly send: (message: Said) => void;
  readonly close: () => void;
};

const SOONEST = 400;
const LATEST = 6000;

/** The address of the page's own server, with the token the page was opened with. */
export function socketAddress({ protocol, host, hash, search }: Location, path = '/socket'): string {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
  return token === null ? address : `${address}?token=${encodeURIComponent(token)}`;
}

/** A connection that comes back by itself, ever more slowly while nobody answers. */
export function openWire<Told = FromServer, Said = FromPage>(
  address: string,
  heard: { readonly message: (message: Told) => void; readonly link: (link: Link) => void },
): Wire<Said> {
  let socket: WebSocket | null = null;
  let pause = SOONEST;
  let timer = 0;
  let closed = false;

  const connect = (): void => {
    heard.link('connecting');
    socket = new WebSocket(address);
    socket.onopen = () => {
      pause = SOONEST;
      heard.link('open');
    };
    socket.onmessage = ({ data }) => heard.message(JSON.parse(String(data)) as Told);
    socket.onclose = () => {
      if (closed) return;
      heard.link('lost');
      timer = window.setTimeout(connect, pause);
      pause = Math.min(pause * 2, LATEST);
    };
  };
  connect();
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      closed = true;
      window.clearTimeout(timer);
      socket?.close();
    },
  };
}
