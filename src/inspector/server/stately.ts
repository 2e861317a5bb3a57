import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { digest } from './statelyDigest.ts';

/** Registrations of actors that are kept for whoever comes later. */
const MOST_ACTORS = 400;

/** The live actors' telemetry as Stately's own inspector sends it. */
export type Stately = {
  /** To be given the inspection events. It never throws, also not later. */
  inspect(event: InspectionEvent): void;
  /**
   * Sends every living actor's registration and where it is now, and from then on everything, until no actor is left:
   * then `end` is told. Returns the way to stop.
   */
  join(send: (text: string) => void, end?: () => void): () => void;
  /** There are no live actors any more. */
  silence(): void;
};

type Kept = { readonly registered: string; now: string | null };

export const makeStately = (): Stately => {
  const listeners = new Map<(text: string) => void, () => void>();
  const actors = new Map<string, Kept>();

  const keep = (event: StatelyInspectionEvent, text: string): void => {
    if (event.type === '@xstate.actor') {
      // A new root is a new game: nothing of the one before is alive.
      if (event.parentId === undefined) actors.clear();
      actors.set(event.sessionId, { registered: text, now: null });
      const oldest = [...actors.keys()][1];
      if (actors.size > MOST_ACTORS && oldest !== undefined) actors.delete(oldest);
    }
    const known = actors.get(event.sessionId);
    if (event.type === '@xstate.snapshot' && known) known.now = text;
  };

  const inspector = createInspector(
    {
      send(event) {
        const text = quietly(() => JSON.stringify(event));
        if (text === null) return;
        keep(event, text);
        for (const listener of listeners.keys()) quietly(() => listener(text));
      },
    },
    { serializationDepthLimit: 30 },
  );

  return {
    inspect(event) {
      // What is handed on is plain data without the game: what the package does with it later can no longer fail.
      const plain = quietly(() => digest(event));
      if (plain) quietly(() => inspector.inspect.next?.(plain));
    },
    join(send, end = () => {}) {
      for (const { registered } of actors.values()) quietly(() => send(registered));
      for (const { now } of actors.values()) if (now) quietly(() => send(now));
      listeners.set(send, end);
      return () => void listeners.delete(send);
    },
    silence() {
      actors.clear();
      const all = [...listeners.values()];
      listeners.clear();
      for (const end of all) quietly(end);
    },
  };
};

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
