import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starpile-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

test('STARPILE_CHROMIUM wins over what is on the path', () => {
  program('chromium');
  const mine = program('mine');
  expect(findChromium({ env: { PATH: folder, STARPILE_CHROMIUM: mine } })).toBe(mine);
});

test('STARPILE_CHROMIUM that names no program is an error, not a reason to search', () => {
  program('chromium');
  const env = { PATH: folder, STARPILE_CHROMIUM: join(folder, 'gone') };
  expect(() => findChromium({ env })).toThrow(/STARPILE_CHROMIUM names .*gone/);
  expect(() => findChromium({ env: { STARPILE_CHROMIUM: folder } })).toThrow(/no program/);
});

test('a Chromium on the path is preferred to a Chrome', () => {
  program('google-chrome');
  expect(findChromium({ env: { PATH: folder } })).toBe(join(folder, 'google-chrome'));
  const chromium = program('chromium');
  expect(findChromium({ env: { PATH: folder } })).toBe(chromium);
});

test('a browser in the usual place of macOS or Windows is found', () => {
  const onMac = program('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(findChromium({ env: { HOME: folder }, platform: 'darwin' })).toBe(onMac);
  const onWindows = program('Microsoft/Edge/Application/msedge.exe');
  expect(findChromium({ env: { PROGRAMFILES: folder }, platform: 'win32' })).toBe(onWindows);
});
