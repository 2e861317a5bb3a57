import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { edgeOf } from '../inspector/edge.ts';
import { plainText } from './plain.ts';

/**
 * What an inspection event is told as: the message of Stately’s protocol, or one of ours for a microstep. Null for what is
 * not told. The text is made only when it is asked for.
 */
export function reportOf(event: InspectionEvent): { readonly session: string; readonly text: () => string } | null {
  const { sessionId: session } = event.actorRef as AnyActorRef;
  switch (event.type) {
    case '@xstate.actor': {
      const actor = event.actorRef as AnyActorRef;
      return { session, text: () => registration(actor, null) };
    }
    case '@xstate.event': {
      const { type, sourceRef, event: heard } = event;
      return {
        session,
        text: () => plainText({ type, sessionId: session, sourceId: sessionOf(sourceRef) ?? null, event: heard }),
      };
    }
    case '@xstate.microstep': {
      const edges = (event._transitions as readonly AnyTransitionDefinition[])
        .map(edgeOf)
        .filter((edge) => edge !== null);
      return edges.length === 0
        ? null
        : { session, text: () => plainText({ type: '@starpile.microstep', sessionId: session, edges }) };
    }
    case '@xstate.snapshot': {
      const { type, snapshot, event: heard } = event;
      return {
        session,
        text: () =>
          plainText({ type, sessionId: session, event: { type: heard.type }, snapshot: snapshotOf(snapshot) }),
      };
    }
    default:
      return null;
  }
}

/** An actor with its definition, and where it is; while it is made nothing can be asked of it, and `snapshot` is null. */
export function registration(actor: AnyActorRef, snapshot: unknown): string {
  const { config } = (actor as unknown as { readonly logic?: { readonly config?: unknown } }).logic ?? {};
  return JSON.stringify({
    type: '@xstate.actor',
    sessionId: actor.sessionId,
    parentId: sessionOf(actor._parent) ?? null,
    // A root that was given no name is called as its machine is.
    name: actor.id === actor.sessionId ? nameOf(config, actor.id) : actor.id,
    definition: typeof config === 'object' && config !== null ? definitionOf(config) : null,
    snapshot: JSON.parse(plainText(snapshotOf(snapshot))) as object,
  });
}

const nameOf = (config: unknown, otherwise: string): string => {
  const { id } = (config ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : otherwise;
};

/** A definition is told whole, however deep its states lie; what the machine begins with is told by its first snapshot. */
function definitionOf(config: object): string {
  const { context: _, ...definition } = config as { readonly context?: unknown };
  const named = (__: string, part: unknown): unknown => {
    if (typeof part === 'function') return { type: part.name || 'inline' };
    if (typeof part === 'bigint') return `${part}n`;
    // A machine that is invoked has a definition of its own.
    return typeof part === 'object' && part !== null && 'root' in part && 'config' in part ? { type: 'machine' } : part;
  };
  try {
    return JSON.stringify(definition, named);
  } catch {
    return plainText(definition);
  }
}

function snapshotOf(snapshot: unknown): object {
  const { status, value, context, output, error } = (snapshot ?? {}) as Readonly<Record<string, unknown>>;
  return { status: status ?? 'active', value, context, output, error };
}

const sessionOf = (actor: unknown): string | undefined =>
  (actor as { readonly sessionId?: string } | undefined)?.sessionId;
