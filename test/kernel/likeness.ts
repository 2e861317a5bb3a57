/** Whether a state says what a live actor says, of itself and of everything below it. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { compile, type Runner, type State, toPersisted } from '../../src/kernel/index.ts';
import { agree, type Comparison, Disagreement, faultOf } from './difference.ts';

type AnyRunner = Runner<AnyStateMachine>;

export class Likeness {
  private readonly runner: AnyRunner;
  private readonly comparison: Comparison;
  /** False once a machine that has ended may have been restored: XState does so in another order, and nothing comes of it. */
  private readonly orderMatters: boolean;
  private readonly below = new Map<string, Likeness>();
  /** Which snapshots were found to say the same as which states, but for the children. */
  private readonly alike = new WeakMap<State, AnyMachineSnapshot>();

  constructor(machine: AnyStateMachine, comparison: Comparison, orderMatters: boolean) {
    this.runner = compile(machine);
    this.comparison = comparison;
    this.orderMatters = orderMatters;
  }

  /** Throws at the first difference. */
  check(state: State, actor: AnyActorRef, what = 'state'): void {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (this.alike.get(state) !== snapshot) this.checkOwn(state, snapshot, what);
    this.alike.set(state, snapshot);
    const live = snapshot.children as Readonly<Record<string, AnyActorRef>>;
    const ids = Object.keys(live);
    const { children } = state;
    if (children.length !== ids.length || children.some(({ id }, n) => id !== ids[n]))
      throw new Disagreement(what, { path: ['children'], mine: children.map(({ id }) => id), theirs: ids });
    for (const child of children)
      this.of(child.src).check(child, live[child.id] as AnyActorRef, `${what}.children.${child.id}`);
  }

  private checkOwn(state: State, snapshot: AnyMachineSnapshot, what: string): void {
    const { runner } = this;
    const at = state as Parameters<AnyRunner['value']>[0];
    const same = (part: string, mine: unknown, theirs: unknown): void =>
      agree(`${what}.${part}`, mine, theirs, this.comparison);
    same('status', state.status, snapshot.status);
    const tags = [...snapshot.tags];
    if (this.orderMatters || state.status === 'active') {
      same('value', runner.value(at), snapshot.value);
      same('tags', runner.tags(at), tags);
      same('meta', runner.meta(at), snapshot.getMeta());
    } else {
      if (!isDeepStrictEqual(runner.value(at), snapshot.value)) same('value', runner.value(at), snapshot.value);
      same('tags', [...runner.tags(at)].sort(), tags.sort());
    }
    for (const wanted of wantedOf(snapshot.value))
      same(`matches ${JSON.stringify(wanted)}`, runner.matches(at, wanted as never), snapshot.matches(wanted as never));
    same('context', state.context, snapshot.context);
    same('output', state.output, snapshot.output);
    same('error', faultOf(state.error), faultOf(snapshot.error));
    const remembered = Object.entries(snapshot.historyValue as Remembered);
    if (state.history || remembered.length > 0)
      same('history', listed(Object.entries(this.rememberedBy(state))), listed(remembered));
  }

  private rememberedBy(state: State): Remembered {
    const alone = { ...state, children: [] } as Parameters<typeof toPersisted>[1];
    return (toPersisted(this.runner.machine, alone) as unknown as { readonly historyValue: Remembered }).historyValue;
  }

  private of(src: string): Likeness {
    let likeness = this.below.get(src);
    if (!likeness) {
      likeness = new Likeness(logicOf(this.runner.machine, src), this.comparison, this.orderMatters);
      this.below.set(src, likeness);
    }
    return likeness;
  }
}

/** What one may ask whether it matches: some of it does. */
const wantedOf = (value: StateValue): readonly StateValue[] => {
  if (typeof value === 'string') return [value, `${value}.x`, { [value]: {} }];
  const [key = '', inner = {}] = Object.entries(value)[0] ?? [];
  return [
    value,
    key,
    `${key}.${Object.keys(inner)[0]}`,
    { [key]: inner },
    typeof inner === 'string' ? `${key}.${inner}` : inner,
  ];
};

type Remembered = Readonly<Record<string, readonly { readonly id: string }[]>>;

/** Each history state's name, and those of what it remembers; which of them did so first is nothing one can tell. */
const listed = (entries: readonly (readonly [string, Remembered[string]])[]): readonly string[] =>
  entries.map(([id, nodes]) => `${id}: ${nodes.map((node) => node.id).join()}`).sort();

/** The machine behind a child's `src`, also when it was invoked inline. */
const logicOf = (machine: AnyStateMachine, src: string): AnyStateMachine => {
  const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)/.exec(src) ?? [];
  if (id === undefined) return machine.implementations.actors[src] as AnyStateMachine;
  const { invoke } = machine.getStateNodeById(id).config as { invoke: unknown };
  return ([invoke].flat()[Number(index)] as { src: AnyStateMachine }).src;
};
