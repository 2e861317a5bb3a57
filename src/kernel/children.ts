/** The children of an actor at work. Most stay plain values: one becomes an actor only when it is addressed. */
import { LONG, lookThrough, Places } from './places.ts';
import type { Child } from './state.ts';

/** A child that is at work. */
export abstract class Awake {
  /** Where it stood among its siblings when it began to. */
  standing = -1;
  abstract readonly id: string;
  abstract readonly kept: object | null;
  abstract rest(): Child;
}

/** How a change is undone: so many are taken out at a place, and whoever stood there is put back. */
type Undo<A> = { readonly where: number; readonly gone: 0 | 1; readonly back: readonly (A | Child)[] };

const NONE: readonly never[] = [];

export class Children<A extends Awake> {
  private list: readonly (A | Child)[];
  /** The list of the state is written to only as a copy. */
  private owned = false;
  private readonly kept: readonly Child[];
  /** Whether one has come or gone. */
  private changed = false;
  private awake: A[] | null = null;
  /** How to undo what has changed since the mark, newest last. */
  private undos: Undo<A>[] | null = null;
  /** Of a long list. */
  private places: Places | null = null;

  constructor(kept: readonly Child[] = NONE) {
    this.list = kept;
    this.kept = kept;
  }

  get size(): number {
    return this.list.length;
  }

  find(id: string): number {
    if (!this.places && this.list.length <= LONG) return lookThrough(this.list, id, 0);
    this.places ??= new Places(this.list);
    return this.places.find(this.list, id);
  }

  at(where: number): A | Child | undefined {
    return this.list[where];
  }

  /** The child at that place, at work. */
  actorAt(where: number, parent: { wake(child: Child): A }): A {
    const kid = this.list[where] as A | Child;
    if (kid instanceof Awake) return kid;
    const actor = parent.wake(kid);
    this.splice(where, 1, [actor]);
    this.note(actor, where);
    return actor;
  }

  /** A new child takes the place of its namesake. */
  put(actor: A): void {
    const found = this.find(actor.id);
    const isNew = found < 0;
    const where = isNew ? this.list.length : found;
    this.record({ where, gone: 1, back: isNew ? NONE : [this.list[where] as A | Child] });
    this.splice(where, isNew ? 0 : 1, [actor]);
    this.note(actor, where);
  }

  /** Takes out the child at that place, if there is one. */
  remove(where: number): A | Child | undefined {
    if (where < 0) return undefined;
    const kid = this.list[where] as A | Child;
    this.record({ where, gone: 0, back: [kid] });
    this.splice(where, 1, NONE);
    this.places?.changedAt(where);
    // Mostly whoever woke last, so that a long pile of children that end one by one leaves nothing to look for.
    if (this.awake?.at(-1) === kid) this.awake?.pop();
    return kid;
  }

  clear(): void {
    this.list = NONE;
    this.owned = false;
    this.places = null;
  }

  /** What `back` goes back to when a step fails. */
  mark(): void {
    this.undos = null;
  }

  back(): void {
    for (const { where, gone, back } of (this.undos ?? NONE).toReversed()) {
      this.splice(where, gone, back);
      this.places?.changedAt(where);
      for (const kid of back) if (kid instanceof Awake) this.note(kid, where);
    }
  }

  /** Back to plain values; the very same array if nothing has happened to any of them. */
  rest(): readonly Child[] {
    if (!this.owned) return this.list as readonly Child[];
    const list = this.list as (A | Child)[];
    let same = !this.changed;
    for (const actor of this.awake ?? NONE) {
      const where = list[actor.standing] === actor ? actor.standing : list.lastIndexOf(actor);
      if (where < 0) continue;
      const child = actor.rest();
      if (child !== actor.kept) same = false;
      list[where] = child;
    }
    if (same) return this.kept;
    this.places?.keep(list);
    return list as readonly Child[];
  }

  private splice(where: number, gone: 0 | 1, come: readonly (A | Child)[]): void {
    if (this.owned) (this.list as (A | Child)[]).splice(where, gone, ...come);
    else this.list = this.list.toSpliced(where, gone, ...come);
    this.owned = true;
  }

  private record(undo: Undo<A>): void {
    this.changed = true;
    this.undos ??= [];
    this.undos.push(undo);
  }

  private note(actor: A, where: number): void {
    actor.standing = where;
    this.awake ??= [];
    this.awake.push(actor);
  }
}
