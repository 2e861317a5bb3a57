import type { ServerType } from '@hono/node-server';

/** Only this machine is listened to. */
export const LOOPBACK = '127.0.0.1';

/** How many ports after the wanted one are tried before any will do. */
const NEXT = 20;

/** Listens on that port, or on the next that is free; gives the port. */
export async function listen(server: ServerType, wanted: number): Promise<number> {
  const ports = [...Array.from({ length: NEXT }, (_, more) => wanted + more).filter((port) => port <= 65_535), 0];
  for (const port of wanted === 0 ? [0] : ports) {
    const found = await tryPort(server, port);
    if (found !== null) return found;
  }
  throw new Error(`No port could be listened on, beginning with ${wanted}.`);
}

/** Listens on that port and no other; gives the port. Throws an Error in plain words when it is taken. */
export async function listenAt(server: ServerType, port: number): Promise<number> {
  const found = await tryPort(server, port);
  if (found !== null) return found;
  throw new Error(`Port ${port} cannot be listened on: it is taken, or not allowed. Choose another.`);
}

const tryPort = (server: ServerType, port: number): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    };
    const listening = (): void => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, LOOPBACK);
  });
