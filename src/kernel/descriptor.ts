/** Which transitions an event's type calls for: exact descriptors, `*`, and wildcards like `mouse.*`. */
import type { StateNode, TransitionDefinition } from './notation.ts';

/** Types that no chart's descriptor tells apart share a kind. */
export type Kind = string | number;

/**
 * What a wildcard's types begin with, or null when it is no wildcard. A `*` counts as the last token only, where it
 * stands for any number of tokens, also none.
 */
const stemOf = (descriptor: string): string | null => {
  if (descriptor === '*') return '';
  if (!descriptor.endsWith('.*')) return null;
  const stem = descriptor.slice(0, -2);
  return stem.split('.').includes('*') ? null : `${stem}.`;
};

const matchesStem = (type: string, stem: string): boolean =>
  type.startsWith(stem) || (type.length === stem.length - 1 && stem.startsWith(type));

/** What a state says to an event of that type: the exact descriptor first, then wildcards from the longest. */
export const candidatesIn = (node: StateNode, type: string): readonly TransitionDefinition[] => {
  const matching = [...node.transitions.keys()].filter((descriptor) => {
    const stem = stemOf(descriptor);
    return descriptor !== type && stem !== null && matchesStem(type, stem);
  });
  matching.sort((a, b) => b.length - a.length);
  return [type, ...matching].flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
};

/**
 * Sorts event types into kinds. A type that some descriptor names is its own kind; all others differ only in the
 * wildcards they match, so that a thousand `xstate.done.actor.…` need one table and not a thousand.
 */
export class Hearing {
  private readonly exact = new Set<string>();
  private readonly stems: readonly string[];

  constructor(nodes: readonly StateNode[]) {
    for (const node of nodes) for (const descriptor of node.transitions.keys()) this.exact.add(descriptor);
    this.stems = [...this.exact].map(stemOf).filter((stem) => stem !== null);
  }

  kindOf(type: string): Kind {
    if (this.exact.has(type)) return type;
    // A number holds fifty yeses and noes exactly; a chart with more wildcards has its kinds spelt out.
    if (this.stems.length > 50) return this.stems.filter((stem) => matchesStem(type, stem)).join(' ');
    let kind = 0;
    for (const stem of this.stems) kind = kind * 2 + (matchesStem(type, stem) ? 1 : 0);
    return kind;
  }
}
