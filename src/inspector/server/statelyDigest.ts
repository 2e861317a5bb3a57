import type { AnyActorRef, InspectionEvent } from 'xstate';

/** Parts of what actors say to each other that hold a whole game. */
const TOO_LARGE = ['game', 'step'];

/**
 * An inspection event as data to be written down at once, without the context: a game in every message would be large, and whatever somebody
 * put into it could fail to be told. Null for what the wire of Stately does not carry.
 */
export function digest(event: InspectionEvent): InspectionEvent | null {
  const { rootId } = event;
  switch (event.type) {
    case '@xstate.actor':
      return { type: event.type, rootId, actorRef: plainActor(event.actorRef as AnyActorRef) };
    case '@xstate.event': {
      const { sessionId } = event.actorRef as AnyActorRef;
      const source = event.sourceRef as AnyActorRef | undefined;
      const plain = plainEvent(event.event);
      const sourceRef = source && ({ sessionId: source.sessionId } as AnyActorRef);
      return { type: event.type, rootId, actorRef: { sessionId } as AnyActorRef, sourceRef, event: plain };
    }
    case '@xstate.snapshot': {
      const { sessionId } = event.actorRef as AnyActorRef;
      const snapshot = plainSnapshot(event.snapshot) as typeof event.snapshot;
      return {
        type: event.type,
        rootId,
        actorRef: { sessionId } as AnyActorRef,
        event: plainEvent(event.event),
        snapshot,
      };
    }
    default:
      return null;
  }
}

/**
 * What the package reads of an actor. Where it is cannot be said yet, while it is made, and would be wrong if it were
 * asked later: its first snapshot, which follows, says it.
 */
function plainActor(actor: AnyActorRef): AnyActorRef {
  const { logic } = actor as unknown as { readonly logic?: { readonly config?: unknown } };
  const plain = {
    id: actor.id,
    sessionId: actor.sessionId,
    _parent: actor._parent && { sessionId: actor._parent.sessionId },
    logic: { config: plainConfig(logic?.config) },
    getSnapshot: () => ({ status: 'active', context: {} }),
  };
  return plain as unknown as AnyActorRef;
}

const configs = new WeakMap<object, object>();

/** A machine's definition, without the context that it begins with. It never changes, and is made plain once. */
function plainConfig(config: unknown): object | undefined {
  if (typeof config !== 'object' || config === null) return undefined;
  const known = configs.get(config);
  if (known) return known;
  const { context: _, ...rest } = config as { readonly context?: unknown };
  const named = (__: string, part: unknown): unknown => (typeof part === 'function' ? { type: part.name } : part);
  const made = JSON.parse(JSON.stringify(rest, named)) as object;
  configs.set(config, made);
  return made;
}

type Told = {
  readonly status?: unknown;
  readonly value?: unknown;
  readonly tags?: unknown;
  readonly children?: unknown;
};

function plainSnapshot(snapshot: unknown): object {
  const { status, value, tags, children } = (snapshot ?? {}) as Told;
  const ids = typeof children === 'object' && children !== null ? Object.keys(children) : [];
  return {
    status,
    value,
    tags: tags instanceof Set ? [...tags] : [],
    context: {},
    children: Object.fromEntries(ids.map((id) => [id, { id, xstate$$type: 1 }])),
  };
}

const plainEvent = <T extends { readonly type: string }>(event: T): T => cut(event) as T;

const cut = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, TOO_LARGE.includes(key) ? '…' : cut(part)]))
    : value;
