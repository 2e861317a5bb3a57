import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../../../dist/page', import.meta.url)),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    // Browsers that know light-dark(), with which every colour is said once.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: ['index.html', 'hosted/index.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
    },
  },
});
