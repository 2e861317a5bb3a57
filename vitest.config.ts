import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const root = dirname(fileURLToPath(import.meta.url));
const door = join(root, 'src', 'index.ts');
const twist = join(root, 'test', 'twist');

/** With STARPILE_TWIST or STARPILE_RUNNER, whoever knocks at the public door comes in by the twisted one, which knocks at the real one. */
const twistedDoor: Plugin = {
  name: 'twisted-door',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const from = dirname(importer);
    return resolve(from) !== twist && resolve(from, source) === door ? join(twist, 'index.ts') : null;
  },
};

const { STARPILE_TWIST, STARPILE_RUNNER, STARPILE_LONG } = process.env;
const isTwisted = Boolean(STARPILE_TWIST || STARPILE_RUNNER);

export default defineConfig({
  plugins: isTwisted ? [twistedDoor] : [],
  test: {
    environment: 'node',
    // What takes too long for every time has a run of its own: `npm run test:long`.
    include: [STARPILE_LONG ? 'test/**/*.long.test.ts' : 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(STARPILE_LONG ? [] : ['test/**/*.long.test.ts'])],
    // One of the long tests measures time, and is alone.
    maxWorkers: STARPILE_LONG ? 1 : 2,
    // The sources keep nothing between tests, so a worker reads them once, which nearly halves the time.
    isolate: false,
    testTimeout: isTwisted ? 300_000 : 30_000,
    hookTimeout: 60_000,
    reporters: ['default'],
    coverage: {
      provider: 'v8',
      include: ['src/**', 'machines/**', 'cards/**'],
      exclude: ['src/inspector/page/**', '**/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
