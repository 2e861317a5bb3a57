import { draw } from '../shared/draw.ts';
import { linesOf } from '../shared/lines.ts';
import { openTable } from '../shared/openTable.ts';

const { game, choices } = openTable();

/** What whoever is awaited may see, and what they can do, until the battle is resolved. */
function show(): void {
  const { view } = game.snapshot(game.awaited[0]);
  const now = view.battle ? choices() : [];
  draw(
    linesOf(view),
    now.map(({ label }) => label),
    (n) => game.submit(now[n]?.intent),
  );
}

game.subscribe(show);
show();
