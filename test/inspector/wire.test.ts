import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { patchOf } from '../../src/inspector/adapter/patch.ts';
import { patched } from '../../src/inspector/page/wire/patched.ts';
import { call } from './caller.ts';
import { opened, WORKED } from './opened.ts';
import { closeAll, start } from './started.ts';

afterEach(closeAll);

describe('only what has changed is sent', () => {
  test('a patch makes the one of the other, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const patch = patchOf(before, after);
        const made = patch === null ? before : patched(before, JSON.parse(JSON.stringify(patch)));
        expect(JSON.parse(JSON.stringify(made))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['{"valueOf":false}', '{}'],
    ['{}', '{"toString":1}'],
    ['{"__proto__":1}', '{"__proto__":{"a":2}}'],
    ['{"a":{"hasOwnProperty":0}}', '{"a":{"__proto__":null}}'],
  ])('whatever keys are called: %s, then %s', (before, after) => {
    const patch = patchOf(JSON.parse(before), JSON.parse(after));
    expect(patch).not.toBeNull();
    expect(JSON.stringify(patched(JSON.parse(before), JSON.parse(JSON.stringify(patch))))).toBe(after);
  });

  test('all positions of a game, one after the other and back', () => {
    const sitting = opened(WORKED);
    const forth = Array.from({ length: sitting.last + 1 }, (_, n) => sitting.position(n, 'all'));
    let shown: unknown = forth[0];
    for (const position of [...forth, ...forth.toReversed()]) {
      const patch = patchOf(shown, position);
      const before = shown;
      shown = patch === null ? shown : patched(shown, patch);
      expect(shown).toEqual(position);
      if (patch === null) expect(shown).toBe(before);
    }
  });

  test('what a patch does not touch stays the same object', () => {
    const before = { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 2 }], e: 1 };
    const after = patched(before, patchOf(before, { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }] }) ?? { has: {} });
    expect(after).toEqual({ a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }] });
    expect((after as typeof before).a).toBe(before.a);
    expect((after as typeof before).c[0]).toBe(before.c[0]);
  });

  test('a step on costs a page a small part of what a position is', async () => {
    const { address } = await start({ runner: 'data' });
    const page = await call(address);
    const sizes: number[] = [];
    page.socket.on('message', (data) => sizes.push(String(data).length));
    page.say({ type: 'restart', script: true });
    await page.next('hello');
    await page.next('hello');
    await page.next('position');
    const whole = Math.max(...sizes.slice(-3));
    page.say({ type: 'look', n: 6, viewer: 'all' });
    expect((await page.next('position')).position.n).toBe(6);
    sizes.length = 0;
    page.say({ type: 'look', n: 7, viewer: 'all' });
    expect((await page.next('position')).position).toMatchObject({ n: 7, acts: [] });
    expect(sizes[0]).toBeLessThan(whole / 5);
    // Whoever stays there is told what could be done, too.
    page.say({ type: 'look', n: 7, viewer: 'all', acts: true });
    expect((await page.next('position')).position.acts.length).toBeGreaterThan(0);
  });

  test('a note is told to all who look on, and goes with every line that has the step', async () => {
    const { address } = await start({ runner: 'data' });
    const [one, other] = [await call(address), await call(address)];
    one.say({ type: 'restart', script: true });
    await other.next('hello');
    await other.next('hello');
    await other.next('log');
    one.say({ type: 'note', n: 4, text: 'Why no pass?' });
    const { from, rows } = await other.next('log');
    expect([from, rows[0]?.n, rows[0]?.note]).toEqual([4, 4, 'Why no pass?']);
    one.say({ type: 'note', n: 4, text: null });
    expect((await other.next('log')).rows[0]?.note).toBeNull();
  });
});
