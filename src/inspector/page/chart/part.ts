import type { ChartEdge, ChartNode } from '../../protocol.ts';

/** A state or a line of a drawing that somebody asks about. */
export type Part = { readonly node: ChartNode } | { readonly edge: ChartEdge };

export const idOf = (part: Part): string => ('node' in part ? part.node.id : part.edge.id);
