/** What docs/kernel.md shows, as it stands there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as xstate from 'xstate';
import * as kernel from '../../src/kernel/index.ts';

const TEXT = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'kernel.md'), 'utf8');
const examples = [...TEXT.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

/** Runs JavaScript that imports from the two packages, and returns what it has named. */
const run = (code: string, ...names: readonly string[]): readonly unknown[] => {
  const plain = code
    .replace(
      /^import (\{[^}]*\}) from '(.*?)';$/gm,
      (_, what, from) => `const ${what} = ${from === 'xstate' ? 'xstate' : 'kernel'};`,
    )
    .replace(/^ *types: .*,\n| as const/gm, '');
  return new Function('xstate', 'kernel', `${plain}\nreturn [${names.join()}];`)(xstate, kernel) as readonly unknown[];
};

test('the lamp: each state is what the comment beside it says', () => {
  const [lamp = ''] = examples;
  const [off, on, cut, can] = run(lamp, 'off', 'on', 'cut', 'can') as [
    object,
    object,
    object,
    (...args: unknown[]) => boolean,
  ];
  expect(off).toEqual({ at: 'off', status: 'active', context: { presses: 0 }, children: [] });
  expect(on).toEqual({ at: 'on', status: 'active', context: { presses: 1 }, children: [] });
  expect(cut).toMatchObject({ at: 'broken', status: 'done' });
  expect(can(off, { type: 'press' })).toBe(true);
  for (const text of ["{ at: 'off', status: 'active', context: { presses: 0 }, children: [] }", "{ at: 'on', status"])
    expect(lamp).toContain(text);
});

test('all that can be reached: as many as it says', () => {
  const [lamp = '', explore = ''] = examples;
  const [seen] = run(`${lamp}\n${explore}`, 'seen') as [Map<string, unknown>];
  expect(explore).toContain(`${seen.size} states`);
});
