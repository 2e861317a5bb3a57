import { describe, expect, test } from 'vitest';
import { linkOf } from '../../../src/inspector/page/notes/links.ts';
import { readAddress } from '../../../src/inspector/page/wire/address.ts';
import { bringInPieces } from '../../../src/inspector/page/wire/bringing.ts';
import type { FromPage } from '../../../src/inspector/protocol.ts';

/** The server closes the connection of whoever sends more bytes at once. */
const LARGEST = 64 << 10;

const bytes = (message: FromPage): number => Buffer.byteLength(JSON.stringify(message));

describe('whatever a page asks is small enough to be heard', () => {
  test.each([
    ['zero bytes of a picture', '\u0000'],
    ['signs of three bytes', '\u20ac'],
    ['halves of signs', '\ud83c\udf00x'],
  ])('a file of %s', (_, sign) => {
    const text = sign.repeat(60_000).slice(0, 60_000);
    const sent: FromPage[] = [];
    bringInPieces(text, (message) => sent.push(message));
    expect(Math.max(...sent.map(bytes))).toBeLessThan(LARGEST);
    const heard = sent.map((message) => JSON.parse(JSON.stringify(message)).text);
    expect(heard.join('')).toBe(text);
  });

  test('an address that is full of rubbish', () => {
    const hash = `#${['as', 'on', 'q', 'who', 'rule', 'card'].map((key) => `${key}=${'%20x'.repeat(50_000)}`).join('&')}`;
    const address = readAddress(hash);
    const { branch, viewer } = address.place;
    expect(bytes({ type: 'look', n: 'last', viewer, branch })).toBeLessThan(LARGEST);
    const here = { origin: 'http://127.0.0.1:4700', pathname: '/' } as Location;
    const link = linkOf(here, address);
    expect(bytes({ type: 'report', n: 0, expected: 'x', check: null, link })).toBeLessThan(LARGEST);
  });
});
