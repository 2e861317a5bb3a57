/** An actor at work. It lives for as long as one event from outside; between events there is only its state. */
import type { Cascade } from './cascade.ts';
import type { Chart } from './chart.ts';
import { Children } from './children.ts';
import type { Configuration } from './configuration.ts';
import { errorData, refuse } from './errors.ts';
import { about, Life } from './life.ts';
import { beginning, INIT, macrostep, type Worker } from './macrostep.ts';
import type { Context, Event } from './notation.ts';
import { eventFrom, Self } from './self.ts';
import type { Child, State } from './state.ts';

type Name = { readonly id: string; readonly src: string };

/** A letter to a child that is only about to be spawned. */
type Letter = { readonly to: string; addressee: Actor | null };

const ROOT: Name = { id: 'root', src: '' };
const NOBODY: readonly string[] = [];
const NO_LETTERS: readonly Letter[] = [];
const NOTHING: readonly Event[] = [];

export class Actor extends Life implements Worker {
  readonly id: string;
  readonly chart: Chart;
  readonly cascade: Cascade;
  readonly parent: Actor | null;
  readonly kept: State | null;
  private readonly keptPlace: Configuration;
  place: Configuration;
  context: Context = {};
  touched = false;
  private raised: Event[] | null = null;
  private told: Event[] | null = null;
  private address: Self | null = null;
  private readonly src: string;
  private readonly depth: number;
  private readonly children: Children<Actor>;
  private expected = NOBODY;
  private letters = NO_LETTERS;
  // How it was before the macrostep.
  private placeBefore: Configuration;
  private contextBefore: Context = {};
  private outputBefore: unknown = undefined;

  private constructor(chart: Chart, cascade: Cascade, name: Name, parent: Actor | null, kept: State | null) {
    super();
    this.id = name.id;
    this.src = name.src;
    this.chart = chart;
    this.cascade = cascade;
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
    this.kept = kept;
    this.children = new Children(kept?.children);
    this.place = kept ? chart.position(kept.at, kept.history) : chart.nowhere;
    this.keptPlace = this.place;
    this.placeBefore = this.place;
    if (!kept) return;
    this.context = kept.context as Context;
    this.status = kept.status;
    this.output = kept.output;
    this.error = kept.error;
    this.phase = kept.status === 'active' ? 'running' : 'stopped';
    this.open = true;
  }

  /** A new actor, in its initial state but not started. */
  static born(chart: Chart, cascade: Cascade, input: unknown, name = ROOT, parent: Actor | null = null): Actor {
    const actor = new Actor(chart, cascade, name, parent, null);
    actor.begin(input);
    return actor;
  }

  /** An actor that goes on from a state. */
  static woken(chart: Chart, cascade: Cascade, kept: State, name = ROOT, parent: Actor | null = null): Actor {
    return new Actor(chart, cascade, name, parent, kept);
  }

  get self(): Self {
    this.address ??= new Self(this);
    return this.address;
  }

  get path(): readonly string[] {
    return this.parent ? [...this.parent.path, this.id] : NOBODY;
  }

  /** Back to a plain value; the very same one if nothing has happened. */
  override rest(): Child {
    const { kept, status, context, place, output, error } = this;
    const children = this.children.rest();
    const same = kept?.context === context && kept.children === children && kept.status === status;
    if (same && place === this.keptPlace) return kept as Child;
    const { at, remembered } = place;
    const { id, src } = this;
    const state = this.parent ? { id, src, at, status, context, children } : { at, status, context, children };
    if (!remembered && output === undefined && error === undefined) return state as Child;
    return {
      ...(state as Child),
      ...(remembered ? { history: remembered } : {}),
      ...(output !== undefined ? { output } : {}),
      ...(error !== undefined ? { error } : {}),
    };
  }

  private begin(input: unknown): void {
    this.cascade.spend();
    this.cascade.descend(this.depth);
    try {
      beginning(this, { type: INIT, input } as Event & { readonly input: unknown });
    } catch (cause) {
      this.breakWith(cause);
      this.place = this.chart.nowhere;
      this.output = undefined;
      this.children.clear();
    }
  }

  protected override work(event: Event): void {
    this.placeBefore = this.place;
    this.contextBefore = this.context;
    this.outputBefore = this.output;
    this.children.mark();
    macrostep(this, event);
  }

  protected override goBack(): void {
    this.place = this.placeBefore;
    this.context = this.contextBefore;
    this.output = this.outputBefore;
    this.raised = null;
    this.told = null;
    this.children.back();
    this.expected = NOBODY;
    this.letters = NO_LETTERS;
  }

