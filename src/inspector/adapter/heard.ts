import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import type { Snapshot } from '../../engine/settled.ts';
import type { Fact } from '../../model/fact.ts';
import { edgeOf } from '../edge.ts';
import type { EntryLife } from '../protocol.ts';

/** An inspection event of the live actors, as far as a step is made of it. */
export type Heard =
  | { readonly type: 'begins'; readonly root: string }
  | { readonly type: 'spawned'; readonly root: string; readonly entry: string }
  | { readonly type: 'fact'; readonly root: string; readonly fact: Fact }
  | { readonly type: 'moved'; readonly root: string; readonly step: Step }
  | { readonly type: 'rests'; readonly root: string; readonly event: SpineEvent; readonly snapshot: Snapshot };

/** One microstep. `state` is an entry's own; null for the spine's. */
export type Step = {
  readonly actor: string;
  readonly event: string;
  readonly edges: readonly string[];
  readonly active: readonly string[];
  readonly state: EntryLife['state'] | null;
};

export type SpineEvent = { readonly type: string };

/** The spine's own id among the actors of a step. */
export const SPINE = 'game';

type Node = { readonly id: string; readonly key: string; readonly path: readonly string[] };

/** The active state nodes of a machine's snapshot, from the outermost to the leaf. */
export const activeNodes = (snapshot: object): readonly Node[] => {
  const nodes = (snapshot as { readonly _nodes?: readonly Node[] })._nodes ?? [];
  return nodes.toSorted((a, b) => a.path.length - b.path.length);
};

/** What an inspection event means for the steps; null when it means nothing. */
export function hear(event: InspectionEvent): Heard | null {
  const { rootId: root } = event;
  const { sessionId, id } = event.actorRef as AnyActorRef;
  const isRoot = sessionId === root;
  // Being stopped is the end of the actors, not of anything in the game.
  if ('event' in event && event.event.type === 'xstate.stop') return null;
  switch (event.type) {
    case '@xstate.actor':
      return isRoot ? { type: 'begins', root } : { type: 'spawned', root, entry: id };
    case '@xstate.action': {
      const { type, params } = event.action as { readonly type: string; readonly params?: { readonly event?: Fact } };
      return isRoot && type === 'xstate.emit' && params?.event ? { type: 'fact', root, fact: params.event } : null;
    }
    case '@xstate.microstep': {
      const { value } = event.snapshot as { readonly value?: unknown };
      const transitions: readonly AnyTransitionDefinition[] = event._transitions;
      const step: Step = {
        actor: isRoot ? SPINE : id,
        event: event.event.type,
        edges: transitions.map(edgeOf).filter((edge) => edge !== null),
        active: activeNodes(event.snapshot).map((node) => node.id),
        state: isRoot ? null : (value as EntryLife['state']),
      };
      return { type: 'moved', root, step };
    }
    case '@xstate.snapshot':
      return isRoot ? { type: 'rests', root, event: event.event, snapshot: event.snapshot as Snapshot } : null;
    default:
      return null;
  }
}
