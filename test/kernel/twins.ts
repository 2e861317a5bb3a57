import assert from 'node:assert/strict';
import { type AnyStateMachine, createActor, type EventObject, type Snapshot } from 'xstate';
import { compile, fromPersisted, hash, type Microstep, type State, toPersisted } from '../../src/kernel/index.ts';
import { comparable, microstepOf, type View, viewOfLive, viewOfState, withoutOrderAtTheEnd } from './view.ts';

/** What is run twice. */
export type Case = {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Events to ask `can` about after each event. */
  readonly asks?: readonly EventObject[];
};

type Live = {
  send(event: EventObject): void;
  view(): View;
  can(event: EventObject): string;
  persist(): unknown;
  take(): { readonly emitted: readonly unknown[]; readonly microsteps: readonly Microstep[] };
};

const live = ({ machine, input }: Case, snapshot?: unknown): Live => {
  let emitted: unknown[] = [];
  let microsteps: Microstep[] = [];
  const actor = createActor(machine, {
    input,
    logger: () => {},
    inspect: (event) => {
      const microstep = microstepOf(event);
      if (microstep) microsteps.push(microstep);
    },
    ...(snapshot === undefined ? {} : { snapshot: snapshot as Snapshot<unknown> }),
  });
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    send: (event) => actor.send(event),
    view: () => viewOfLive(actor),
    can: (event) => attempt(() => actor.getSnapshot().can(event)),
    persist: () => actor.getPersistedSnapshot(),
    take() {
      const taken = { emitted, microsteps };
      emitted = [];
      microsteps = [];
      return taken;
    },
  };
};

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
  private readonly runner;
  private live: Live;
  /** How many were compared. */
  microsteps = 0;
  private texts = false;
  private crossed = false;

  constructor(one: Case) {
    this.case = one;
    this.runner = compile(one.machine, { microsteps: true, debug: true, budget: 20_000, log: () => {} });
    const turn = this.runner.begin(one.input as never);
    this.live = live(one);
    this.state = turn.state;
    this.compare(turn.emitted, turn.microsteps ?? []);
  }

  send(event: EventObject): State {
    const before = this.state;
    // The kernel first: what would never end ends here.
    const turn = this.runner.next(before as never, event as never);
    this.live.send(event);
    this.state = turn.state;
    this.compare(turn.emitted, turn.microsteps ?? []);
    return this.state;
  }

  /** From here on the value goes through its text: it goes on in the same way. */
  reload(): void {
    this.texts = true;
    const read = throughText(this.state) as State;
    assert.equal(hash(read), hash(this.state), 'the same content, another hash');
    this.state = read;
  }

  /** Both go on from what the value is when persisted, and change sides: XState from the value, the value from XState. */
  cross(): void {
    if (this.state.status !== 'active') return;
    this.texts = true;
    this.crossed = true;
    const mine = toPersisted(this.case.machine, this.state as never);
    const theirs = this.live.persist();
    assert.deepStrictEqual(comparable(mine), comparable(theirs));
    this.state = throughText(fromPersisted(this.case.machine, theirs)) as State;
    this.live = live(this.case, throughText(mine));
    this.compare([], []);
  }

  private compare(emitted: readonly unknown[], microsteps: readonly Microstep[]): void {
    const theirs = this.live.take();
    this.microsteps += microsteps.length;
    const mine = viewOfState(this.case.machine, this.state);
    const text = (data: unknown) => (this.texts ? throughText(comparable(data)) : comparable(data));
    assert.deepStrictEqual(text(microsteps), text(theirs.microsteps));
    const seen = (view: View) => text(this.crossed ? withoutOrderAtTheEnd(view) : view);
    assert.deepStrictEqual(seen(mine), seen(this.live.view()));
    assert.deepStrictEqual(text(emitted), text(theirs.emitted));
    const { state, runner } = this;
    for (const event of this.case.asks ?? [])
      assert.equal(
        attempt(() => runner.can(state as never, event as never)),
        this.live.can(event),
        `can ${event.type}`,
      );
  }
}

/** Runs both over the events; with persisting and changing sides before each event when `crossing`. */
export const play = (one: Case, events: readonly EventObject[], crossing = false): Twins => {
  const twins = new Twins(one);
  for (const event of events) {
    if (crossing) twins.cross();
    twins.send(event);
  }
  return twins;
};
