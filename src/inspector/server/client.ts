import type { RawData, WebSocket } from 'ws';
import type { Viewer } from '../../view/view.ts';
import type { FromPage, FromServer, LogRow } from '../protocol.ts';
import { makeLimit } from './limit.ts';
import { parseMessage } from './parseMessage.ts';
import type { Sitting } from './sitting.ts';

/** Bytes that may wait to be sent to somebody who reads too slowly. */
const MOST_WAITING = 32 << 20;
/** Messages that may come too fast before the connection is closed. */
const MOST_IGNORED = 2_000;

/** One page that looks on. */
export type Client = {
  /** Everything, for whoever has just come, or for all when the game is another. */
  greet(): void;
  /** What has changed since it was last told. */
  tell(): void;
};

export type Desk = {
  readonly sitting: Sitting;
  hello(): FromServer;
  /** Does what was asked. Gives what is to be answered to the one who asked. */
  handle(message: Exclude<FromPage, { readonly type: 'look' | 'part' }>): FromServer | null;
};

export const makeClient = (socket: WebSocket, desk: Desk): Client => {
  const { sitting } = desk;
  const limit = makeLimit();
  let place: { readonly n: number | 'last'; readonly viewer: Viewer } = { n: 'last', viewer: 'all' };
  let sent: readonly LogRow[] = [];
  let ignored = 0;
  let warned = false;

  const send = (message: FromServer): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) socket.close(1013, 'too slow');
    else socket.send(JSON.stringify(message));
  };

  const tellLog = (): void => {
    const rows = sitting.rows(place.viewer);
    let from = 0;
    while (from < rows.length && from < sent.length && rows[from] === sent[from]) from++;
    const isNews = from < rows.length || rows.length !== sent.length || rows.length === 0;
    sent = rows;
    if (isNews) send({ type: 'log', from, rows: rows.slice(from) });
  };

  const tell = (): void => {
    if (!sitting.isViewer(place.viewer)) place = { n: 'last', viewer: 'all' };
    tellLog();
    send({ type: 'position', position: sitting.position(place.n, place.viewer) });
  };

  const greet = (): void => {
    sent = [];
    send(desk.hello());
    tell();
  };

  const look = ({ n, viewer }: Extract<FromPage, { readonly type: 'look' }>): void => {
    if (!sitting.isViewer(viewer)) {
      send({ type: 'problem', message: `Nobody here is called ${JSON.stringify(viewer)}.` });
      return;
    }
    if (viewer !== place.viewer) sent = [];
    place = { n, viewer };
    tell();
  };

  const hear = (text: string): void => {
    const read = parseMessage(text);
    if (!read.ok) send({ type: 'problem', message: read.problem });
    else if (read.message.type === 'look') look(read.message);
    else if (read.message.type === 'part') send({ type: 'part', part: sitting.part(read.message) });
    else {
      place = { ...place, n: 'last' };
      const answer = desk.handle(read.message);
      if (answer) send(answer);
    }
  };

  const safely = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      const words = cause instanceof Error ? cause.message : String(cause);
      if (socket.readyState === socket.OPEN)
        socket.send(JSON.stringify({ type: 'problem', message: `The server failed: ${words}` }));
    }
  };

  const tooMany = (): void => {
    ignored++;
    if (!warned) safely(() => send({ type: 'problem', message: 'Too many messages: some were not read.' }));
    warned = true;
    if (ignored > MOST_IGNORED) socket.close(1008, 'too many messages');
  };

  socket.on('message', (data: RawData, isBinary: boolean) => {
    if (!limit.allows()) {
      tooMany();
      return;
    }
    warned = false;
    safely(() => (isBinary ? send({ type: 'problem', message: 'A message is text.' }) : hear(String(data))));
  });

  return { greet: () => safely(greet), tell: () => safely(tell) };
};
