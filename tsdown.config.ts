import { existsSync } from 'node:fs';
import { defineConfig } from 'tsdown';

const command = 'src/cli/main.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', ...(existsSync(command) ? { cli: command } : {}) },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  dts: true,
  sourcemap: true,
  hash: false,
  // The page lies in dist/page and is built on its own.
  clean: ['dist/*.js', 'dist/*.js.map', 'dist/*.d.ts', 'dist/*.d.ts.map'],
});
