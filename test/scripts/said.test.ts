import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../scripts/processes.mjs';
import { wholeSaid } from '../../scripts/said.ts';

/** What a script says aside, and its exit code. */
const call = (
  script: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise((resolve) => {
    const node = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = spawn(process.execPath, [...node, join(root, 'scripts', script), ...args], { cwd: root });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('close', (code) => resolve({ code, said }));
  });

/** What stands aside when a script is misused in this process, and how it would have ended. */
function misuse(use: () => unknown) {
  const said: unknown[] = [];
  const codes: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(said.push(text)));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    codes.push(code);
    throw new Error('It has ended.');
  });
  try {
    expect(use).toThrow('It has ended.');
  } finally {
    vi.restoreAllMocks();
  }
  return { said: said.join(''), codes };
}

test.each([
  ['0', 1],
  ['-1', 0],
  ['1.5', 0],
  ['many', 0],
  ['', 0],
  ['99999999999999999999', 0],
])('%j is no whole number from %i, and that is said', (text, least) => {
  expect(misuse(() => wholeSaid('npm run x', 'games', text, least))).toEqual({
    said: `--games takes a whole number, ${least} or more, not "${text}".\nUsage: npm run x\n`,
    codes: [2],
  });
  expect(wholeSaid('npm run x', 'games', '7', least)).toBe(7);
});

test.each(['agree', 'charts', 'generate', 'kernelFaults', 'kernelSpeed', 'paths', 'secrets', 'soak'])(
  '%s reads its options in no other way',
  (name) => {
    const text = readFileSync(join(root, 'scripts', `${name}.ts`), 'utf8');
    expect(text).toContain('optionsSaid(');
    expect(text).not.toMatch(/parseArgs\(|process\.argv/);
  },
);

test.each([
  ['soak.ts', ['--bogus'], "Unknown option '--bogus'"],
  ['agree.ts', ['--again', 'nothing.json'], 'nothing.json cannot be played again: ENOENT'],
  ['agree.ts', ['--players', '2-9'], '--players takes 2 to 6, or a range such as 2-4, not "2-9".'],
  ['generate.ts', ['--chek'], "Unknown option '--chek'"],
  ['kernelFaults.ts', ['--only', 'nothing of the kind'], 'No fault is called anything like "nothing of the kind".'],
] as const)(
  '%s %j is told in plain words how it is called',
  async (script, args, words) => {
    const { code, said } = await call(script, args);
    expect(said).toContain(words);
    expect(said).toMatch(/^Usage: npm run [a-z:]+.*\n$/m);
    expect(said).not.toMatch(/^ +at |node:internal/m);
    expect(code).toBe(2);
  },
  60_000,
);

test('what is no part to build is told too', async () => {
  const { code, said } = await call('build.mjs', ['lybrary']);
  expect([code, said]).toEqual([2, 'There is no lybrary to build: there are library, page.\n']);
}, 60_000);
