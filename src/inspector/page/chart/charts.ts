import type { Chart, ChartDrawing, ChartEdge } from '../../protocol.ts';
import drawn from '../generated/charts.json';

// The file is made by scripts/charts.ts; its type, inferred, would be as long as the file.
const CHARTS = drawn as unknown as Readonly<Record<string, Chart>>;

/** The machine of the game itself, and that of everything that waits on the pile. */
export const SPINE = 'game';
export const ENTRY = 'pileEntry';

export const hasDrawing = (machine: string, focus: string): boolean => CHARTS[machine]?.drawings[focus] !== undefined;

/** The drawing for the innermost of these states that has one. */
export function drawingFor(machine: string, path: readonly string[]): ChartDrawing | null {
  const drawings = CHARTS[machine]?.drawings ?? {};
  const focus = path.findLast((id) => drawings[id] !== undefined);
  return (focus === undefined ? Object.values(drawings)[0] : drawings[focus]) ?? null;
}

/** The lines of a drawing that stand for transitions just taken. */
export const takenOf = ({ edges }: ChartDrawing, taken: ReadonlySet<string>): readonly ChartEdge[] =>
  edges.filter(({ transitions }) => transitions.some(({ id }) => taken.has(id)));
