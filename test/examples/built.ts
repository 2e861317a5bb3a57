import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../../scripts/processes.mjs';

/** The examples, built as the page is and served to this machine only. */
export async function serveExamples(): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'starpile-examples-'));
  const config = { configFile: join(root, 'examples/vite.config.ts'), logLevel: 'error' as const };
  await build({ ...config, build: { outDir } });
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const at = server.httpServer.address();
  if (typeof at !== 'object' || at === null) throw new Error('The examples are not served.');
  return {
    address: `http://127.0.0.1:${at.port}`,
    async stop() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
