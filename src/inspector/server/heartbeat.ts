import type { WebSocket, WebSocketServer } from 'ws';

const EVERY = 30_000;

/** Ends connections whose other end is gone without having said so. Returns the way to stop. */
export function keepBeating(sockets: WebSocketServer): () => void {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
