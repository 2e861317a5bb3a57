import { useEffect } from 'react';
import type { PartTold } from '../../protocol.ts';
import { useTable } from '../wire/table.ts';
import type { Part } from './part.ts';

/** What the game has done with a part of a chart, up to the step looked at: asked for anew at every step. */
export function usePart(machine: PartTold['machine'], part: Part | null): PartTold | null {
  const { position, part: told, asks } = useTable();
  const { n, last } = position;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newly played may have come by it
  useEffect(() => {
    if (part) asks.part(askOf(machine, part, n));
  }, [asks, machine, part, n, last]);
  if (!part || !told || told.machine !== machine || told.n !== n) return null;
  const { state, edges } = askOf(machine, part, n);
  const same = told.state === state && edges.every((id, at) => told.edges[at]?.id === id);
  return same ? told : null;
}

const askOf = (machine: PartTold['machine'], part: Part, n: number) =>
  'node' in part
    ? { machine, n, state: part.node.id, edges: [] }
    : { machine, n, state: null, edges: part.edge.transitions.map(({ id }) => id) };
