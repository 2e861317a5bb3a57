import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
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
