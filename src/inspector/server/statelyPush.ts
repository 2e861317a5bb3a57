import { WebSocket } from 'ws';
import { sendTo } from './guarded.ts';
import type { Stately } from './stately.ts';

/** So long, in milliseconds, until a server that is gone is looked for again. */
const AGAIN = 3_000;

/**
 * Hands the telemetry to a server of Stately's kind (`createInspectorServer`), as a program with its package does. When that server
 * is gone, it is looked for again, and told everything anew. Returns the way to stop.
 */
export function pushTo(url: URL, stately: Stately): () => void {
  let socket: WebSocket;
  let timer: NodeJS.Timeout | undefined;
  let leave = (): void => {};
  let isOver = false;

  const join = (): void => {
    // Should the last actor end, it goes on with the next one.
    leave = stately.join((text) => sendTo(socket, text), join);
  };
  const connect = (): void => {
    socket = new WebSocket(url, { handshakeTimeout: AGAIN });
    socket.on('open', join);
    socket.on('error', () => {});
    socket.on('close', () => {
      leave();
      if (!isOver) timer = setTimeout(connect, AGAIN).unref();
    });
  };
  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
    socket.terminate();
  };
}
