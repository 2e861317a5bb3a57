import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';

/** Somebody who has been let in, and what is told to them. */
export type Guest = {
  readonly socket: WebSocket;
  isItsAffair(sessionId: string): boolean;
  send(text: string): void;
};

/** A tool as the package sees it: a socket, of which nobody has to fear anything. */
export type Tool = EventEmitter & {
  readonly OPEN: number;
  readonly readyState: number;
  send(text: string): void;
  /** Hands on an event for an actor. What comes of it the actors tell themselves, in their order. */
  hear(text: string): void;
};

export function makeTool({ socket, isItsAffair, send }: Guest): Tool {
  let isSending = false;
  const tool = Object.assign(new EventEmitter(), {
    OPEN: socket.OPEN,
    send(text: string): void {
      const { type, sessionId } = JSON.parse(text) as { readonly type: string; readonly sessionId: string };
      if (!isItsAffair(sessionId) || (isSending && type === 'service.event')) return;
      send(text);
    },
    hear(text: string): void {
      isSending = true;
      tool.emit('message', text, false);
      isSending = false;
    },
  });
  Object.defineProperty(tool, 'readyState', { get: () => socket.readyState });
  return tool as unknown as Tool;
}

/** What a tool says: that it is there, or an event for the actor `origin`. */
type Said = { readonly type: 'xstate.inspecting' } | { readonly type: 'xstate.event'; readonly origin: string };

/** What a tool said; null where the package could not understand it. */
export function messageIn(text: string): Said | null {
  try {
    const { type, event } = JSON.parse(text) as { readonly type?: unknown; readonly event?: unknown };
    if (type === 'xstate.inspecting') return { type };
    if (type !== 'xstate.event' || typeof event !== 'string') return null;
    const { origin } = JSON.parse(event) as { readonly origin?: unknown };
    return typeof origin === 'string' ? { type, origin } : null;
  } catch {
    return null;
  }
}
