import type { SpineInput } from '../../machines/spine.ts';
import type { Fact } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { type Live, startLive } from './live.ts';
import type { Settled } from './settled.ts';

/** How many intents lie between two positions that are kept whole. */
const EVERY = 32;

/** A moment that has been: what there was to see, what had just happened, and the charts, to go on from. */
export type Kept = { readonly settled: Settled; readonly facts: readonly Fact[]; readonly persisted: unknown };

/** What has been done, so that any moment of it can be had again: the intents, and now and then the charts as they were. */
export type GameRecord = {
  readonly intents: readonly Intent[];
  add(intent: Intent, live: Live): void;
  cutTo(n: number): void;
  /** The moment after that many intents. */
  at(n: number): Kept;
};

export const makeRecord = (input: SpineInput, done: readonly Intent[]): GameRecord => {
  let intents = [...done];
  const kept = new Map<number, unknown>();

  const revive = (n: number): Live => {
    let from = n - (n % EVERY);
    while (from > 0 && !kept.has(from)) from -= EVERY;
    const live = startLive(input, kept.get(from), undefined);
    for (let at = from; at < n; at++) {
      live.send(intents[at] as Intent);
      if ((at + 1) % EVERY === 0) kept.set(at + 1, live.persist());
    }
    return live;
  };

  return {
    get intents() {
      return intents;
    },
    add(intent, live) {
      intents.push(intent);
      if (intents.length % EVERY === 0) kept.set(intents.length, live.persist());
    },
    cutTo(n) {
      intents = intents.slice(0, n);
      for (const at of kept.keys()) if (at > n) kept.delete(at);
    },
    at(n) {
      // From one step before, so that what the last intent made happen is heard.
      const live = revive(Math.max(0, n - 1));
      if (n > 0) live.send(intents[n - 1] as Intent);
      const { settled, facts } = live;
      const persisted = live.persist();
      live.stop();
      return { settled, facts, persisted };
    },
  };
};
