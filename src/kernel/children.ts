/** The children of an actor at work. Most stay plain values: one becomes an actor only when it is addressed. */
import type { Child } from './state.ts';

/** A child that is at work. */
export abstract class Awake {
  abstract readonly id: string;
  abstract readonly kept: object | null;
  abstract rest(): Child;
}

const NONE: readonly never[] = [];

export class Children<A extends Awake> {
  /** Never the array of a `State` while `owned`, so that it may be written to. */
  private list: readonly (A | Child)[];
  private owned = false;
  private markedList: readonly (A | Child)[] = NONE;
  private markedOwned = false;
  private readonly kept: readonly Child[];
  /** Whether one has come or gone. */
  private changed = false;
  private awake: A[] | null = null;

  constructor(kept: readonly Child[] = NONE) {
    this.list = kept;
    this.kept = kept;
  }

  get size(): number {
    return this.list.length;
  }

  /** From the end: who came last is asked for most. */
  find(id: string): number {
    const { list } = this;
    for (let i = list.length - 1; i >= 0; i--) if (list[i]?.id === id) return i;
    return -1;
  }

  at(where: number): A | Child | undefined {
    return this.list[where];
  }

  /** The child at that place, at work. */
  actorAt(where: number, parent: { wake(child: Child): A }): A {
    const kid = this.list[where] as A | Child;
    if (kid instanceof Awake) return kid;
    const actor = parent.wake(kid);
    if (!this.owned) this.own(this.list.slice());
    (this.list as (A | Child)[])[where] = actor;
    this.note(actor);
    return actor;
  }

  /** A new child takes the place of its namesake. */
  put(actor: A): void {
    const list = this.list.slice();
    const where = this.find(actor.id);
    if (where < 0) list.push(actor);
    else list[where] = actor;
    this.own(list);
    this.changed = true;
    this.note(actor);
  }

  /** Takes out the child at that place, if there is one. */
  remove(where: number): A | Child | undefined {
    if (where < 0) return undefined;
    const list = this.list.slice();
    const [kid] = list.splice(where, 1);
    this.own(list);
    this.changed = true;
    return kid;
  }

  clear(): void {
    this.list = NONE;
    this.owned = false;
  }

  /** What `back` goes back to when a step fails. */
  mark(): void {
    this.markedList = this.list;
    this.markedOwned = this.owned;
  }

  back(): void {
    this.list = this.markedList;
    this.owned = this.markedOwned;
  }

  /** Back to plain values; the very same array if nothing has happened to any of them. */
  rest(): readonly Child[] {
    if (!this.owned) return this.list as readonly Child[];
    const list = this.list as (A | Child)[];
    let same = !this.changed;
    for (const actor of this.awake ?? NONE) {
      const where = list.lastIndexOf(actor);
      if (where < 0) continue;
      const child = actor.rest();
      if (child !== actor.kept) same = false;
      list[where] = child;
    }
    return same ? this.kept : (list as readonly Child[]);
  }

  private own(list: (A | Child)[]): void {
    this.list = list;
    this.owned = true;
  }

  private note(actor: A): void {
    this.awake ??= [];
    this.awake.push(actor);
  }
}
