import type { Update } from './door.ts';

/** Those who are told of every change. */
export type Publication = {
  /** Returns the way to stop listening; whoever has stopped is told nothing more, not even what is being told now. */
  subscribe(listener: (update: Update) => void): () => void;
  publish(update: Update): void;
};

/**
 * Tells every listener of every change, once and in order. What a listener changes in its turn is told after what all are
 * being told now. A listener that throws harms nobody else: `report` is told what it threw.
 */
export const makePublication = (report: (cause: unknown) => void): Publication => {
  const subscriptions = new Set<{ readonly listener: (update: Update) => void }>();
  const waiting: Update[] = [];
  let telling = false;

  const tell = (update: Update) => {
    for (const subscription of [...subscriptions]) {
      if (!subscriptions.has(subscription)) continue;
      try {
        subscription.listener(update);
      } catch (cause) {
        report(cause);
      }
    }
  };

  return {
    subscribe(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    publish(update) {
      waiting.push(update);
      if (telling) return;
      telling = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) tell(next);
      telling = false;
    },
  };
};
