import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensure } from '../../scripts/ensure.mjs';

let root = '';
let installs = 0;
const say = () => {};

const packages = (version: string) => JSON.stringify({ packages: { 'node_modules/word': { version } } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'starpile-ensure-'));
  installs = 0;
  writeFileSync(join(root, 'package-lock.json'), packages('1.0.0'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function install() {
  installs += 1;
  await new Promise((resolve) => setTimeout(resolve, 50));
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(root, 'node_modules'));
  return { code: 0, output: '' };
}

test('installs when nothing is there, and not again', async () => {
  await ensure({ root, install, say });
  await ensure({ root, install, say });
  expect(installs).toBe(1);
});

test('installs again when the lock has changed', async () => {
  await ensure({ root, install, say });
  writeFileSync(join(root, 'package-lock.json'), packages('1.0.1'));
  await ensure({ root, install, say });
  expect(installs).toBe(2);
});

test('two at once install once', async () => {
  await Promise.all([ensure({ root, install, say }), ensure({ root, install, say })]);
  expect(installs).toBe(1);
});

test('an installer that died holds nobody up', async () => {
  mkdirSync(join(root, '.install-lock'));
  writeFileSync(join(root, '.install-lock', 'pid'), '4194305');
  await ensure({ root, install, say });
  expect(installs).toBe(1);
});

test('trusts an npm install made by hand, if it is of this lock', async () => {
  mkdirSync(join(root, 'node_modules'));
  const note = join(root, 'node_modules', '.package-lock.json');
  writeFileSync(note, packages('0.9.0'));
  await ensure({ root, install, say });
  expect(installs).toBe(1);
  rmSync(join(root, 'node_modules', '.starpile-lock'));
  writeFileSync(note, packages('1.0.0'));
  await ensure({ root, install, say });
  expect(installs).toBe(1);
});

test('says plainly that the registry is out of reach, and leaves no trace', async () => {
  const offline = async () => ({ code: 1, output: 'npm error code ENOTFOUND' });
  await expect(ensure({ root, install: offline, say })).rejects.toThrow(/could not be reached/);
  expect(existsSync(join(root, '.install-lock'))).toBe(false);
  await ensure({ root, install, say });
  expect(installs).toBe(1);
});
