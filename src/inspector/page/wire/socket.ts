import type { FromPage, FromServer } from '../../protocol.ts';

/** How the page stands with its server: `turned away` where that answers, but does not let this page in. */
export type Link = 'connecting' | 'open' | 'lost' | 'turnedAway';

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

/** Whether the server is there at all: of a connection that fails, a browser does not tell why. */
const answers = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** A connection that comes back by itself, ever more slowly while nobody answers. */
export function openWire<Told = FromServer, Said = FromPage>(
  address: string,
  heard: { readonly message: (message: Told) => void; readonly link: (link: Link) => void },
): Wire<Said> {
  let socket: WebSocket | null = null;
  let pause = SOONEST;
  let timer = 0;
  let closed = false;

  const tellWhy = async (): Promise<void> => {
    const why = (await answers()) ? 'turnedAway' : 'lost';
    if (!closed && socket?.readyState !== WebSocket.OPEN) heard.link(why);
  };

  const connect = (): void => {
    let wasOpen = false;
    socket = new WebSocket(address);
    socket.onopen = () => {
      wasOpen = true;
      pause = SOONEST;
      heard.link('open');
    };
    socket.onmessage = ({ data }) => heard.message(JSON.parse(String(data)) as Told);
    socket.onclose = () => {
      if (closed) return;
      if (wasOpen) heard.link('lost');
      else void tellWhy();
      timer = window.setTimeout(connect, pause);
      pause = Math.min(pause * 2, LATEST);
    };
  };
  heard.link('connecting');
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
