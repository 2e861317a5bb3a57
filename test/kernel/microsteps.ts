/** What live actors tell whoever inspects them, beside what the kernel tells in its microsteps. */
import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import type { Microstep } from '../../src/kernel/index.ts';
import { agree, type Comparison, Disagreement } from './difference.ts';

type Step = Pick<Microstep, 'actor' | 'event' | 'transitions' | 'value' | 'status' | 'context'>;
type Rest = { readonly event: EventObject; readonly snapshot: AnyMachineSnapshot };

/** What one actor told in a turn. */
type Life = { born: boolean; readonly rests: Rest[]; readonly emitted: unknown[] };

/** What was told in a turn. */
export class Told {
  readonly steps: Step[] = [];
  private readonly lives = new Map<AnyActorRef, Life>();

  hear(event: InspectionEvent): void {
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.microstep') {
      this.steps.push(stepOf(event));
      // Of whoever breaks nothing else is told.
      this.lifeOf(actor);
    } else if (event.type === '@xstate.actor') this.lifeOf(actor).born = true;
    else if (event.type === '@xstate.snapshot')
      this.lifeOf(actor).rests.push({ event: event.event, snapshot: event.snapshot as AnyMachineSnapshot });
    else if (event.type === '@xstate.action' && event.action.type === 'xstate.emit')
      this.lifeOf(actor).emitted.push((event.action.params as { readonly event: unknown }).event);
  }

  private lifeOf(actor: AnyActorRef): Life {
    let life = this.lives.get(actor);
    if (!life) {
      life = { born: false, rests: [], emitted: [] };
      this.lives.set(actor, life);
    }
    return life;
  }

  /** Throws at the first difference to what the kernel has told. */
  compare(mine: readonly Microstep[], by: Comparison): void {
    agree('microsteps', mine.filter((step) => !isBirth(step)).map(comparable), this.steps, by);
    const paths = [...this.lives.keys()].map((actor) => pathOf(actor).join('.'));
    for (const [actor, life] of this.lives) {
      const path = pathOf(actor).join('.');
      // Of two that had the same name the kernel does not say which is which.
      if (paths.indexOf(path) === paths.lastIndexOf(path))
        compareLives(
          path,
          mine.filter((step) => step.actor.join('.') === path),
          life,
          (actor.getSnapshot() as AnyMachineSnapshot).status === 'error',
          by,
        );
    }
  }
}

const compareLives = (
  path: string,
  mine: readonly Microstep[],
  { born, rests: all, emitted }: Life,
  broken: boolean,
  by: Comparison,
): void => {
  const at = (what: string) => `'${path}' ${what}`;
  // Live, nothing is heard of who never starts, or breaks while it is born.
  if (born && all.length === 0) return;
  // The event of a birth, sent from outside, sets off nothing.
  const rests = all.slice(born ? 1 : 0).filter(({ event }) => event.type !== 'xstate.init');
  if (born) rests.unshift(...all.slice(0, 1));
  agree(at('is born'), mine.filter(isBirth).length, born ? 1 : 0);
  const told = mine.flatMap((step) => step.emitted);
  // Where something throws, the one does not tell what was emitted in that step, or the other what came to nothing.
  const most = broken ? Math.min(told.length, emitted.length) : Number.POSITIVE_INFINITY;
  agree(at('emits'), told.slice(0, most), emitted.slice(0, most), by);
  const macrosteps: (readonly Microstep[])[] = [];
  for (const step of mine) {
    if (step.first) macrosteps.push([step]);
    else macrosteps.push([...(macrosteps.pop() ?? []), step]);
  }
  if (!broken) agree(at('macrosteps'), macrosteps.length, rests.length);
  rests.forEach(({ event, snapshot }, n) => {
    const [first, last] = [macrosteps[n]?.[0], macrosteps[n]?.at(-1)];
    if (!first?.first) throw new Disagreement(at('begins'), { path: [], mine: first, theirs: event });
    agree(at('begins with'), first.event, event, by);
    for (const part of ['value', 'status', 'context'] as const)
      agree(at(`rests with the ${part}`), last?.[part], snapshot[part], by);
  });
};

const isBirth = ({ event, first, transitions }: Microstep): boolean =>
  first && event.type === 'xstate.init' && transitions.length === 0;

const comparable = ({ actor, event, transitions, value, status, context }: Microstep): Step => ({
  actor,
  event,
  transitions,
  value,
  status,
  context,
});

const pathOf = (actor: AnyActorRef): readonly string[] => {
  const path: string[] = [];
  for (let at = actor as AnyActorRef & { _parent?: AnyActorRef }; at._parent; at = at._parent) path.unshift(at.id);
  return path;
};

const stepOf = (event: Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>): Step => {
  const transitions = (event._transitions as unknown as readonly LiveTransition[]).map((one) => ({
    source: one.source.id,
    target: one.target?.map(({ id }) => id),
    eventType: one.eventType,
    reenter: one.reenter,
    index: (one.eventType ? one.source.transitions.get(one.eventType) : one.source.always)?.indexOf(one) ?? -1,
  }));
  const { value, status, context } = event.snapshot as AnyMachineSnapshot;
  return { actor: pathOf(event.actorRef as AnyActorRef), event: event.event, transitions, value, status, context };
};

type LiveTransition = {
  readonly source: {
    readonly id: string;
    readonly always: readonly LiveTransition[] | undefined;
    readonly transitions: ReadonlyMap<string, readonly LiveTransition[]>;
  };
  readonly target: readonly { readonly id: string }[] | undefined;
  readonly eventType: string | null;
  readonly reenter: boolean;
};
