import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';

/** A Chromium without a window, for tests of the page. Close it when done. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium was found; npm test sees to one.');
  return chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
