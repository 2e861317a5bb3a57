// @ts-check
/**
 * `npm run check`: everything that can be said about the sources without running them.
 * Every check runs, also after one has failed. Named checks only: `npm run check -- types layers`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawCharts } from './build.mjs';
import { ensureOrExit } from './ensure.mjs';
import { bin, node, root } from './processes.mjs';

await ensureOrExit();

const folders = ['src', 'machines', 'cards', 'test', 'scripts'].filter((folder) => existsSync(join(root, folder)));
const tsc = bin('typescript', 'tsc');

/** @type {Record<string, string[][]>} Each check and the Node commands that make it up. */
const checks = {
  style: [
    [
      bin('@biomejs/biome', 'biome'),
      'ci',
      '--error-on-warnings',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
  ],
  layers: [[bin('dependency-cruiser', 'depcruise'), ...folders, '--config', '.dependency-cruiser.cjs']],
  types: [
    [tsc, '--project', '.'],
    [tsc, '--project', 'src/inspector/page'],
    [tsc, '--project', 'test/inspector/page'],
    [tsc, '--project', 'examples'],
  ],
  unused: [[bin('knip')]],
  generated: [['--import', 'tsx', 'scripts/generate.ts', '--check']],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in checks));
if (unknown.length > 0) {
  process.stderr.write(`No such check: ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.\n`);
  process.exit(2);
}
const wanted = named.length > 0 ? named : Object.keys(checks);

/** @type {Map<string, boolean>} */
const passed = new Map();
const waiting = [...wanted];
// The page imports the drawings of its charts.
const drawn = await drawCharts();
if (drawn !== 0) process.exit(drawn);
await Promise.all([worker(), worker()]);

if (wanted.length > 1) {
  process.stdout.write('\n');
  for (const name of wanted) process.stdout.write(`${passed.get(name) ? 'ok    ' : 'FAILED'} ${name}\n`);
}
process.exitCode = [...passed.values()].every(Boolean) ? 0 : 1;

async function worker() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    let output = '';
    let ok = true;
    for (const command of checks[name] ?? []) {
      const ended = await node(command, { keep: true });
      ok &&= ended.code === 0;
      output += ended.output;
    }
    passed.set(name, ok);
    process.stdout.write(`── ${name}\n${output.trim()}\n`);
  }
}
