import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { linesOf } from '../shared/lines.ts';
import { openTable } from '../shared/openTable.ts';

const { game, choices } = openTable();

/** The moment, for whoever is awaited: the same object until something changes, as React wants it. */
const useMoment = () => useSyncExternalStore(game.subscribe, () => game.snapshot(game.awaited[0]));

function Table() {
  const { view } = useMoment();
  return (
    <>
      {linesOf(view).map(([heading, lines]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {view.battle &&
        choices().map(({ label, intent }) => (
          <button type="button" key={label} onClick={() => game.submit(intent)}>
            {label}
          </button>
        ))}
    </>
  );
}

const page = document.getElementById('page');
if (page) createRoot(page).render(<Table />);
