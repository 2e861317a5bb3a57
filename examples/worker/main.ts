import { draw } from '../shared/draw.ts';
import { linesOf } from '../shared/lines.ts';
import type { Asked, Told } from './messages.ts';

const worker = new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' });

worker.addEventListener('message', ({ data: { decision, view, labels } }: MessageEvent<Told>) =>
  draw(linesOf(view), labels, (choice) => worker.postMessage({ decision, choice } satisfies Asked)),
);
