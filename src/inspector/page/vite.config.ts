import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

/** Whoever gets the layout gets its licence. */
const licence: Plugin = {
  name: 'licence-of-the-layout',
  generateBundle() {
    const file = createRequire(import.meta.url).resolve('elkjs/LICENSE.md');
    this.emitFile({ type: 'asset', fileName: 'assets/elkjs-LICENSE.md', source: readFileSync(file, 'utf8') });
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), licence],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/page', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    // Browsers that know light-dark(), with which every colour is said once.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: ['index.html', 'hosted/index.html', 'attached/index.html'].map((page) =>
        fileURLToPath(new URL(page, import.meta.url)),
      ),
    },
  },
});
