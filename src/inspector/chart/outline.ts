import type { ChartNode, ChartTransition } from '../protocol.ts';

/** A state of a machine, before anything is drawn. */
export type OutlineState = Omit<ChartNode, 'folded' | 'x' | 'y' | 'width' | 'height'> & {
  /** The state within it that it begins with; null without an inside. */
  readonly first: string | null;
};

/** A transition of a machine, with the states it leaves and leads to. Without targets it stays where it is. */
export type OutlineTransition = ChartTransition & {
  readonly source: string;
  readonly targets: readonly string[] | null;
};

/** All that is drawn of a machine, as plain data: its states, parents before their children, and its transitions. */
export type Outline = {
  readonly machine: string;
  readonly states: readonly OutlineState[];
  readonly transitions: readonly OutlineTransition[];
};

/** An outline to look things up in. */
export type Tree = {
  readonly state: (id: string) => OutlineState | undefined;
  readonly children: (id: string) => readonly OutlineState[];
  /** From the parent to the root. */
  readonly ancestors: (id: string) => readonly string[];
};

export function treeOf({ states }: Outline): Tree {
  const byId = new Map(states.map((state) => [state.id, state]));
  const inside = new Map<string, OutlineState[]>();
  for (const state of states) {
    if (state.parent === null) continue;
    const siblings = inside.get(state.parent) ?? [];
    siblings.push(state);
    inside.set(state.parent, siblings);
  }
  const known = new Map<string, readonly string[]>();
  const ancestors = (id: string): readonly string[] => {
    const parent = byId.get(id)?.parent ?? null;
    const around = known.get(id) ?? (parent === null ? [] : [parent, ...ancestors(parent)]);
    known.set(id, around);
    return around;
  };
  return { state: (id) => byId.get(id), children: (id) => inside.get(id) ?? [], ancestors };
}

/** The states with an inside that lie less deep than that: unfolded, they show so many levels. */
export function openTo(outline: Outline, depth: number): ReadonlySet<string> {
  const tree = treeOf(outline);
  return new Set(
    outline.states
      .filter(({ id }) => tree.children(id).length > 0 && tree.ancestors(id).length < depth)
      .map(({ id }) => id),
  );
}

/** How many levels of states there are within the outermost. */
export function depthOf(outline: Outline): number {
  const tree = treeOf(outline);
  return Math.max(0, ...outline.states.map(({ id }) => tree.ancestors(id).length));
}
