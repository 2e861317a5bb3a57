import { useMemo } from 'react';
import { treeOf } from '../../chart/outline.ts';
import { say } from '../language/language.ts';
import { useTable } from '../wire/table.ts';
import { drawingFor, hasDrawing, SPINE, takenOf } from './charts.ts';
import { Drawing } from './Drawing.tsx';
import { FindState } from './FindState.tsx';
import { PartNote } from './PartNote.tsx';
import type { Part } from './part.ts';
import { usePart } from './usePart.ts';
import { Viewport } from './Viewport.tsx';
import type { WholeChart } from './whole.ts';
import { eventWords } from './words.ts';

/** What a chart of the spine is told. */
export type SpineProps = {
  readonly label: string;
  readonly active: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly picked: Part | null;
  readonly pick: (part: Part | null) => void;
  /** A state that was searched for. */
  readonly wanted: string | null;
  readonly whole: WholeChart | null;
  /** Told that the whole is needed, to be searched. */
  readonly seek: () => void;
  readonly find: (state: string) => void;
};

/** The drawings are shrunk no more than can still be read. */
const LEAST = 0.78;

type Props = SpineProps & { readonly outer: string | null; readonly lookAt: (state: string) => void };

/** The spine around the active state, or around another that somebody wants to see. */
export function SpineAround({ label, active, taken, picked, pick, wanted, whole, seek, find, outer, lookAt }: Props) {
  const { position } = useTable();
  const { n, path } = position;
  const told = usePart('game', picked);
  const drawing = useMemo(() => drawingFor(SPINE, outer === null ? path.map(({ id }) => id) : [outer]), [outer, path]);
  if (drawing === null) return null;

  const goTo = (state: string): void => {
    const around = whole ? treeOf(whole.outline).ancestors(state) : [];
    const focus = [state, ...around].find((id) => id !== state && hasDrawing(SPINE, id));
    if (focus === undefined) return;
    lookAt(focus);
    const node = drawingFor(SPINE, [focus])?.nodes.find(({ id }) => id === state);
    find(state);
    if (node) pick({ node });
  };
  const inner = picked && 'node' in picked && picked.node.folded ? firstDrawn(picked.node.id, whole) : null;
  return (
    <>
      <Viewport
        {...drawing}
        least={LEAST}
        shows={`${n} ${outer} ${drawing.width}`}
        wanted={wanted}
        tools={<FindState outline={whole?.outline ?? null} begin={seek} go={goTo} />}
      >
        {(scale) => (
          <Drawing
            drawing={drawing}
            label={label}
            active={active}
            taken={taken}
            picked={picked}
            pick={pick}
            step={n}
            scale={scale}
          />
        )}
      </Viewport>
      <div className="part" data-asked={picked !== null || undefined}>
        {picked ? (
          <PartNote part={picked} told={told}>
            {inner !== null && (
              <button type="button" className="btn out" onClick={() => lookAt(inner)}>
                {say.chart.lookInside}
              </button>
            )}
          </PartNote>
        ) : (
          <Just drawing={drawing} taken={taken} />
        )}
      </div>
    </>
  );
}

/** The state itself, or what lies in it, whichever has a drawing. */
function firstDrawn(state: string, whole: WholeChart | null): string | null {
  if (hasDrawing(SPINE, state)) return state;
  if (!whole) return null;
  const { children } = treeOf(whole.outline);
  const inside = children(state).map(({ id }) => firstDrawn(id, whole));
  return inside.find((id) => id !== null) ?? null;
}

type JustProps = { readonly drawing: NonNullable<ReturnType<typeof drawingFor>>; readonly taken: ReadonlySet<string> };

/** While nothing is asked about: what was just taken, in words. */
export function Just({ drawing, taken }: JustProps) {
  const lines = takenOf(drawing, taken);
  if (lines.length === 0) return <span>{say.chart.ask}</span>;
  const keyOf = (id: string): string => drawing.nodes.find((node) => node.id === id)?.key ?? id;
  return (
    <>
      <span>{say.chart.justTaken}</span>
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
