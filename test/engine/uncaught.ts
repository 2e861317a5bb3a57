import { setTimeout as later } from 'node:timers/promises';

/** What was thrown where nobody could catch it while that was done, and for a while afterwards. */
export const uncaughtWhile = async (act: () => void): Promise<readonly unknown[]> => {
  const uncaught: unknown[] = [];
  const hear = (cause: unknown) => void uncaught.push(cause);
  process.prependListener('uncaughtException', hear);
  process.prependListener('unhandledRejection', hear);
  try {
    act();
    // XState throws what nobody hears from a timer.
    await later(20);
  } finally {
    process.off('uncaughtException', hear);
    process.off('unhandledRejection', hear);
  }
  return uncaught;
};
