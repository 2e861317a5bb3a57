import { expect, test } from 'vitest';
import { carryOut } from '../../src/cli/program.ts';
import { openTerminal } from '../../src/cli/terminal.ts';

/** What a command prints into a stream of that kind, with those variables. */
async function printed(stdout: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv) {
  let text = '';
  const write = (part: string) => (text += part);
  const out = openTerminal({ stdout: { ...stdout, write }, stderr: { write }, env: { ...env, NO_COLOR: '1' } });
  expect(await carryOut(['rules', '700.5'], out)).toBe(0);
  return Math.max(...text.split('\n').map((line) => line.length));
}

test('on a screen the screen says how wide lines may be, elsewhere COLUMNS, and else it is a page', async () => {
  const within = async (width: number, ...[stdout, env = {}]: Parameters<typeof printed> | [{ columns?: number }]) => {
    const widest = await printed(stdout, env);
    expect(widest).toBeLessThanOrEqual(width);
    expect(widest).toBeGreaterThan(width - 20);
  };
  await within(100, {});
  await within(60, {}, { COLUMNS: '60' });
  await within(140, {}, { COLUMNS: '140' });
  await within(80, { isTTY: true, columns: 80 }, { COLUMNS: '140' });
  await within(60, { isTTY: true }, { COLUMNS: '60' });
});

test.each(['', '0', '-60', '5', '12.5', 'wide', '1e2', '99999999999'])(
  'COLUMNS=%s is no sensible number, and says nothing',
  async (COLUMNS) => {
    expect(await printed({}, { COLUMNS })).toBe(await printed({}, {}));
  },
);

test('a screen that grows narrower is heard of', () => {
  const stdout = { isTTY: true, columns: 120, write: () => true };
  const out = openTerminal({ stdout, stderr: { write: () => true }, env: {} });
  expect(out.columns).toBe(120);
  stdout.columns = 70;
  expect(out.columns).toBe(70);
  stdout.columns = 10;
  expect(out.columns).toBe(40);
});
