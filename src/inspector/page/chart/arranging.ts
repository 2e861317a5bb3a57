import { layOut, type Size } from '../../chart/layout.ts';
import type { Parts } from '../../chart/parts.ts';
import { type Solve, solverOf } from '../../chart/solver.ts';
import type { ChartDrawing } from '../../protocol.ts';

/** The room for a whole machine: it is looked at as large as the page. */
const LARGE: Size = { width: 1600, height: 900 };

let solving: Promise<Solve> | null = null;

/** ELK, in a worker of its own: fetched when the first drawing is asked for that was not made ahead. */
const solver = (): Promise<Solve> => {
  solving ??= Promise.all([import('elkjs/lib/elk-api.js'), import('elkjs/lib/elk-worker.min.js?worker')]).then(
    ([{ default: Elk }, { default: ElkWorker }]) => solverOf(new Elk({ workerFactory: () => new ElkWorker() })),
  );
  return solving;
};

/** Lays a drawing out, beside the page: it goes on meanwhile. */
export const arrange = async (parts: Parts): Promise<ChartDrawing> => layOut(parts, await solver(), LARGE);
