import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart, ChartDrawing } from '../../src/inspector/protocol.ts';
import { layOut, scaleOf } from './chartLayout.ts';
import { focusesOf, partsFor } from './chartParts.ts';

/** Below this part of its natural size a drawing can't be read. */
const LEGIBLE = 0.8;

/** A machine with one drawing for each of its states that is the parent of a possible leaf. */
export async function makeChart(machine: AnyStateMachine, title: string): Promise<Chart> {
  const drawings: Record<string, ChartDrawing> = {};
  for (const focus of focusesOf(machine)) drawings[focus.id] = await drawingFor(focus);
  return { machine: machine.id, title, drawings };
}

/** As much of what is around the focus as can be read: at most its phase. */
async function drawingFor(focus: AnyStateNode): Promise<ChartDrawing> {
  const [outermost = focus, ...inner] = around(focus);
  let best = await layOut(partsFor(focus, outermost));
  for (const top of inner) {
    if (scaleOf(best) >= LEGIBLE) break;
    best = await layOut(partsFor(focus, top));
  }
  return best;
}

/** The states a drawing for this focus may begin with, outermost first: from its phase to itself. */
function around(focus: AnyStateNode): readonly AnyStateNode[] {
  const path = [focus];
  for (let node = focus.parent; node !== undefined; node = node.parent) path.unshift(node);
  const phase = path.findIndex((node) => node.parent?.key === 'turn');
  return path.slice(Math.max(0, phase));
}
