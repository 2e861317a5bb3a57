import { defineConfig } from 'tsdown';

/** The package's doors, each a file of its own; the bin is `cli`. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    bots: 'src/bots/index.ts',
    cards: 'cards/index.ts',
    inspect: 'src/attach/index.ts',
    kernel: 'src/kernel/index.ts',
    machines: 'machines/index.ts',
    notation: 'src/notation/index.ts',
    testing: 'src/testing/index.ts',
    cli: 'src/cli/main.ts',
    // Not a door, but what the command starts threads with.
    simulateWorker: 'src/simulate/worker.ts',
  },
  deps: {
    // The bridge to XState 4 brings its own old packages: by name, the newer XState would be found instead.
    alwaysBundle: (name, importer) => /[\\/]src[\\/]inspector[\\/]legacy[\\/]/.test(importer ?? '') && name !== 'ws',
    onlyBundle: [/^@xstate\/inspect/, 'xstate', 'fast-safe-stringify'],
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  fixedExtension: false,
  dts: true,
  sourcemap: true,
  hash: false,
  // What several doors share lies apart: a part called `index` would take the place of the door of that name.
  outputOptions: { chunkFileNames: 'shared/[name].js' },
  // The page lies in dist/page and is built on its own.
  clean: ['dist/*.{js,js.map,d.ts}', 'dist/shared'],
});
