import type { Duplex } from 'node:stream';
import type { Refused } from './gate.ts';

/** Refuses a connection in words. */
export function turnAway(stream: Duplex, { status, words }: Refused): void {
  const body = `${words}\n`;
  const head = [
    `HTTP/1.1 ${status} No`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
