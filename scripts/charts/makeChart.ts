import Elk from 'elkjs/lib/elk.bundled.js';
import { layOut, type Size, scaleOf } from '../../src/inspector/chart/layout.ts';
import { depthOf, type Outline, openTo, treeOf } from '../../src/inspector/chart/outline.ts';
import { focusesOf, partsFor, partsWith } from '../../src/inspector/chart/parts.ts';
import { solverOf } from '../../src/inspector/chart/solver.ts';
import type { Chart, ChartDrawing } from '../../src/inspector/protocol.ts';

/** Below this part of its natural size a drawing can't be read. */
const LEGIBLE = 0.8;

/** The room for a whole machine: it is looked at as large as the page. */
const LARGE: Size = { width: 1600, height: 900 };

// The package says it exports a default, but what Node imports is the constructor itself.
export const solve = solverOf(new (Elk as unknown as typeof Elk.default)());

/** A machine with one drawing for each of its states that is the parent of a possible leaf. */
export async function makeChart(outline: Outline, title: string): Promise<Chart> {
  const drawings: Record<string, ChartDrawing> = {};
  for (const focus of focusesOf(outline)) drawings[focus] = await drawingFor(outline, focus);
  return { machine: outline.machine, title, drawings };
}

/** The whole machine, from its outermost level only to all of them. */
export async function makeWhole(outline: Outline): Promise<readonly ChartDrawing[]> {
  const depths = Array.from({ length: Math.max(1, depthOf(outline)) }, (_, at) => at + 1);
  const drawn: ChartDrawing[] = [];
  for (const depth of depths)
    drawn.push(await layOut(partsWith(outline, openTo(outline, depth), outline.machine), solve, LARGE));
  return drawn;
}

/** As much of what is around the focus as can be read: at most its phase. */
async function drawingFor(outline: Outline, focus: string): Promise<ChartDrawing> {
  const [outermost = focus, ...inner] = around(outline, focus);
  let best = await layOut(partsFor(outline, focus, outermost), solve);
  for (const top of inner) {
    if (scaleOf(best) >= LEGIBLE) break;
    best = await layOut(partsFor(outline, focus, top), solve);
  }
  return best;
}

/** The states a drawing for this focus may begin with, outermost first: from its phase to itself. */
function around(outline: Outline, focus: string): readonly string[] {
  const tree = treeOf(outline);
  const path = [focus, ...tree.ancestors(focus)].toReversed();
  const phase = path.findIndex((_, depth) => tree.state(path[depth - 1] ?? '')?.key === 'turn');
  return path.slice(Math.max(0, phase));
}
