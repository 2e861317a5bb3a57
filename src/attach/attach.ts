import type { AnyActorRef, InspectionEvent } from 'xstate';
import { registration, reportOf } from './reports.ts';
import { openSocket, type Socket } from './socket.ts';

export type AttachOptions = {
  /** What the program is called in the inspector. */
  readonly name?: string;
  /** Where `starpile inspect --attach PORT` listens; `ws://127.0.0.1:8080/` unless it is said. */
  readonly url?: string;
  /** Messages that wait while nobody listens, or faster than they can be sent: the oldest are dropped, and counted. */
  readonly most?: number;
};

export type Attached = {
  /** To be given to `createActor` as `inspect`. It never throws, and keeps no program alive. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Sends what waits, and ends. */
  readonly close: () => void;
};

/** Living actors that are told of to whoever listens later: more are not kept. */
const MOST_ACTORS = 400;
/** What is told is put off so long, in milliseconds: what comes meanwhile goes along. */
const A_LITTLE = 15;
const SOONEST = 300;
const LATEST = 5_000;
/** Bytes that may wait in the socket. */
const MOST_WAITING = 8 << 20;

type Living = { readonly actor: AnyActorRef; snapshot: unknown };

/**
 * Shows the actors of this program in a Starpile inspector: `createActor(machine, { inspect: attach().inspect })`. It connects by
 * itself, and again whenever the inspector comes back, and then tells of all actors that live.
 */
export function attach({
  name = 'A program',
  url = 'ws://127.0.0.1:8080/',
  most = 2_000,
}: AttachOptions = {}): Attached {
  // Two attachments are two programs; one that reconnects stays the same.
  const id = `${name}-${Math.random().toString(36).slice(2, 10)}`;
  const living = new Map<string, Living>();
  let waiting: (() => string)[] = [];
  let missed = 0;
  let socket: Socket | null = null;
  let pause = SOONEST;
  let retry: Timer | null = null;
  let flushing: Timer | null = null;
  let isClosed = false;
  /** Whether all that ever happened still waits. */
  let isComplete = true;

  const flush = (): void => {
    flushing = null;
    if (socket === null) return;
    if (socket.waiting() > MOST_WAITING) {
      flushing = later(flush, A_LITTLE * 10);
      return;
    }
    const texts = waiting;
    waiting = [];
    if (missed > 0) socket.send(JSON.stringify({ type: '@starpile.missed', many: missed }));
    missed = 0;
    for (const text of texts) socket.send(quietly(text) ?? '{}');
  };

  const put = (text: () => string): void => {
    waiting.push(text);
    if (waiting.length > most) {
      waiting.shift();
      missed += 1;
      if (socket === null) isComplete = false;
    }
    flushing ??= later(flush, A_LITTLE);
  };

  /** Whoever listens from now on is told who lives, and where they are: what happened meanwhile is only counted. */
  const meetAgain = (listener: Socket): void => {
    missed += waiting.length;
    waiting = [];
    for (const { actor, snapshot } of living.values())
      listener.send(quietly(() => registration(actor, snapshot)) ?? '{}');
  };

  const connect = (): void => {
    retry = null;
    openSocket(url, {
      open(opened) {
        if (isClosed) {
          opened.close();
          return;
        }
        socket = opened;
        pause = SOONEST;
        opened.send(JSON.stringify({ type: '@starpile.program', id, name }));
        if (!isComplete) meetAgain(opened);
        isComplete = false;
        flush();
      },
      closed() {
        socket = null;
        if (isClosed || retry) return;
        retry = later(connect, pause);
        pause = Math.min(pause * 2, LATEST);
      },
    });
  };

  const note = (event: InspectionEvent): void => {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') {
      living.set(actor.sessionId, { actor, snapshot: null });
      const [oldest] = living.keys();
      if (living.size > MOST_ACTORS && oldest !== undefined) living.delete(oldest);
    }
    if (event.type !== '@xstate.snapshot') return;
    const known = living.get(actor.sessionId);
    if (known) known.snapshot = event.snapshot;
    if ((event.snapshot as { readonly status?: string }).status !== 'active') living.delete(actor.sessionId);
  };

  connect();
  return {
    inspect(event) {
      quietly(() => {
        if (isClosed) return;
        note(event);
        const report = reportOf(event);
        if (report) put(report.text);
      });
    },
    close() {
      isClosed = true;
      if (flushing) clearTimeout(flushing);
      if (retry) clearTimeout(retry);
      quietly(flush);
      socket?.close();
    },
  };
}

type Timer = ReturnType<typeof setTimeout>;

/** A program that has nothing else to do may end. */
function later(work: () => void, milliseconds: number): Timer {
  const timer = setTimeout(work, milliseconds);
  if (typeof timer === 'object' && 'unref' in timer) timer.unref();
  return timer;
}

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
