import type { PileRow } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, useTable } from '../wire/table.ts';
import { drawingFor, ENTRY } from './charts.ts';
import { Drawing } from './Drawing.tsx';
import { PartNote } from './PartNote.tsx';
import type { Part } from './part.ts';
import { usePart } from './usePart.ts';

type Props = {
  readonly entries: readonly PileRow[];
  readonly picked: Part | null;
  readonly pick: (part: Part) => void;
};

const NOTHING: ReadonlySet<string> = new Set();

/** The chart of every entry, each with its own active state: the pile, as a row of actors. */
export function EntryCharts({ entries, picked, pick }: Props) {
  const { hello, position } = useTable();
  const told = usePart('pileEntry', picked);
  const drawing = drawingFor(ENTRY, []);
  if (drawing === null) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="actors scroll" tabIndex={0} aria-label={say.chart.entriesLabel}>
        {entries.length === 0 && (
          <figure data-p={0}>
            <figcaption className="cap">{say.chart.noEntry}</figcaption>
            <Drawing
              drawing={drawing}
              label={say.chart.noEntry}
              active={NOTHING}
              taken={NOTHING}
              picked={picked}
              pick={pick}
              step={position.n}
            />
          </figure>
        )}
        {entries.map(({ id, number, title, state, controller, active }) => {
          const taken = position.taken.filter(({ actor }) => actor === id).flatMap(({ edges }) => edges);
          return (
            <figure key={id} data-p={seatOf(hello, controller)}>
              <figcaption className="cap">
                <Shape seat={seatOf(hello, controller)} />
                <span className="e">{number}</span>
                <b>{title}</b> {state}
              </figcaption>
              <Drawing
                drawing={drawing}
                label={say.chart.entryLabel(number, title, state)}
                active={new Set(active)}
                taken={new Set(taken)}
                picked={picked}
                pick={pick}
                step={position.n}
                still={state === 'waiting'}
              />
            </figure>
          );
        })}
      </section>
      <div className="part" data-asked={picked !== null || undefined}>
        {picked ? <PartNote part={picked} told={told} /> : <span>{say.chart.ask}</span>}
      </div>
    </>
  );
}
