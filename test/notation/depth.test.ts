import { expect, test } from 'vitest';
import { parse } from '../../src/notation/index.ts';

const HEAD = '@pile 1\n@players ian elysha\n\n[table]\nmoment : battle ian\n\n';

test.each([
  ['JSON', `@pile 1\n@players ian elysha\n\n[cards]\n${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}\n`, 5, 501],
  ['branches', `${HEAD}[play]\n${'{ a\n'.repeat(3000)}${'}\n'.repeat(3000)}`, 108, 1],
])('%s that is nested without end is refused where it is too deep', (_, text, line, column) => {
  const parsed = parse(text, 'deep.pile');
  if (parsed.ok) throw new Error('it was read');
  expect(parsed.error).toMatchObject({ file: 'deep.pile', line, column });
  expect(parsed.error.message).toContain('nested no deeper than 100');
});

test('what stands in texts and comments is not nested', () => {
  const comments = '-- { [ {\n'.repeat(200);
  expect(parse(`${HEAD}[play]\n${comments}ian: pass\n`)).toMatchObject({ ok: true });
});
