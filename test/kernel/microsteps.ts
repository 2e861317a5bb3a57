/** The microsteps of live actors, as an inspector hears of them. */
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Microstep } from '../../src/kernel/index.ts';

export const microstepOf = (event: InspectionEvent): Microstep | null => {
  if (event.type !== '@xstate.microstep') return null;
  const path: string[] = [];
  for (let at = event.actorRef as AnyActorRef & { _parent?: AnyActorRef }; at._parent; at = at._parent)
    path.unshift(at.id);
  const transitions = (event._transitions as unknown as LiveTransition[]).map((one) => ({
    source: one.source.id,
    target: one.target?.map(({ id }) => id),
    eventType: one.eventType,
    reenter: one.reenter,
  }));
  return { actor: path, event: event.event, transitions, value: (event.snapshot as AnyMachineSnapshot).value };
};

type LiveTransition = {
  readonly source: { readonly id: string };
  readonly target: readonly { readonly id: string }[] | undefined;
  readonly eventType: string | null;
  readonly reenter: boolean;
};
