/** Law: whatever a page can import of the package runs in a browser, and brings no more than it needs. */
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.mjs';

const BUILTINS = new Set(builtinModules);
const isNodes = (source: string): boolean => source.startsWith('node:') || BUILTINS.has(source);

/** What a door is made of, bundled as for a page: which of Node's modules it asks for, and which packages it takes along. */
async function bundled(
  door: string,
): Promise<{ readonly nodes: readonly string[]; readonly packages: readonly string[] }> {
  const nodes: string[] = [];
  const output = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'listen',
        enforce: 'pre',
        resolveId(source, importer) {
          if (isNodes(source)) nodes.push(`${source} in ${importer}`);
        },
      },
    ],
    build: { write: false, minify: false, lib: { entry: join(root, door), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const modules = output.flatMap(({ output: chunks }) =>
    chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])),
  );
  const packages = modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return { nodes, packages: [...new Set(packages)].sort() };
}

test.each([
  ['src/index.ts', ['pure-rand', 'xstate', 'zod']],
  ['cards/index.ts', []],
  ['src/notation/index.ts', ['pure-rand', 'xstate', 'zod']],
  ['src/kernel/index.ts', ['xstate']],
  ['machines/index.ts', ['pure-rand', 'xstate']],
])(
  '%s asks for nothing of Node',
  async (door, packages) => {
    const found = await bundled(door);
    expect(found.nodes).toEqual([]);
    expect(packages).toEqual(expect.arrayContaining([...found.packages]));
  },
  60_000,
);

test('the command does, so that it would be noticed', async () => {
  expect((await bundled('src/cli/readFile.ts')).nodes).toEqual([expect.stringMatching(/^node:fs in /)]);
}, 60_000);
