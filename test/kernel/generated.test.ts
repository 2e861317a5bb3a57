import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soak } from './generated.ts';

/** XState's development build says a good deal about what these machines do on purpose. */
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('random machines: the value and the live actors agree after every event', { timeout: 120_000 }, () => {
  const seen = soak(20_260, 260, 20);
  // A test that sees nothing shows nothing.
  expect(seen.events).toBeGreaterThan(2_000);
  for (const [what, times] of Object.entries(seen)) if (what !== 'endless') expect(times, what).toBeGreaterThan(5);
  expect(seen.endless).toBeLessThan(5);
});