  protected override startChildren(): void {
    for (let i = 0; i < this.children.size; i++) {
      const kid = this.children.at(i);
      if (kid instanceof Actor && kid.status === 'active') kid.start();
    }
  }

  // What the steps of a macrostep ask for.

  raise(event: unknown): void {
    this.raised ??= [];
    this.raised.push(eventFrom(event));
  }

  nextRaised(): Event | undefined {
    return this.raised?.shift();
  }

  log(values: readonly unknown[]): void {
    this.act(() => this.cascade.log(values));
  }

  emit(event: unknown): void {
    const told = eventFrom(event);
    if (this.cascade.microsteps) {
      this.told ??= [];
      this.told.push(told);
    }
    if (!this.parent) this.defer(() => this.cascade.emit(told));
  }

  takeEmitted(): readonly Event[] {
    const { told } = this;
    this.told = null;
    return told ?? NOTHING;
  }

  post(to: unknown, said: unknown): void {
    const event = this.escalated(eventFrom(said));
    if (typeof to === 'string' && this.expected.includes(to)) {
      const letter: Letter = { to, addressee: null };
      this.letters = [...this.letters, letter];
      this.defer(() => (letter.addressee ?? this.nobody(to)).receive(event));
    } else {
      const addressee = this.addressee(to);
      this.defer(() => addressee.receive(event));
    }
  }

  /** SCXML's way of reporting an error to somebody else. */
  private escalated(event: Event): Event {
    if (event.type !== 'xstate.error') return event;
    return about('error', this.id, { error: 'data' in event ? errorData(event.data) : undefined });
  }

  private addressee(to: unknown): Actor {
    if (typeof to !== 'string') return to ? this.actorFrom(to) : this;
    if (to === '#_parent') return this.parent ?? this.nobody(to);
    if (to === '#_internal') return this;
    return this.child(to.startsWith('#_') ? to.slice(2) : to) ?? this.nobody(to);
  }

  private nobody(to: string): never {
    throw new Error(`'${this.chart.machine.id}' has no actor '${to}' to send to.`);
  }

  private actorFrom(reference: unknown): Actor {
    const actor = Self.actorOf(reference);
    return actor instanceof Actor && actor.cascade === this.cascade
      ? actor
      : refuse('a reference that is not the `self` of an actor at work in the same step: address it by its id');
  }

  private child(id: string): Actor | null {
    const where = this.children.find(id);
    return where < 0 ? null : this.children.actorAt(where, this);
  }

  wake(child: Child): Actor {
    return Actor.woken(this.chart.actor(child.src), this.cascade, child, child, this);
  }

  spawn(src: unknown, id: unknown, input: unknown): void {
    const name = { id: childId(id), src: String(src) };
    const actor = Actor.born(this.chart.actor(src), this.cascade, input, name, this);
    this.children.put(actor);
    this.touched = true;
    this.defer(() => actor.start());
  }

  stop(whom: unknown): void {
    this.touched = true;
    if (typeof whom === 'string') {
      const kid = this.children.remove(this.children.find(whom));
      if (kid instanceof Actor) this.putAway(kid);
      else if (kid?.status === 'active') this.putAway(this.wake(kid));
    } else if (whom) {
      const actor = this.actorFrom(whom);
      this.children.remove(this.children.find(actor.id));
      this.putAway(actor);
    }
  }

  stopChildren(): void {
    for (let i = 0; i < this.children.size; i++) {
      const kid = this.children.at(i);
      // One that is done at birth and not started yet never will be.
      if (kid instanceof Actor || kid?.status === 'active') this.putAway(this.children.actorAt(i, this));
    }
  }

  forgetChildren(): void {
    this.children.clear();
  }

  /** What has not started never will; whoever runs is stopped when all letters before are delivered. */
  private putAway(actor: Actor): void {
    const dismiss = (): void => {
      if (actor.parent !== this)
        throw new Error(`'${actor.id}' is no child of '${this.id}' and cannot be stopped by it.`);
      actor.dismiss();
    };
    this.act(() => (actor.isRunning() ? this.defer(dismiss) : dismiss()));
  }

  expect(ids: readonly string[]): void {
    this.expected = ids;
  }

  arrived(): void {
    for (const letter of this.letters) letter.addressee = this.child(letter.to);
    this.expected = NOBODY;
    this.letters = NO_LETTERS;
  }
}

/** JavaScript would put integers before all other keys, and so change the order of the children. */
const childId = (id: unknown): string =>
  typeof id === 'string' && !/^\d+$/.test(id)
    ? id
    : refuse(`a child with the id ${JSON.stringify(id)}: an id is a text that is no integer`);
