import { useEffect, useMemo, useRef, useState } from 'react';
import { isAlive } from '../card/cardWords.ts';
import { Icon } from '../parts/Icon.tsx';
import { Said } from '../parts/Said.tsx';
import { useTable } from '../wire/table.ts';
import { drawingFor, hasDrawing, SPINE, takenOf } from './charts.ts';
import type { Part } from './Drawing.tsx';
import { Drawing } from './Drawing.tsx';
import { EntryCharts } from './EntryCharts.tsx';
import { eventWords, PartNote } from './PartNote.tsx';

/** Where the table needs the room: whether the chart is folded away, and how that is changed. */
export type Fold = { readonly folded: boolean; readonly turn: () => void };

/** The chart of the game around the active state, and the charts of all that waits on the pile. */
export function ChartPanel({ fold }: { fold: Fold | null }) {
  const { position } = useTable();
  const { path, taken, n, pile } = position;
  const [shown, setShown] = useState<'game' | 'entries'>('game');
  const [outer, setOuter] = useState<string | null>(null);
  const [picked, setPicked] = useState<Part | null>(null);
  const draw = useRef<HTMLDivElement>(null);
  const leaf = path.at(-1);
  const folded = fold?.folded ?? false;
  const entries = pile.filter(({ id, state }) => isAlive(state) || taken.some(({ actor }) => actor === id));
  const movedEntries = taken.some(({ actor }) => entries.some(({ id }) => id === actor));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every step is looked at where it happens
  useEffect(() => {
    setOuter(null);
    setPicked(null);
  }, [n, leaf?.id]);

  const drawing = useMemo(() => drawingFor(SPINE, outer === null ? path.map(({ id }) => id) : [outer]), [outer, path]);
  const active = useMemo(() => new Set(path.map(({ id }) => id)), [path]);
  const edges = useMemo(
    () => new Set(taken.filter(({ actor }) => actor === SPINE).flatMap((one) => one.edges)),
    [taken],
  );

  // Where the drawing is larger than its place, the active state is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place changes with the step and the drawing
  useEffect(() => {
    const box = draw.current;
    const now = box?.querySelector('.now')?.getBoundingClientRect();
    if (!box || !now) return;
    const { left, width, top, height } = box.getBoundingClientRect();
    box.scrollLeft += now.left + now.width / 2 - left - width / 2;
    box.scrollTop += now.top + now.height / 2 - top - height / 2;
  }, [n, drawing, folded]);

  const crumbs = path.length > 2 ? path.slice(1) : path;
  const count = entries.length;
  const entriesShown = shown === 'entries' && count > 0;
  return (
    <section className="chart" aria-labelledby="h-chart" data-folded={folded || undefined}>
      <div className="head">
        <h2 id="h-chart">Statechart</h2>
        <nav className="path" aria-label="Active states, from the outermost">
          {crumbs.map(({ id, key }, at) => (
            <span key={id}>
              {at > 0 && <span aria-hidden="true">› </span>}
              {id === leaf?.id ? (
                <b>{key}</b>
              ) : hasDrawing(SPINE, id) ? (
                <button
                  type="button"
                  aria-pressed={outer === id}
                  onClick={() => {
                    setShown('game');
                    setOuter(outer === id ? null : id);
                    if (folded) fold?.turn();
                  }}
                >
                  {key}
                </button>
              ) : (
                key
              )}
            </span>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere */}
        <div className="end seg" role="group" aria-label="Which charts" hidden={folded}>
          <button type="button" aria-pressed={!entriesShown} onClick={() => setShown('game')}>
            Game
          </button>
          <button type="button" aria-pressed={entriesShown} disabled={count === 0} onClick={() => setShown('entries')}>
            {count === 1 ? '1 entry' : `${count} entries`}
            {movedEntries && <span className="moved" title="An entry took a transition" />}
          </button>
        </div>
        {fold && (
          <button
            type="button"
            className={folded ? 'btn fold end' : 'btn fold'}
            data-page-key="c"
            aria-expanded={!folded}
            aria-controls="chart-drawn"
            onClick={fold.turn}
          >
            <Icon sign="next" className="i turn" />
            {folded ? 'Show the chart' : 'Fold'}
            <kbd>C</kbd>
          </button>
        )}
      </div>
      <div id="chart-drawn" className="drawn" hidden={folded}>
        {entriesShown ? (
          <EntryCharts entries={entries} picked={picked} pick={setPicked} />
        ) : (
          <div className="draw scroll" ref={draw}>
            {drawing && (
              <Drawing
                drawing={drawing}
                label={`Statechart. Active: ${crumbs.map(({ key }) => key).join(', ')}.`}
                active={active}
                taken={edges}
                picked={picked}
                pick={setPicked}
                step={n}
              />
            )}
          </div>
        )}
        <div className="part" data-asked={picked !== null || undefined}>
          {picked ? <PartNote part={picked} /> : <Just drawing={drawing} taken={edges} entries={entriesShown} />}
        </div>
      </div>
      <div className="said only-s">
        <h3>What changed</h3>
        <ul>
          {position.changes.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a step keep their order
            <li key={at}>
              <Said words={words} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type JustProps = {
  readonly drawing: ReturnType<typeof drawingFor>;
  readonly taken: ReadonlySet<string>;
  readonly entries: boolean;
};

/** While nothing is asked about: what was just taken, in words. */
function Just({ drawing, taken, entries }: JustProps) {
  const lines = drawing ? takenOf(drawing, taken) : [];
  if (entries || drawing === null || lines.length === 0)
    return <span>Click or focus a state or a transition to see what it does, and by which rule.</span>;
  const keyOf = (id: string): string => drawing.nodes.find((node) => node.id === id)?.key ?? id;
  return (
    <>
      <span>Just taken:</span>
      {[...taken].flatMap((wanted) =>
        lines.flatMap(({ source, target, transitions }) =>
          transitions
            .filter(({ id }) => id === wanted)
            .map(({ id, event }) => (
              <span key={id} className="one">
                <b>{eventWords(event)}</b> {keyOf(source)} → {keyOf(target)}
              </span>
            )),
        ),
      )}
    </>
  );
}
