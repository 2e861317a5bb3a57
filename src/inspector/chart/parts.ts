import type { ChartEdge, ChartNode } from '../protocol.ts';
import { joinLabels, labelOf } from './label.ts';
import { type Outline, type OutlineState, type OutlineTransition, type Tree, treeOf } from './outline.ts';

/** A drawing before it is laid out. */
export type Part = Omit<ChartNode, 'x' | 'y' | 'width' | 'height'>;
export type Line = Omit<ChartEdge, 'points' | 'at'>;
export type Parts = { readonly machine: string; readonly nodes: readonly Part[]; readonly lines: readonly Line[] };

/** The states a machine can be drawn for: those that are the parent of a possible leaf. */
export function focusesOf(outline: Outline): readonly string[] {
  const { children } = treeOf(outline);
  return outline.states
    .map(({ id }) => id)
    .filter((id) => children(id).some((child) => children(child.id).length === 0));
}

/** What is drawn for one focus: of all states with an inside, only those on the way to it are unfolded. */
export const partsFor = (outline: Outline, focus: string, top: string): Parts =>
  partsWith(outline, new Set([focus, ...treeOf(outline).ancestors(focus)]), top);

/**
 * What is drawn from `top` down, with these states unfolded and every other one folded to a box. Transitions from and to the
 * inside of a folded box are drawn from and to the box.
 */
export function partsWith(outline: Outline, open: ReadonlySet<string>, top: string): Parts {
  const tree = treeOf(outline);
  const nodes: Part[] = [];
  const inside = new Set<string>();
  const visit = (state: OutlineState, shown: boolean, parent: string | null): void => {
    const children = tree.children(state.id);
    const isOpen = open.has(state.id);
    inside.add(state.id);
    const { first: _, ...said } = state;
    // A drawing may begin anywhere: its outermost state is nobody's first.
    if (shown)
      nodes.push({ ...said, parent, initial: parent !== null && said.initial, folded: children.length > 0 && !isOpen });
    for (const child of children) visit(child, shown && isOpen, state.id);
  };
  const root = tree.state(top);
  if (root) visit(root, true, null);

  const drawn = new Set(nodes.map(({ id }) => id));
  const lines = new Map<string, { source: string; target: string; of: OutlineTransition[]; to: string }>();
  const join = (source: string, target: string, transition: OutlineTransition, to = ''): void => {
    const id = `${source}>${target}`;
    const line = lines.get(id) ?? { source, target, of: [], to };
    line.of.push(transition);
    lines.set(id, line);
  };

  for (const transition of outline.transitions) {
    if (!inside.has(transition.source)) continue;
    for (const goal of transition.targets ?? [transition.source]) {
      if (!inside.has(goal)) join(top, goal, transition, ` → ${tree.state(goal)?.key ?? goal}`);
      else {
        const [from, to] = sides(tree, transition.source, goal);
        const shut = from === to && tree.children(from).length > 0 && !open.has(from);
        if (drawn.has(from) && drawn.has(to) && !shut) join(from, to, transition);
      }
    }
  }
  return {
    machine: outline.machine,
    nodes,
    lines: [...lines].map(([id, { source, target, of, to }]) => {
      const label = joinLabels(of.map(labelOf));
      return {
        id,
        source,
        target,
        label: to === '' ? label : [`${label.join(' ')}${to}`.trim()],
        transitions: of.map(({ source: _, targets: __, ...said }) => said),
      };
    }),
  };
}

/** The two states on the same level between which a transition is drawn: lines do not cross the border of a box. */
function sides(tree: Tree, source: string, target: string): readonly [string, string] {
  const from = [source, ...tree.ancestors(source)].toReversed();
  const to = [target, ...tree.ancestors(target)].toReversed();
  const fork = from.findIndex((state, depth) => state !== to[depth]);
  // Into its own inside: the line begins at the border. Back to what it is in: it begins there anew.
  if (fork < 0) return [source, to[from.length] ?? source];
  const first = tree.state(target)?.first ?? null;
  if (to[fork] === undefined) return first === null ? [source, source] : sides(tree, source, first);
  return [from[fork] ?? source, to[fork]];
}
