import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { PROTOCOL } from '../../src/inspector/protocol.ts';
import { startInspector } from '../../src/inspector/server/server.ts';
import { plainText } from '../../src/inspector/words/naming.ts';
import { playerId } from '../../src/model/ids.ts';
import { call } from './caller.ts';
import { scenarioOf, WORKED } from './opened.ts';
import { closeAll, closeLater, start } from './started.ts';

afterEach(closeAll);

const ian = playerId('ian');
const elysha = playerId('elysha');

describe('a page', () => {
  test('is greeted with everything', async () => {
    const { address } = await start();
    const page = await call(address);
    const hello = await page.next('hello');
    expect(hello).toMatchObject({
      protocol: PROTOCOL,
      title: scenarioOf(WORKED).title,
      file: WORKED,
      players: [
        { id: 'ian', title: 'Ian' },
        { id: 'elysha', title: 'Elysha' },
      ],
      script: 8,
    });
    expect(hello.scenarios[0]?.file).toBe(WORKED);
    expect(hello.rules.find(({ number }) => number === '700.5')?.parts[0]?.provenance).toBe('S');
    expect(hello.cards.find(({ name }) => name === 'stubborn-mechanic')?.text).toHaveLength(1);
    expect((await page.next('log')).rows).toHaveLength(1);
    expect((await page.next('position')).position).toMatchObject({ n: 0, last: 0, viewer: 'all' });
  });

  test('plays: what is accepted is told to all who look on, what is refused to the one who asked', async () => {
    const { address } = await start();
    const [one, other] = [await call(address), await call(address)];
    await one.next('position');
    await other.next('position');
    one.say({ type: 'submit', intent: { type: 'stay', player: elysha } });
    for (const page of [one, other]) {
      const { from, rows } = await page.next('log');
      expect([from, rows.map(({ words }) => plainText(words))]).toEqual([1, ['Withdraws nothing']]);
      expect((await page.next('position')).position.n).toBe(1);
    }
    one.say({ type: 'submit', intent: { type: 'pass', player: ian } });
    const { refusal } = await one.next('refused');
    expect(refusal.clauses.map(({ rule }) => rule)).toEqual(['700.4']);
    const { rows } = await other.next('log');
    expect(rows.map(({ kind }) => kind)).toEqual(['refused']);
    expect(other.heard.some(({ type }) => type === 'refused')).toBe(false);
  });

  test('looks at any step, with anybody’s eyes: the log is then theirs', async () => {
    const { address } = await start();
    const page = await call(address);
    page.say({ type: 'restart', script: true });
    await page.next('hello');
    await page.next('hello');
    expect((await page.next('log')).rows).toHaveLength(12);
    expect((await page.next('position')).position).toMatchObject({ n: 11, last: 11 });
    page.say({ type: 'look', n: 5, viewer: ian });
    expect(await page.next('log')).toMatchObject({ from: 0 });
    const { position } = await page.next('position');
    expect(position).toMatchObject({ n: 5, last: 11, viewer: 'ian', mode: 'building' });
    expect(position.view.players.find(({ id }) => id === elysha)?.hand.cards).toBeNull();
    page.say({ type: 'look', n: 99, viewer: 'all' });
    expect((await page.next('position')).position.n).toBe(11);
    page.say({ type: 'look', n: 0, viewer: playerId('nobody') });
    expect((await page.next('problem')).message).toBe('Nobody here is called "nobody".');
  });

  test('takes back, begins again, and opens another scenario', async () => {
    const { address } = await start();
    const page = await call(address);
    page.say({ type: 'restart', script: true });
    page.say({ type: 'rewind', n: 6 });
    await page.next('hello');
    await page.next('hello');
    await page.next('position');
    expect((await page.next('position')).position).toMatchObject({ n: 6, last: 6 });
    page.say({ type: 'open', file: '700/700.4-clockwise.pile' });
    expect(await page.next('hello')).toMatchObject({ file: '700/700.4-clockwise.pile' });
    expect((await page.next('position')).position).toMatchObject({ n: 0, last: 0 });
  });

  test('has live actors raised at an earlier step, and goes on as data: all are told', async () => {
    const { address } = await start({ runner: 'data' });
    const [one, other] = [await call(address), await call(address)];
    for (const page of [one, other]) expect((await page.next('hello')).runner).toBe('data');
    one.say({ type: 'restart', script: true });
    await other.next('hello');
    one.say({ type: 'run', n: 9, runner: 'live' });
    expect((await other.next('hello')).runner).toBe('live');
    expect((await other.next('log')).rows).toHaveLength(8);
    expect((await other.next('position')).position).toMatchObject({ n: 7, last: 7, rests: 7 });
    other.say({ type: 'run', n: 7, runner: 'data' });
    await one.next('hello');
    await one.next('hello');
    expect((await one.next('hello')).runner).toBe('data');
  });

  test('that comes late is told all that has happened; one that returns too', async () => {
    const { address } = await start();
    const early = await call(address);
    early.say({ type: 'restart', script: true });
    early.say({ type: 'submit', intent: 'rubbish' });
    await early.next('refused');
    early.socket.close();
    await early.closed();
    const late = await call(address);
    expect((await late.next('log')).rows).toHaveLength(13);
    expect((await late.next('position')).position.last).toBe(11);
  });
});

describe('the server', () => {
  const get = (address: string, path = '', headers: Record<string, string> = {}) =>
    fetch(new URL(path, address.replace(/#.*/, '')), { headers });

  test('listens to this machine only, and on another port where one is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    );
    const inspector = await start({ port });
    expect(inspector.port).not.toBe(port);
    expect(inspector.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{24}$/);
    await new Promise((resolve) => taken.close(resolve));
  });

  test('says how to build the page that is not there, and serves the one that is', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'starpile-'));
    const { address } = await start({ pageFolder: empty });
    const missing = await get(address);
    expect([missing.status, await missing.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    rmSync(empty, { recursive: true });
    const folder = join(import.meta.dirname, '../../src/inspector/page');
    const served = await start({ pageFolder: folder });
    const page = await get(served.address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('serves nothing outside the page’s folder', async () => {
    const { address } = await start({ pageFolder: join(import.meta.dirname, '../../src/inspector/page') });
    for (const path of ['/%2e%2e/protocol.ts', '/..%2fprotocol.ts', '/%2e%2e%2fprotocol.ts', '/%00', '/%', '/nothing'])
      expect([path, (await get(address, path)).status]).toEqual([path, 404]);
  });

  test('lets everybody go when it is closed', async () => {
    const inspector = await start();
    const page = await call(inspector.address);
    await page.next('position');
    await inspector.close();
    expect(await page.closed()).toBe(1001);
    await expect(get(inspector.address)).rejects.toThrow();
  });

  test('lays a table to try things on where no scenario is named', async () => {
    const inspector = await startInspector({ cards: CARDS, port: 0 });
    closeLater(inspector);
    const page = await call(inspector.address);
    expect(await page.next('hello')).toMatchObject({ title: 'An open table', file: null, script: 0 });
    expect((await page.next('position')).position.acts.length).toBeGreaterThan(2);
  });
});
