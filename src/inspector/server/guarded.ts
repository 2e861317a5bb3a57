import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { makeLimit } from './limit.ts';

/** Bytes that may wait to be sent to somebody who reads too slowly. */
const MOST_WAITING = 16 << 20;

/** Sends to whoever reads. Who does not, or too slowly, is let go: they may return, and are then told everything anew. */
export function sendTo(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  // No goodbye would be heard either: what waits is thrown away at once.
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(text);
}

/** Lets go of who says too much at once, where nothing much is to be said. Each ping is answered, and counts as well. */
export function endFloods(socket: WebSocket, kinds: readonly ('message' | 'ping')[]): void {
  const limit = makeLimit();
  const count = (): void => {
    if (!limit.allows()) socket.terminate();
  };
  for (const kind of kinds) socket.on(kind, count);
}

/** As `sendTo`, for much that is said at once: it leaves in one piece. */
export function batchTo(socket: WebSocket, stream: Duplex): (text: string) => void {
  let isHeld = false;
  return (text) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    sendTo(socket, text);
  };
}
