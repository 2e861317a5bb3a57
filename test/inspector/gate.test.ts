import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { playerId } from '../../src/model/ids.ts';
import { call } from './caller.ts';
import { closeAll, start } from './started.ts';

afterEach(closeAll);

const elysha = playerId('elysha');

describe('only our own page comes in', () => {
  const origins: readonly [string, { origin?: string; host?: string }, number][] = [
    ['a foreign origin', { origin: 'http://evil.example' }, 403],
    ['an origin that is no place', { origin: 'null' }, 403],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }, 403],
    ['a foreign host', { host: 'evil.example' }, 403],
    ['a host with another port', { host: '127.0.0.1:1' }, 403],
  ];
  for (const [what, headers, status] of origins)
    test(`${what} is refused`, async () => {
      const { address } = await start();
      await expect(call(address, headers)).rejects.toThrow(`Unexpected server response: ${status}`);
    });

  test('nobody without the token', async () => {
    const { address } = await start();
    for (const bad of [address.replace(/#.*/, ''), `${address.slice(0, -1)}`, `${address}x`])
      await expect(call(bad)).rejects.toThrow('Unexpected server response: 401');
  });

  test('what is no address is turned away, and harms nobody', async () => {
    const { address, port } = await start();
    for (const path of ['//', 'http://[', '/socket', '/\u0000', '*']) {
      const stream = connect(port, '127.0.0.1');
      const answer = new Promise<string>((resolve) => {
        let text = '';
        stream.on('data', (data) => (text += data));
        stream.on('close', () => resolve(text));
        stream.on('error', () => resolve(text));
      });
      const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'];
      stream.write(`${lines.join('\r\n')}\r\n\r\n`);
      expect(await answer, path).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    await (await call(address)).next('hello');
  });

  test('and by localhost as well', async () => {
    const { address } = await start();
    const page = await call(address.replace('127.0.0.1', 'localhost'));
    await page.next('hello');
  });
});

describe('rubbish is answered, and harms nobody', () => {
  test('messages that are none', async () => {
    const { address } = await start();
    const page = await call(address);
    const bad = [
      '',
      '{',
      'null',
      '[]',
      '42',
      '{"type":"dance"}',
      '{"type":"look"}',
      '{"type":"look","n":-1,"viewer":"all"}',
    ];
    const more = [
      '{"type":"look","n":1.5,"viewer":"all"}',
      '{"type":"rewind","n":"x"}',
      '{"type":"open"}',
      '{"type":"run","n":0}',
      '{"type":"run","n":0,"runner":"fast"}',
      '{"type":"run","runner":"live"}',
      '{"type":"look","n":0,"viewer":7}',
    ];
    for (const text of [...bad, ...more]) {
      page.sayRaw(text);
      expect((await page.next('problem')).message, text).not.toBe('');
    }
    page.sayRaw(Buffer.from([1, 2, 3]));
    expect((await page.next('problem')).message).toBe('A message is text.');
    page.say({ type: 'submit', intent: { type: 'play', card: { toString: 1 }, player: ['x'] } });
    expect((await page.next('refused')).refusal.kind).toBe('malformed');
  });

  test('files outside the folder', async () => {
    const { address } = await start();
    const page = await call(address);
    for (const file of [
      '../package.json',
      '/etc/passwd',
      '..\\x.pile',
      '700',
      '',
      '700/../worked-example.pile',
      'x\0.pile',
    ]) {
      page.say({ type: 'open', file });
      expect((await page.next('problem')).message).toContain('There is no scenario');
    }
  });

  test('a message that is too large ends the connection, not the server', async () => {
    const { address } = await start();
    const page = await call(address);
    page.sayRaw('x'.repeat(1 << 20));
    expect(await page.closed()).toBe(1009);
    await (await call(address)).next('hello');
  });

  test('a flood is not read to its end, and others are served', async () => {
    const { address } = await start();
    const [flooder, other] = [await call(address), await call(address)];
    const begun = Date.now();
    for (let n = 0; n < 6_000; n++) flooder.sayRaw('{"type":"look","n":0,"viewer":"all"}');
    expect(await flooder.closed()).toBe(1008);
    // However long it takes on a busy machine: what may come at once, and some sixty a second.
    const most = 200 + 70 * ((Date.now() - begun) / 1000);
    expect(flooder.heard.filter(({ type }) => type === 'position').length).toBeLessThan(most);
    other.say({ type: 'submit', intent: { type: 'stay', player: elysha } });
    await other.next('log');
  });
});
