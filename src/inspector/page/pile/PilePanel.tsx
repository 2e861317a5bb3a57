import { isAlive } from '../card/cardWords.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTable } from '../wire/table.ts';
import { Entry } from './Entry.tsx';
import { GoneEntry } from './GoneEntry.tsx';

/** The pile, top first. While it is built, a slot shows where the next addition lands; while it resolves, it is framed. */
export function PilePanel({ lead }: { lead: (entry: string | null) => void }) {
  const { position } = useTable();
  const { pile, mode } = position;
  const living = pile.filter(({ state }) => isAlive(state));
  const resolving = living.some(({ state }) => state !== 'waiting');
  const locked = mode === 'resolving' || (mode === 'asking' && resolving);
  const waiting = living.filter(({ state }) => state === 'waiting').length;
  const open = !locked && living.length > 0;
  return (
    <section className="pile" aria-labelledby="h-pile">
      <div className="head">
        <h2 id="h-pile">{say.pile.title}</h2>
        <span className="end lbl">{countWords(living.length - waiting, waiting)}</span>
      </div>
      {open && (
        <div className="slot">
          <span>
            <Icon sign="down" />
            {say.pile.first}
          </span>
          <span>{say.pile.lands}</span>
        </div>
      )}
      {pile.length > 0 && (
        <div className="frame scroll" data-locked={locked || undefined}>
          <ol className="stack">
            {pile.map((row) => (
              <li key={row.id}>
                {isAlive(row.state) ? (
                  <Entry row={row} top={open ? row === living[0] : row.state !== 'waiting'} fresh={open} lead={lead} />
                ) : (
                  <GoneEntry row={row} />
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function countWords(resolving: number, waiting: number): string {
  if (resolving > 0) return waiting === 0 ? say.pile.last : say.pile.resolving(resolving, waiting);
  return waiting === 0 ? say.pile.none : say.pile.waiting(waiting);
}
