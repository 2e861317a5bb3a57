import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('.'),
  base: './',
  plugins: [react()],
  resolve: {
    // Elsewhere these are the package's doors; here they are its sources.
    alias: [
      { find: 'starpile/cards', replacement: at('../cards/index.ts') },
      { find: 'starpile/notation', replacement: at('../src/notation/index.ts') },
      { find: /^starpile$/, replacement: at('../src/index.ts') },
    ],
  },
  worker: { format: 'es' },
  server: { fs: { allow: [at('..')] } },
  build: {
    outDir: at('../dist/examples'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['index.html', 'dom/index.html', 'react/index.html', 'worker/index.html'].map(at),
    },
  },
});
