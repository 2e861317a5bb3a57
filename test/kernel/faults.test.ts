import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAULTS } from '../../scripts/kernelFaultList.ts';

const KERNEL = join(import.meta.dirname, '..', '..', 'src', 'kernel');

test('each fault that `npm run faults:kernel` plants can still be planted: what it changes stands there once', () => {
  const stale = FAULTS.filter(({ file, find }) => readFileSync(join(KERNEL, file), 'utf8').split(find).length !== 2);
  expect(stale.map(({ what }) => what)).toEqual([]);
  expect(new Set(FAULTS.map(({ what }) => what)).size).toBe(FAULTS.length);
  expect(FAULTS.filter(({ find, put }) => find === put)).toEqual([]);
});
