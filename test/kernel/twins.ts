import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type Snapshot,
} from 'xstate';
import {
  compile,
  fromPersisted,
  hash,
  type Microstep,
  type Runner,
  type State,
  toPersisted,
} from '../../src/kernel/index.ts';
import { agree, Comparison, Disagreement } from './difference.ts';
import { Likeness } from './likeness.ts';
import { Told } from './microsteps.ts';

/** What is run twice. */
export type Case = {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Events to ask `can` about after each event. */
  readonly asks?: readonly EventObject[];
  /** The kernel's budget, which ends what would never end. */
  readonly budget?: number;
  /** Who runs it live: the same machine, but for tests of the comparison itself. */
  readonly live?: AnyStateMachine;
};

type Turn = { readonly emitted: readonly unknown[]; readonly microsteps?: readonly Microstep[] };

/** A live actor, with what it has told since it was last asked. */
class Live {
  readonly actor: AnyActorRef;
  private emitted: unknown[] = [];
  private told = new Told();

  constructor({ machine, live = machine, input }: Case, snapshot?: unknown) {
    const actor = createActor(live, {
      input,
      logger: () => {},
      inspect: (event) => this.told.hear(event),
      ...(snapshot === undefined ? {} : { snapshot: snapshot as Snapshot<unknown> }),
    }) as ActorRefFrom<AnyStateMachine>;
    actor.on('*', (event) => this.emitted.push(event));
    actor.subscribe({ error: () => {} });
    actor.start();
    this.actor = actor;
  }

  can(event: EventObject): string {
    return attempt(() => (this.actor.getSnapshot() as AnyMachineSnapshot).can(event));
  }

  take(): { readonly emitted: readonly unknown[]; readonly told: Told } {
    const { emitted, told } = this;
    this.emitted = [];
    this.told = new Told();
    return { emitted, told };
  }
}

const attempt = (what: () => boolean): string => {
  try {
    return String(what());
  } catch {
    return 'throws';
  }
};

const throughText = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** The same machine run by XState and by the kernel. After every event everything that can be seen is compared. */
export class Twins {
  readonly case: Case;
  state: State;
  /** How many were compared. */
  microsteps = 0;
  private readonly runner: Runner<AnyStateMachine>;
  private live: Live;
  private texts = false;
  private crossed = false;
  private comparison = new Comparison(false);
  private likeness: Likeness;

  constructor(one: Case) {
    const { machine, budget = 20_000 } = one;
    this.case = one;
    this.runner = compile(machine, { microsteps: true, debug: true, budget, log: () => {} });
    this.likeness = this.lookAfresh();
    const turn = this.runner.begin(one.input as never);
    this.live = new Live(one);
    this.state = turn.state;
    this.compare(turn);
  }

  /** What was emitted, when all agree. */
  send(event: EventObject): readonly unknown[] {
    // The kernel first: what would never end ends here.
    const turn = this.runner.next(this.state as never, event as never);
    this.live.actor.send(event);
    this.state = turn.state;
    this.compare(turn);
    return turn.emitted;
  }

  /** What both say of an event. */
  can(event: EventObject): string {
    const mine = attempt(() => this.runner.can(this.state as never, event as never));
    const theirs = this.live.can(event);
    if (mine !== theirs) throw new Disagreement(`can ${event.type}`, { path: [], mine, theirs });
    return mine;
  }

  /** From here on the value goes through its text: it goes on in the same way. */
  reload(): void {
    const read = throughText(this.state) as State;
    agree('the hash of the text', hash(read), hash(this.state));
    this.texts = true;
    this.lookAgain();
    this.state = read;
  }

  /** Both go on from what the value is when persisted, and change sides: XState from the value, the value from XState. */
  cross(): void {
    if (this.state.status !== 'active') return;
    const mine = toPersisted(this.case.machine, this.state as never);
    const theirs = this.live.actor.getPersistedSnapshot();
    agree('persisted', mine, theirs, new Comparison(this.texts));
    this.texts = true;
    this.crossed = true;
    this.state = throughText(fromPersisted(this.case.machine, theirs)) as State;
    this.live.actor.stop();
    this.live = new Live(this.case, throughText(mine));
    this.lookAgain();
    // What is told of actors that are raised again is no part of any turn.
    agree('microsteps', [], this.live.take().told.steps);
    this.compare({ emitted: [] });
  }

  /** Everything is compared once more, what has been found equal before too. */
  lookAgain(): void {
    this.likeness = this.lookAfresh();
    this.likeness.check(this.state, this.live.actor);
  }

  private lookAfresh(): Likeness {
    this.comparison = new Comparison(this.texts);
    return new Likeness(this.case.machine, this.comparison, !this.crossed);
  }

  private compare({ emitted, microsteps = [] }: Turn): void {
    const theirs = this.live.take();
    this.microsteps += microsteps.length;
    theirs.told.compare(microsteps, this.comparison);
    this.likeness.check(this.state, this.live.actor);
    agree('emitted', emitted, theirs.emitted, this.comparison);
    for (const event of this.case.asks ?? []) this.can(event);
  }
}
