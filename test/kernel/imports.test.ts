import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', 'src', 'kernel');
const sources = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));

test('the kernel takes nothing but types from XState, and nothing from anywhere else', () => {
  for (const { file, text } of sources)
    for (const [statement, from = ''] of text.matchAll(/^(?:import|export)\b[^;]*? from '([^']+)';/gms)) {
      if (from.startsWith('./')) continue;
      expect(from, `${file} imports another package; what it needs is to be handed to it`).toBe('xstate');
      expect(statement, `${file} imports XState at run time; only its types are the kernel's business`).toMatch(
        /^import type /,
      );
    }
});
