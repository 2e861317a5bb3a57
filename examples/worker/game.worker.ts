import { openTable } from '../shared/openTable.ts';
import type { Asked, Told } from './messages.ts';

const { game, choices } = openTable();

function tell(): void {
  const { decision, view } = game.snapshot(game.awaited[0]);
  const labels = view.battle ? choices().map(({ label }) => label) : [];
  self.postMessage({ decision, view, labels } satisfies Told);
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const chosen = choices()[data.choice];
  // A click that comes late is meant for a decision that is over: the game refuses it.
  if (chosen) game.submit({ ...chosen.intent, ...(data.decision === null ? {} : { decision: data.decision }) });
});

game.subscribe(tell);
tell();
