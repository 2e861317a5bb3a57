import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSparing } from '../../src/inspector/server/sparing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes so long. */
function taking(time: number) {
  let at = 0;
  let done = 0;
  let isHeld = false;
  const sparing = makeSparing(
    () => {
      done++;
      at += time;
    },
    () => isHeld,
    () => at,
  );
  return {
    sparing,
    done: () => done,
    hold: (held: boolean) => {
      isHeld = held;
    },
    pass(milliseconds: number) {
      at += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    },
  };
}

test('work that takes no time is done whenever it is asked for', () => {
  const { sparing, done } = taking(0);
  for (let n = 0; n < 5; n++) sparing.ask();
  expect(done()).toBe(5);
});

test('work that takes long leaves seven eighths of the time to others, however often it is asked for', () => {
  const { sparing, done, pass } = taking(10);
  for (let n = 0; n < 1_000; n++) {
    sparing.ask();
    pass(1);
  }
  expect(done()).toBeGreaterThan(8);
  expect(done()).toBeLessThanOrEqual(1_000 / 70 + 1);
});

test('what was asked for last is done in the end, once', () => {
  const { sparing, done, pass } = taking(10);
  sparing.ask();
  sparing.ask();
  sparing.ask();
  expect(done()).toBe(1);
  pass(71);
  expect(done()).toBe(2);
  pass(100);
  expect(done()).toBe(2);
});

test('while it is held nothing is done, and nothing piles up', () => {
  const { sparing, done, hold, pass } = taking(1);
  hold(true);
  for (let n = 0; n < 100; n++) sparing.ask();
  pass(1_000);
  expect(done()).toBe(0);
  hold(false);
  pass(60);
  expect(done()).toBe(1);
});

test('what is not wanted any more is not done', () => {
  const { sparing, done, pass } = taking(10);
  sparing.ask();
  sparing.ask();
  sparing.forget();
  pass(1_000);
  expect(done()).toBe(1);
});
