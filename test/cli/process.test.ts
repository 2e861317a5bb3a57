import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { call } from '../inspector/caller.ts';
import { addressOf, ended, heard, startCommand } from './child.ts';

test('inspect prints where it is, serves pages, runs the game as it is told to, and goes when it is told to', async () => {
  const child = startCommand(
    'inspect',
    'scenarios/worked-example.pile',
    '--runner',
    'data',
    '--port',
    '0',
    '--no-open',
  );
  const said = heard(child);
  const page = await call(await addressOf(child));
  expect(await page.next('hello')).toMatchObject({ file: 'worked-example.pile', runner: 'data' });
  expect(said.err).toContain('Run as data: there are no live actors to inspect until they are raised in the page.\n');
  child.kill('SIGTERM');
  expect(await Promise.all([page.closed(), ended(child)])).toEqual([1001, 0]);
}, 60_000);

test('inspect says where Stately’s inspector and tools for XState 4 find it, if they are asked for', async () => {
  const child = startCommand(
    'inspect',
    '--port',
    '0',
    '--no-open',
    '--legacy',
    '--stately',
    'http://127.0.0.1:9/there',
  );
  const said = heard(child);
  const { host, hash } = new URL(await addressOf(child));
  await expect.poll(() => said.out).toContain(`Tools for XState 4: ws://${host}/legacy?${hash.slice(1)}\n`);
  expect(said.out).toContain(`http://${host}/hosted/${hash}&to=http%3A%2F%2F127.0.0.1%3A9%2Fthere\n`);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
}, 60_000);

test('inspect --attach says where programs connect, shows them, and says plainly when that port is taken', async () => {
  const port = await freePort();
  const child = startCommand('inspect', '--attach', `${port}`, '--port', '0', '--no-open');
  const said = heard(child);
  const address = new URL(await addressOf(child));
  await expect.poll(() => said.out).toContain(`Programs connect to: ws://127.0.0.1:${port}/\n`);
  expect(address.pathname).toBe('/attached/');
  const led = await fetch(address.origin);
  expect([led.status, led.url]).toEqual([200, `${address.origin}/attached/`]);
  const second = startCommand('inspect', '--attach', `${port}`, '--port', '0', '--no-open');
  const complained = heard(second);
  expect(await ended(second)).toBe(2);
  expect(complained.err).toContain(
    `Port ${port} cannot be listened on: it is taken, or not allowed. Choose another.\n`,
  );
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
}, 60_000);

/** A port that nobody listens on now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

test('inspect says which server it tells', async () => {
  const child = startCommand('inspect', '--port', '0', '--no-open', '--stately', 'ws://127.0.0.1:9');
  const said = heard(child);
  await addressOf(child);
  await expect.poll(() => said.out).toContain('Told to: ws://127.0.0.1:9/\n');
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
}, 60_000);

test('a mistake is said without a stack, and a reader who stops early is no mistake', async () => {
  const wrong = startCommand('why', 'nothing.pile', 'ian: pass');
  const cut = startCommand('rules', '700');
  cut.stdout?.destroy();
  const [said, complained] = [heard(wrong), heard(cut)];
  expect(await Promise.all([ended(wrong), ended(cut)])).toEqual([2, 0]);
  expect(said).toEqual({ out: '', err: 'There is no file nothing.pile.\n' });
  expect(complained.err).toBe('');
}, 60_000);
