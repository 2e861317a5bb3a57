import { type Outline, type OutlineTransition, treeOf } from './outline.ts';

/** One microstep of an actor: what it heard, the transitions it took, and the states that are active after it. */
export type Moved = { readonly event: string; readonly edges: readonly string[]; readonly active: readonly string[] };

/** A transition whose guard was looked at, and whether it let pass. */
export type Looked = { readonly edge: string; readonly value: boolean };

export type Looks = {
  /** What was looked at when an actor with these active states moved on. */
  moved(active: readonly string[], moved: Moved): readonly Looked[];
  /** Whether it moved on without any event. */
  goesByItself(moved: Moved): boolean;
  /** What was looked at when it stayed there: nothing that goes on by itself let pass. */
  rested(active: readonly string[]): readonly Looked[];
};

/**
 * Tells which guards were looked at, and what they said. XState asks from each active leaf outward, in the order of the
 * definition, until one lets pass; so of all that were asked, only the transition that was taken let pass.
 */
export function guardsOf(outline: Outline): Looks {
  const tree = treeOf(outline);
  const leaving = new Map<string, OutlineTransition[]>();
  for (const transition of outline.transitions) {
    const known = leaving.get(transition.source) ?? [];
    known.push(transition);
    leaving.set(transition.source, known);
  }
  const byItself = new Set(outline.transitions.filter(({ event }) => event === '').map(({ id }) => id));

  /** Of those that hear an event, the most particular first, as XState asks them. */
  const hearers = new Map<string, readonly OutlineTransition[]>();
  const hearing = (state: string, event: string): readonly OutlineTransition[] => {
    const key = `${event} ${state}`;
    const known = hearers.get(key) ?? hearingAnew(state, event);
    hearers.set(key, known);
    return known;
  };
  const hearingAnew = (state: string, event: string): readonly OutlineTransition[] => {
    const all = leaving.get(state) ?? [];
    const exact = all.filter((one) => one.event === event);
    if (exact.length > 0 || event === '') return exact;
    return all
      .filter((one) => one.event !== '' && matches(one.event, event))
      .toSorted((a, b) => b.event.length - a.event.length);
  };

  /** What was asked in these states about that event, of which those transitions came; `taken` is empty when none did. */
  const asked = (active: readonly string[], event: string, taken: ReadonlySet<string>): readonly Looked[] => {
    const looked: Looked[] = [];
    const isActive = new Set(active);
    for (const leaf of active.filter((id) => !tree.children(id).some((child) => isActive.has(child.id))))
      [leaf, ...tree.ancestors(leaf)].some((state) =>
        hearing(state, event).some((one) => {
          const passes = taken.has(one.id);
          if (one.guard !== null) looked.push({ edge: one.id, value: passes });
          return passes || one.guard === null;
        }),
      );
    return looked;
  };

  const goesByItself = ({ edges }: Moved): boolean => edges.some((id) => byItself.has(id));
  return {
    goesByItself,
    rested: (active) => asked(active, '', NONE),
    moved: (active, moved) =>
      moved.edges.length === 0 ? [] : asked(active, goesByItself(moved) ? '' : moved.event, new Set(moved.edges)),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Whether a transition for such events, as `xstate.done.actor.*`, hears that one. */
export function matches(descriptor: string, event: string): boolean {
  if (descriptor === event || descriptor === '*') return true;
  return descriptor.endsWith('.*') && event.startsWith(descriptor.slice(0, -1));
}
