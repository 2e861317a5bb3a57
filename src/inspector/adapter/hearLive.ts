import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { type Snapshot, settledFrom } from '../../engine/settled.ts';
import type { Fact } from '../../model/fact.ts';
import { edgeOf } from '../edge.ts';
import type { EntryLife } from '../protocol.ts';
import { fromTheOutermost, type Heard, idsOf, pathOf, type Rest, SPINE, type Step } from './heard.ts';

/** What an inspection event of the live actors means for the steps; null when it means nothing. */
export function hearLive(event: InspectionEvent): Heard | null {
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
        active: idsOf(activeNodes(event.snapshot)),
        state: isRoot ? null : (value as EntryLife['state']),
      };
      return { type: 'moved', root, step };
    }
    case '@xstate.snapshot':
      return isRoot ? { type: 'rests', root, event: event.event, rest: restOf(event.snapshot as Snapshot) } : null;
    default:
      return null;
  }
}

type Node = { readonly id: string; readonly key: string; readonly path: readonly string[] };

const activeNodes = (snapshot: object): readonly Node[] =>
  fromTheOutermost((snapshot as { readonly _nodes?: readonly Node[] })._nodes ?? []);

const restOf = (snapshot: Snapshot): Rest => {
  const { game, holder, question } = snapshot.context;
  if (!game) throw new Error('What is inspected is no game.');
  return { settled: settledFrom(snapshot), holder, question, path: pathOf(activeNodes(snapshot)) };
};
