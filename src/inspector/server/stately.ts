import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { digest } from './statelyDigest.ts';

/** Living actors that are kept for whoever comes later. */
const MOST_ACTORS = 400;

/** Definitions are deep: with less, Stately's package cuts them short. */
const DEPTH = 30;

/** The live actors' telemetry as Stately's own inspector sends it. */
export type Stately = {
  /** To be given the inspection events. It never throws, also not later; while nobody listens, it costs next to nothing. */
  inspect(event: InspectionEvent): void;
  /**
   * Sends every living actor's registration and where it is now, and from then on everything, until no actor is left:
   * then `end` is told. Returns the way to stop.
   */
  join(send: (text: string) => void, end?: () => void): () => void;
  /** There are no live actors any more. */
  silence(): void;
};

type Listener = { hear(plain: InspectionEvent): void; leave(): void; end(): void };

export const makeStately = (): Stately => {
  const listeners = new Set<Listener>();
  const actors = new Map<string, AnyActorRef>();

  const keep = (event: InspectionEvent): void => {
    const { sessionId } = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') {
      // A new root is a new game: nothing of the one before is alive.
      if (sessionId === event.rootId) actors.clear();
      actors.set(sessionId, event.actorRef as AnyActorRef);
      const oldest = [...actors.keys()][1];
      if (actors.size > MOST_ACTORS && oldest !== undefined) actors.delete(oldest);
    }
    const isOver = event.type === '@xstate.snapshot' && event.snapshot.status !== 'active';
    if (isOver && sessionId !== event.rootId) actors.delete(sessionId);
  };

  /** What is handed on is without the game, and written down at once: later nothing of it can fail, or be another. */
  const tell = (listener: Listener, event: InspectionEvent): void => {
    const plain = quietly(() => digest(event));
    if (plain) quietly(() => listener.hear(plain));
  };

  return {
    inspect(event) {
      quietly(() => keep(event));
      for (const listener of listeners) tell(listener, event);
    },
    join(send, end = () => {}) {
      const listener = makeListener(send, end);
      for (const actor of actors.values()) tell(listener, registrationOf(actor));
      for (const actor of actors.values()) tell(listener, whereNow(actor));
      listeners.add(listener);
      return () => {
        listener.leave();
        listeners.delete(listener);
      };
    },
    silence() {
      actors.clear();
      const all = [...listeners];
      listeners.clear();
      for (const { leave, end } of all) {
        leave();
        quietly(end);
      }
    },
  };
};

/** What is told is put off so long, in milliseconds, and what comes meanwhile goes along: each time costs. */
const A_LITTLE = 10;
/** More than that is not put off at once. */
const MOST_PUT_OFF = 1_000;

/** Somebody who listens. What they are told is said by the package, and told when the game has had its turn, in its order. */
function makeListener(send: (text: string) => void, end: () => void): Listener {
  let isGone = false;
  let rootId = '';
  let name = '';
  let texts: string[] = [];
  const flush = (): void => {
    const told = texts;
    texts = [];
    for (const text of told) if (!isGone) quietly(() => send(text));
  };
  const put = (told: StatelyInspectionEvent): void => {
    // What is told by hand the package calls by its machine, and of no root; a root has no name of its own.
    texts.push(
      JSON.stringify(
        told.type === '@xstate.actor'
          ? { ...told, rootId, name: name === told.sessionId ? told.name : name }
          : { ...told, rootId },
      ),
    );
    if (texts.length === 1) setTimeout(flush, A_LITTLE).unref();
    if (texts.length >= MOST_PUT_OFF) flush();
  };
  const inspector = createInspector({ send: put }, { serializationDepthLimit: DEPTH });
  return {
    hear(plain) {
      const actor = plain.actorRef as AnyActorRef;
      rootId = plain.rootId;
      name = actor.id;
      if (plain.type === '@xstate.actor') inspector.actor(actor, actor.getSnapshot());
      if (plain.type === '@xstate.snapshot') inspector.snapshot(actor, plain.snapshot, { event: plain.event });
      if (plain.type === '@xstate.event') {
        const source = plain.sourceRef as AnyActorRef | undefined;
        inspector.event(actor, plain.event, source && { source });
      }
    },
    leave: () => {
      isGone = true;
    },
    end,
  };
}

const rootOf = (actor: AnyActorRef): string => (actor._parent ? rootOf(actor._parent) : actor.sessionId);

const registrationOf = (actorRef: AnyActorRef): InspectionEvent => ({
  type: '@xstate.actor',
  rootId: rootOf(actorRef),
  actorRef,
});

const whereNow = (actorRef: AnyActorRef): InspectionEvent => ({
  type: '@xstate.snapshot',
  rootId: rootOf(actorRef),
  actorRef,
  event: { type: 'xstate.init' },
  snapshot: actorRef.getSnapshot(),
});

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
